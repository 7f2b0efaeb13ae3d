'use client';
import { isAppScheme, type openAppFlow } from '@gatehouse/sdk/flows/open-app';
import ExternalLink from 'lucide-react/icons/external-link';
import { Button } from '../../kit/button/button';
import { useApplication } from '../application/application';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

export function OpenApp({ context, send, errorText }: ScreenProps<typeof openAppFlow, 'ready'>) {
  const texts = useFlowTexts('openApp');
  const application = useApplication();
  const name = context.app?.name ?? application.name;
  const isInstalled = context.app !== undefined && isAppScheme(context.app.address);
  return (
    <Step icon={ExternalLink} title={name ? texts.titleOf(name) : texts.title} error={errorText}>
      <Button className="gh:w-full" onClick={() => void send('open')}>
        {texts.open}
      </Button>
      {isInstalled && <LinkButton onClick={() => void send('home')}>{texts.notInstalled}</LinkButton>}
    </Step>
  );
}
