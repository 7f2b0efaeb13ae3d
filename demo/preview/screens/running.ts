import type { FlowScreen, PreviewScreen } from './catalogue';
import type { FlowId } from './flow-names';

/** First steps that run as in a product: what the vendor set decides what they show, and a user goes on from there. */
const running: readonly string[] = [
  'login.preLogin',
  'chooseAccount.choosing',
  'signUp.SignUp',
  'forgotPassword.forgotPassword',
  'resetPhoneNumber.ResetPhoneNumber',
];

export const isRunning = ({ id }: Pick<FlowScreen, 'id'>): boolean => running.includes(id);

/** Flows of users who are signed in. */
const signedInFlows: readonly FlowId[] = ['chooseAccount', 'stepUp', 'openApp', 'logOut'];

/** Whether a screen is for a user who is signed in. */
export const needsSession = (screen: PreviewScreen): boolean =>
  screen.kind === 'portal' || (screen.kind === 'flow' && signedInFlows.includes(screen.flow));
