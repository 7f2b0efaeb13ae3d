'use client';
import type { IdentityError } from '@gatehouse/sdk';
import type { CodeInput, MfaContext } from '@gatehouse/sdk/flows/mfa';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { useTexts } from '../../react/texts';
import { Resend } from '../form/resend';
import { useFlowTexts } from '../texts';
import { rememberText } from './remember-text';
import { SecondFactorCode } from './second-factor-code';

export interface SentCodeProps {
  context: MfaContext;
  busy: string | null;
  error: IdentityError | null;
  errorText: string | undefined;
  onSubmit: (input: CodeInput) => Promise<void>;
  onResend: () => Promise<void>;
  /** Whether the code is sent by text message instead of email. Default false. */
  bySms?: boolean;
}

/** Renders the form for a code sent by email or text message, or a send button until one was sent. */
export function SentCode({ context, busy, error, errorText, onSubmit, onResend, bySms }: SentCodeProps) {
  const { common, language } = useTexts();
  const texts = useFlowTexts('mfa');
  const { code } = useFlowTexts('box');
  if (!context.otcToken) {
    return (
      <Alert
        tone="warning"
        actions={
          <Button size="sm" variant="secondary" loading={busy === 'resend'} onClick={() => void onResend()}>
            {common.tryAgain}
          </Button>
        }
      >
        {texts.notSent}
      </Alert>
    );
  }
  return (
    <>
      <SecondFactorCode
        error={error}
        errorText={errorText}
        onSubmit={onSubmit}
        bySms={bySms && busy === null}
        remember={rememberText(language, texts, context)}
        busy={busy === 'submit'}
      />
      <Resend label={code.resend} done={code.resent} busy={busy === 'resend'} error={error} onResend={onResend} />
    </>
  );
}
