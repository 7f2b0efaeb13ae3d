'use client';
import type { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { appCodeError } from '../../react/app-code-error';
import { describeError, useTexts } from '../../react/texts';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { ChooseAnother } from './choose-another';
import { rememberText } from './remember-text';
import { SecondFactorCode } from './second-factor-code';
import { SetUp } from './set-up';
import { useIsPhone } from './use-media';
import { useWrongCodes } from './use-wrong-codes';

type Props = ScreenProps<typeof mfaFlow, 'authenticatorApp'>;

export function AuthenticatorApp({ context, send, busy, error }: Props) {
  const commonTexts = useTexts();
  const texts = useFlowTexts('mfa');
  const { authenticator } = texts;
  const { enrolled } = context;
  const isPhone = useIsPhone();
  const wrongCodes = useWrongCodes(error);
  const howTo = isPhone ? texts.setup.phoneText : authenticator.enrollText;
  return (
    <Step
      icon={ShieldCheck}
      title={enrolled ? authenticator.title : authenticator.enrollTitle}
      text={enrolled ? authenticator.text : howTo}
    >
      {!enrolled && (
        <SetUp picture={context.qrCode} isPhone={isPhone} busy={busy === 'load'} onRetry={() => void send('load')} />
      )}
      <SecondFactorCode
        error={error}
        errorText={error ? describeError(commonTexts, appCodeError(error)) : undefined}
        submit={enrolled ? undefined : authenticator.enrollSubmit}
        remember={rememberText(commonTexts.language, texts, context)}
        busy={busy === 'submit'}
        onSubmit={(input) => send('submit', input)}
      />
      <p role="status" className="gh:text-sm gh:text-subtle gh:empty:sr-only">
        {wrongCodes > 1 && authenticator.clock}
      </p>
      <ChooseAnother methods={context.methods} onChoose={() => void send('chooseAnother')} />
    </Step>
  );
}
