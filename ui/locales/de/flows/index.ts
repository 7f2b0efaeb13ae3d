import type { FlowTextFiles } from '../../en';
import { texts as box } from './box';
import { texts as login } from './login';

export const first: FlowTextFiles['first'] = { box, login };

export const later: FlowTextFiles['later'] = {
  callbacks: () => import('./callbacks'),
  forgotPassword: () => import('./forgot-password'),
  impersonate: () => import('./impersonate'),
  logOut: () => import('./log-out'),
  mfa: () => import('./mfa'),
  newPassword: () => import('./new-password'),
  openApp: () => import('./open-app'),
  resetPassword: () => import('./reset-password'),
};
