'use client';
import { loginFlow } from '@gatehouse/sdk/flows/login';
import CircleCheck from 'lucide-react/icons/circle-check';
import { ContinueLater } from '../frame/continue-later';
import type { FlowView, ScreenProps, Screens } from '../frame/flow-box';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { BreachedPassword, BreachedPasswordSuccess } from './breached-password';
import { LoginWithCode, MagicLinkPreLoginSuccess } from './codes';
import { LoginWithPassword } from './password';
import { PreLogin } from './pre-login';
import { PromptPasskeys } from './prompt-passkeys';
import { ForceTwoFactor, LoginWithTwoFactor, RecoverTwoFactor } from './second-factor';
import { LoginWithSsoFailed, RedirectToSso } from './sso';

export function Success({ send, errorText }: ScreenProps<typeof loginFlow, 'success'>) {
  const { success } = useFlowTexts('login');
  return (
    <Step icon={CircleCheck} title={success.title} text={success.text} error={errorText}>
      <ContinueLater onContinue={() => void send('go')} />
    </Step>
  );
}

export const loginScreens: Screens<typeof loginFlow> = {
  preLogin: PreLogin,
  loginWithPassword: LoginWithPassword,
  success: Success,
  magicLinkPreLoginSuccess: MagicLinkPreLoginSuccess,
  loginWithOtc: LoginWithCode,
  loginWithSmsOtc: LoginWithCode,
  loginWithQuickSmsOtc: LoginWithCode,
  loginWithTwoFactor: LoginWithTwoFactor,
  forceTwoFactor: ForceTwoFactor,
  recoverTwoFactor: RecoverTwoFactor,
  redirectToSSO: RedirectToSso,
  loginWithSSOFailed: LoginWithSsoFailed,
  promptPasskeys: PromptPasskeys,
  breachedPassword: BreachedPassword,
  breachedPasswordSuccess: BreachedPasswordSuccess,
};

export const loginView: FlowView<typeof loginFlow> = { flow: loginFlow, screens: loginScreens };
