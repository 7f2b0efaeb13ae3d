'use client';
import type { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import { ShieldCheck } from 'lucide-react';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../flow-box';
import { Step } from '../step';
import { ChooseAnother } from './choose-another';
import { rememberText } from './remember-text';
import { SecondFactorCode } from './second-factor-code';

type Props = ScreenProps<typeof mfaFlow, 'authenticatorApp'>;

export function AuthenticatorApp({ context, send, busy, error, errorText }: Props) {
  const texts = useTexts();
  const { authenticator } = texts.mfa;
  const { enrolled } = context;
  return (
    <Step
      icon={ShieldCheck}
      title={enrolled ? authenticator.title : authenticator.enrolTitle}
      text={enrolled ? authenticator.text : authenticator.enrolText}
    >
      {!enrolled && <Picture address={context.qrCode} busy={busy === 'load'} onRetry={() => void send('load')} />}
      <SecondFactorCode
        {...{ error, errorText }}
        submit={enrolled ? undefined : authenticator.enrolSubmit}
        remember={rememberText(texts, context)}
        busy={busy === 'submit'}
        onSubmit={(input) => send('submit', input)}
      />
      <ChooseAnother methods={context.methods} onChoose={() => void send('chooseAnother')} />
    </Step>
  );
}

interface PictureProps {
  address: string | undefined;
  busy: boolean;
  onRetry: () => void;
}

function Picture({ address, busy, onRetry }: PictureProps) {
  const texts = useTexts();
  const { authenticator } = texts.mfa;
  if (!address?.startsWith('data:image/')) {
    return (
      <Alert
        tone="warning"
        actions={
          <Button size="sm" variant="secondary" loading={busy} onClick={onRetry}>
            {texts.common.tryAgain}
          </Button>
        }
      >
        {authenticator.pictureFailed}
      </Alert>
    );
  }
  return (
    <img
      src={address}
      alt={authenticator.pictureAlt}
      width={184}
      height={184}
      className="gh:size-46 gh:justify-self-center gh:rounded gh:border gh:border-line gh:bg-[white] gh:p-1"
    />
  );
}
