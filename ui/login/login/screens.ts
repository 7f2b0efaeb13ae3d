import { loginFlow } from '@gatehouse/sdk/flows/login';
import { texts } from '../../locales/en/flows/login';
import type { FlowView, Screens } from '../flow-box';
import { lazyScreen } from '../lazy-screen';
import { keepEnglish } from '../texts';
import { LoginWithPassword } from './login-with-password';
import { PreLogin } from './pre-login';
import { Success } from './success';

const loginWithCode = lazyScreen(() => import('./login-with-code'));

keepEnglish('login', texts);

/** The screens that most users see come at once; each of the others is a chunk of its own. */
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

export const loginView: FlowView<typeof loginFlow> = { flow: loginFlow, screens: loginScreens, texts: ['login'] };
