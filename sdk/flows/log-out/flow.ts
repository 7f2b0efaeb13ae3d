import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import type { Identity } from '../../identity';
import { bringEngine } from '../../session/bring-engine';
import { sessionError } from '../../session/errors';
import { goToAccountPage } from '../../sign-in/account-link';
import { takeLogoutMark } from '../../sign-in/logout-mark';

/** Steps of the log-out. */
export type LogOutStep = 'loggingOut' | 'success';

/** Duration of the success screen, in milliseconds. */
export const LOG_OUT_SUCCESS_DELAY = 1000;

/** Context of the log-out. */
export interface LogOutContext {
  /** Whether the user has to confirm, since no button of this application opened the page. */
  needsConfirmation: boolean;
}

/** Dependencies of the log-out. */
export interface LogOutDeps {
  /** Returns whether a button of this application opened the page; true only once per press. */
  isOwn(): boolean;
  isSignedOut(): boolean;
  /**
   * Ends the session here, in the other tabs and at the provider; the local session ends even when the provider fails.
   * @throws IdentityError `sign-out-unfinished` when the session is still alive at the provider; a retry may help.
   */
  logout(): Promise<void>;
  toLogin(): void;
  /** Leaves the page without changing the session. */
  toHome(): void;
}

type Args = HandlerArgs<LogOutContext, LogOutDeps>;
type Result = Transition<LogOutStep, LogOutContext>;

const signOut = async ({ deps }: Args): Promise<Result> => {
  await deps.logout();
  return { step: 'success' };
};

const begin = (args: Args): Result | Promise<Result> => {
  if (args.deps.isOwn()) return signOut(args);
  return args.deps.isSignedOut() ? { step: 'success' } : { context: { needsConfirmation: true } };
};

const toLogin = ({ deps }: Args) => deps.toLogin();

/** Logs the user out: at once from the application's own buttons, after a confirmation from any other link. */
export const logOutFlow = defineFlow<LogOutStep, LogOutContext, LogOutDeps>()({
  name: 'logOut',
  initial: 'loggingOut',
  context: { needsConfirmation: false },
  steps: {
    loggingOut: { on: { confirm: signOut, stay: ({ deps }: Args) => deps.toHome() }, after: { ms: 0, run: begin } },
    success: { on: { continue: toLogin }, after: { ms: LOG_OUT_SUCCESS_DELAY, run: toLogin } },
  },
});

/** The parts of an identity that the log-out uses. */
export type LogOutIdentity = Pick<Identity, 'environment' | 'routes'> & {
  session: Pick<Identity['session'], 'get' | 'logout'>;
};

/** Creates the dependencies of the flow from an identity. */
export const logOutDeps = (identity: LogOutIdentity, overrides: Partial<LogOutDeps> = {}): LogOutDeps => {
  bringEngine();
  return {
    isOwn: () => takeLogoutMark(identity),
    isSignedOut: () => {
      const state = identity.session.get();
      return state.status === 'unauthenticated' && !state.error;
    },
    logout: async () => {
      await identity.session.logout();
      const state = identity.session.get();
      if (state.status !== 'unauthenticated' || !state.error) return;
      const { statusCode, traceId } = state.error;
      throw sessionError('sign-out-unfinished', { statusCode, traceId, cause: state.error });
    },
    toLogin: () => goToAccountPage(identity, 'loginUrl'),
    toHome: () => goToAccountPage(identity, 'authenticatedUrl'),
    ...overrides,
  };
};
