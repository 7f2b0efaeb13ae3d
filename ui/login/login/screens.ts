import type { loginFlow } from '@gatehouse/sdk/flows/login';
import type { Screens } from '../flow-box';
import { lazyScreen } from '../lazy-screen';
import { LoginWithPassword } from './login-with-password';
import { PreLogin } from './pre-login';
import { Success } from './success';

const loginWithCode = lazyScreen(() => import('./login-with-code'));

/** The common steps load with the box; every other step is a chunk of its own. */
export const loginScreens: Screens<typeof loginFlow> = {
  preLogin: PreLogin,
  loginWithPassword: LoginWithPassword,
  success: Success,
  magicLinkPreLoginSuccess: lazyScreen(() => import('./magic-link-pre-login-success')),
  loginWithOtc: loginWithCode,
  loginWithSmsOtc: loginWithCode,
  loginWithQuickSmsOtc: loginWithCode,
  loginWithTwoFactor: lazyScreen(() => import('./login-with-two-factor')),
  forceTwoFactor: lazyScreen(() => import('./force-two-factor')),
  recoverTwoFactor: lazyScreen(() => import('./recover-two-factor')),
  redirectToSSO: lazyScreen(() => import('./redirect-to-sso')),
  loginWithSSOFailed: lazyScreen(() => import('./login-with-sso-failed')),
  promptPasskeys: lazyScreen(() => import('./prompt-passkeys')),
  breachedPassword: lazyScreen(() => import('./breached-password')),
  breachedPasswordSuccess: lazyScreen(() => import('./breached-password-success')),
};
