'use client';
import type { StepOf } from '@gatehouse/sdk/flows';
import { activateDeps, activateFlow } from '@gatehouse/sdk/flows/activate';
import CircleCheck from 'lucide-react/icons/circle-check';
import Link2Off from 'lucide-react/icons/link-2-off';
import UserCheck from 'lucide-react/icons/user-check';
import { useMemo } from 'react';
import { useTexts } from '../../react/texts';
import { type CustomFields, CustomFieldsProvider, fieldsIn } from '../form/custom-fields';
import { EmailForm } from '../form/email-form';
import { LinkSent } from '../form/link-sent';
import { Box, type BoxSettings } from '../frame/box';
import type { FlowView, ScreenProps } from '../frame/flow-box';
import { useFlowDeps, useNavigation } from '../frame/flow-deps';
import { ScreenOutline } from '../frame/pending';
import { isLinkRefused, placeRefusal } from '../frame/refusal';
import { ActionStep, LinkButton, Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { ActivatingForm } from './forms';

type Props<Step extends StepOf<typeof activateFlow>> = ScreenProps<typeof activateFlow, Step>;

export function Activating({ context, send, busy, errorText }: Props<'activating'>) {
  const texts = useFlowTexts('activate');
  const { titleOf } = useFlowTexts('signUp');
  const { invitation, toLogin } = useFlowTexts('box');
  const { account } = context;
  // The link is still being read from the URL.
  if (busy === 'after') return <ScreenOutline />;
  return (
    <ActionStep
      icon={UserCheck}
      title={account ? titleOf(account) : texts.title}
      text={account ? undefined : texts.text}
      error={errorText}
      action={account ? invitation.join : texts.submit}
      busy={busy === 'confirm'}
      onAction={() => void send('confirm')}
    >
      <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
    </ActionStep>
  );
}

/** Renders the form that requests a new email, and its confirmation. */
function ResendMail({ context, send, busy, error, errorText }: Props<'resend'>) {
  const texts = useFlowTexts('activate');
  const { toLogin } = useFlowTexts('box');
  const { sentTo } = context;
  const login = <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>;
  if (sentTo) {
    return (
      <LinkSent
        error={error}
        errorText={errorText}
        title={texts.sentTitle}
        text={texts.sentText(sentTo)}
        busy={busy === 'submit' ? 'resend' : busy}
        onResend={() => send('submit', { email: sentTo })}
      >
        {login}
      </LinkSent>
    );
  }
  // The text explains the step; errors of the request are rendered above the form or at the field.
  const isAboutLink = error !== null && isLinkRefused(error);
  return (
    <Step
      icon={Link2Off}
      title={texts.endedTitle}
      text={texts.endedText}
      error={isAboutLink ? undefined : placeRefusal(error, errorText).above}
    >
      <EmailForm
        error={isAboutLink ? null : error}
        errorText={isAboutLink ? undefined : errorText}
        submit={texts.resend}
        busy={busy === 'submit'}
        onSubmit={(email) => send('submit', { email })}
      />
      {(context.requiresPassword || context.requiresCode) && !isAboutLink && (
        <LinkButton onClick={() => void send('back')}>{texts.back}</LinkButton>
      )}
      {login}
    </Step>
  );
}

function Activated({ context, send }: Props<'success'>) {
  const { common } = useTexts();
  const texts = useFlowTexts('activate');
  const { invitation } = useFlowTexts('box');
  const { account, email, outcome } = context;
  const signedIn = email ? invitation.signedInAs(email) : texts.doneText;
  return (
    <ActionStep
      icon={CircleCheck}
      title={account ? invitation.joined(account) : texts.doneTitle}
      text={outcome === 'toLogin' ? texts.doneLogin : signedIn}
      action={common.continue}
      onAction={() => void send('continue')}
    />
  );
}

const activateView: FlowView<typeof activateFlow> = {
  flow: activateFlow,
  screens: {
    activating: Activating,
    activatingForm: ActivatingForm,
    resend: ResendMail,
    success: Activated,
  },
};

export interface ActivateBoxProps extends BoxSettings<typeof activateFlow>, Pick<CustomFields, 'fields' | 'terms'> {
  /** Called instead of navigating to the page after sign-in. */
  onSuccess?: () => void;
}

/** Activates a user by an emailed link, read from the page's URL, or on the code route by its code. */
export default function ActivateBox({ onSuccess, fields, terms, context, ...settings }: ActivateBoxProps) {
  const flowDeps = useFlowDeps(activateDeps);
  const deps = useNavigation(flowDeps, onSuccess);
  const customFields = useMemo(() => ({ fields, terms }), [fields, terms]);
  const start = { hasCustomFields: fieldsIn(customFields, 'activate').length > 0, ...context };
  return (
    <CustomFieldsProvider value={customFields}>
      <Box view={activateView} {...settings} deps={deps} context={start} />
    </CustomFieldsProvider>
  );
}
