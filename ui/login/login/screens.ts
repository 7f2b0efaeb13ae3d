import { loginFlow } from '@gatehouse/sdk/flows/login';
import { texts } from '../../locales/en/flows/login';
import type { FlowView, Screens } from '../flow-box';
import { lazyScreenOf } from '../lazy-screen';
import { keepEnglish } from '../texts';
import { LoginWithPassword } from './login-with-password';
import { PreLogin } from './pre-login';
import { Success } from './success';

const later = () => import('./later-screens');
const secondFactor = () => import('./second-factor-screens');

const loginWithCode = lazyScreenOf(later, ({ LoginWithCode }) => LoginWithCode);

keepEnglish('login', texts);

/** Screens that most users see are in the first chunk; the others load on demand. */
export const loginScreens: Screens<typeof loginFlow> = {
  preLogin: PreLogin,
  loginWithPassword: LoginWithPassword,
  success: Success,
  magicLinkPreLoginSuccess: lazyScreenOf(later, ({ MagicLinkPreLoginSuccess }) => MagicLinkPreLoginSuccess),
  loginWithOtc: loginWithCode,
  loginWithSmsOtc: loginWithCode,
  loginWithQuickSmsOtc: loginWithCode,
  loginWithTwoFactor: lazyScreenOf(secondFactor, ({ LoginWithTwoFactor }) => LoginWithTwoFactor),
  forceTwoFactor: lazyScreenOf(secondFactor, ({ ForceTwoFactor }) => ForceTwoFactor),
  recoverTwoFactor: lazyScreenOf(later, ({ RecoverTwoFactor }) => RecoverTwoFactor),
  redirectToSSO: lazyScreenOf(later, ({ RedirectToSso }) => RedirectToSso),
  loginWithSSOFailed: lazyScreenOf(later, ({ LoginWithSsoFailed }) => LoginWithSsoFailed),
  promptPasskeys: lazyScreenOf(later, ({ PromptPasskeys }) => PromptPasskeys),
  breachedPassword: lazyScreenOf(later, ({ BreachedPassword }) => BreachedPassword),
  breachedPasswordSuccess: lazyScreenOf(later, ({ BreachedPasswordSuccess }) => BreachedPasswordSuccess),
};

export const loginView: FlowView<typeof loginFlow> = { flow: loginFlow, screens: loginScreens, texts: ['login'] };
