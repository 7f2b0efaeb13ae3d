'use client';
import type { activateFlow } from '@gatehouse/sdk/flows/activate';
import Link2Off from 'lucide-react/icons/link-2-off';
import { EmailForm } from '../form/email-form';
import { LinkSent } from '../form/link-sent';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { isLinkRefused, placeRefusal } from '../frame/refusal';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof activateFlow, 'resend'>;

/** Renders the form that requests a new email, and its confirmation. */
export function ResendMail({ context, send, busy, error, errorText }: Props) {
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
