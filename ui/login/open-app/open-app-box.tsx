'use client';
import type { StepOf } from '@gatehouse/sdk/flows';
import { isAppScheme, openAppDeps, openAppFlow } from '@gatehouse/sdk/flows/open-app';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTexts } from '../../react/texts';
import { useApplication } from '../application/application';
import { Box, type BoxSettings } from '../frame/box';
import type { FlowView, ScreenProps } from '../frame/flow-box';
import { useFlowDeps } from '../frame/flow-deps';
import { ScreenOutline } from '../frame/pending';
import { ActionStep, LinkButton } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof openAppFlow>> = ScreenProps<typeof openAppFlow, Step>;

function Opening({ send, errorText }: Props<'opening'>) {
  const { kit } = useTexts();
  const texts = useFlowTexts('openApp');
  const { toLogin } = useFlowTexts('box');
  if (!errorText) return <ScreenOutline />;
  return (
    <ActionStep title={texts.title} error={errorText} action={kit.retry} onAction={() => void send('retry')}>
      <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
    </ActionStep>
  );
}

function OpenApp({ context, send, errorText }: Props<'ready'>) {
  const texts = useFlowTexts('openApp');
  const application = useApplication();
  const name = context.app?.name ?? application.name;
  const isInstalled = context.app !== undefined && isAppScheme(context.app.address);
  return (
    <ActionStep
      icon={ExternalLink}
      title={name ? texts.titleOf(name) : texts.title}
      error={errorText}
      action={texts.open}
      onAction={() => void send('open')}
    >
      {isInstalled && <LinkButton onClick={() => void send('home')}>{texts.notInstalled}</LinkButton>}
    </ActionStep>
  );
}

function NotFound({ send }: Props<'failed'>) {
  const texts = useFlowTexts('openApp');
  const { toLogin } = useFlowTexts('box');
  return (
    <ActionStep
      title={texts.failedTitle}
      text={texts.failedText}
      action={toLogin}
      onAction={() => void send('toLogin')}
    />
  );
}

const openAppView: FlowView<typeof openAppFlow> = {
  flow: openAppFlow,
  screens: { opening: Opening, ready: OpenApp, failed: NotFound },
};

export interface OpenAppBoxProps extends BoxSettings<typeof openAppFlow> {}

/** Redirects the signed-in user to their application, at the URL configured at the provider. */
export default function OpenAppBox(settings: OpenAppBoxProps) {
  const deps = useFlowDeps(openAppDeps);
  return <Box view={openAppView} {...settings} deps={deps} />;
}
