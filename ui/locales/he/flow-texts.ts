import type { FlowTextFiles } from '../en';
import { texts as box } from './flows/box';
import { texts as login } from './flows/login';

export const first: FlowTextFiles['first'] = { box, login };

export const later: FlowTextFiles['later'] = {
  acceptInvitation: () => import('./flows/accept-invitation'),
  activate: () => import('./flows/activate'),
  callbacks: () => import('./flows/callbacks'),
  chooseAccount: () => import('./flows/choose-account'),
  forgotPassword: () => import('./flows/forgot-password'),
  formHelp: () => import('./flows/form-help'),
  impersonate: () => import('./flows/impersonate'),
  loginLater: () => import('./flows/login-later'),
  logOut: () => import('./flows/log-out'),
  mfa: () => import('./flows/mfa'),
  mobileAuthenticator: () => import('./flows/mobile-authenticator'),
  newPassword: () => import('./flows/new-password'),
  openApp: () => import('./flows/open-app'),
  phoneNumber: () => import('./flows/phone-number'),
  registerQuickLogin: () => import('./flows/register-quick-login'),
  resetPassword: () => import('./flows/reset-password'),
  resetPhoneNumber: () => import('./flows/reset-phone-number'),
  sessionWarning: () => import('./flows/session-warning'),
  stepUp: () => import('./flows/step-up'),
  signUp: () => import('./flows/sign-up'),
  unlock: () => import('./flows/unlock'),
};
