import type { KeyValue } from '../../core/environment';
import { identityError } from '../../core/error-texts';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import type { Identity } from '../../identity';
import { goAfterAuth } from '../../sign-in/after-auth';
import { quickLoginKey } from '../../sign-in/quick-login';

/** Steps of registering a device for the quick sign-in. */
export type RegisterQuickLoginStep = 'registerQuickLogin' | 'success';

/** Delay before the page changes, in milliseconds. */
const AFTER_AUTH_DELAY = 200;

/** Dependencies of the flow. */
export interface RegisterQuickLoginDeps {
  /** Returns the id of the signed-in user. */
  userId(): string | undefined;
  storage: KeyValue;
  /** Navigates to the page after signing in. */
  navigate(): void;
}

type Context = Record<never, never>;
type Args = HandlerArgs<Context, RegisterQuickLoginDeps>;
type Result = Transition<RegisterQuickLoginStep, Context>;

const register = ({ deps }: Args): Result => {
  const userId = deps.userId();
  if (!userId) throw identityError('signed-out');
  deps.storage.setItem(quickLoginKey(userId), 'true');
  return { step: 'success' };
};

const leave = ({ deps }: Args) => deps.navigate();

/** Lets the signed-in user sign in by text message on this device from now on. */
export const registerQuickLoginFlow = defineFlow<RegisterQuickLoginStep, Context, RegisterQuickLoginDeps>()({
  name: 'registerQuickLogin',
  initial: 'registerQuickLogin',
  context: {},
  steps: {
    registerQuickLogin: { on: { register, later: leave } },
    success: { on: { go: leave }, after: { ms: AFTER_AUTH_DELAY, run: leave } },
  },
});

/** Creates the dependencies of the flow from an identity. */
export const registerQuickLoginDeps = (
  identity: Pick<Identity, 'environment' | 'routes' | 'safeRedirect'> & { session: Pick<Identity['session'], 'get'> },
): RegisterQuickLoginDeps => ({
  userId: () => {
    const state = identity.session.get();
    return state.status === 'authenticated' ? state.user.id : undefined;
  },
  storage: identity.environment.local,
  navigate: () => goAfterAuth(identity),
});
