import { texts as box } from './box';
import { texts as login } from './login';

/** Texts of the first screens of the login box; `box` holds those that several flows share. */
export const first = { box, login };

/** Texts of the other flows; each is loaded with its flow. */
export const later = {
  callbacks: () => import('./callbacks'),
  forgotPassword: () => import('./forgot-password'),
  impersonate: () => import('./impersonate'),
  logOut: () => import('./log-out'),
  mfa: () => import('./mfa'),
  newPassword: () => import('./new-password'),
  openApp: () => import('./open-app'),
  resetPassword: () => import('./reset-password'),
};
