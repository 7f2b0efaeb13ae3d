import type { FlowScreen, PreviewScreen } from './catalog';
import type { FlowId } from './flow-names';

/** First steps that run as in a product: they depend on the vendor's settings, and users can continue from there. */
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

/** Returns whether a screen requires a signed-in user. */
export const needsSession = (screen: PreviewScreen): boolean =>
  screen.kind === 'portal' || (screen.kind === 'flow' && signedInFlows.includes(screen.flow));
