import { loginFlow } from '@gatehouse/sdk/flows/login';
import type { FlowView, Screens } from '../frame/flow-box';
import { BreachedPassword } from './breached-password';
import { BreachedPasswordSuccess } from './breached-password-success';
import { ForceTwoFactor } from './force-two-factor';
import { LoginWithCode } from './login-with-code';
import { LoginWithPassword } from './login-with-password';
import { LoginWithSsoFailed } from './login-with-sso-failed';
import { LoginWithTwoFactor } from './login-with-two-factor';
import { MagicLinkPreLoginSuccess } from './magic-link-pre-login-success';
import { PreLogin } from './pre-login';
import { PromptPasskeys } from './prompt-passkeys';
import { RecoverTwoFactor } from './recover-two-factor';
import { RedirectToSso } from './redirect-to-sso';
import { Success } from './success';

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
