import { fault } from '../../core/error-texts';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import type { Identity } from '../../identity';
import { goToAccountPage } from '../../sign-in/account-link';
import { takeLogoutMark } from '../../sign-in/logout-mark';

/** Screens of the log-out page. */
export type LogOutStep = 'loggingOut' | 'success';

/** Time on the screen that confirms the log-out, in milliseconds. */
export const LOG_OUT_SUCCESS_DELAY = 1000;

/** State of a log-out. */
export interface LogOutContext {
  /** The page was not opened by a button of this application: it waits for the user. */
  asks: boolean;
}

/** What the flow needs from outside. */
export interface LogOutDeps {
  /** Whether the page was opened by a button of this application; counts once. */
  isOwn(): boolean;
  isSignedOut(): boolean;
  /**
   * Ends the session here, in the other tabs and at the provider; what is here ends also when the provider fails.
   * @throws IdentityError `sign-out-unfinished` when the session lives on at the provider; another try may help.
   */
  logout(): Promise<void>;
  toLogin(): void;
  /** Leaves with the session as it is. */
  toHome(): void;
}

type Args = HandlerArgs<LogOutContext, LogOutDeps>;
type Answer = Transition<LogOutStep, LogOutContext>;

const signOut = async ({ deps }: Args): Promise<Answer> => {
  await deps.logout();
  return { step: 'success' };
};

const begin = (args: Args): Answer | Promise<Answer> => {
  if (args.deps.isOwn()) return signOut(args);
  return args.deps.isSignedOut() ? { step: 'success' } : { context: { asks: true } };
};

const toLogin = ({ deps }: Args) => deps.toLogin();

/** Log-out on a page of its own: at once for the application's own buttons, after a confirmation for all other links. */
export const logOutFlow = defineFlow<LogOutStep, LogOutContext, LogOutDeps>()({
  name: 'logOut',
  initial: 'loggingOut',
  context: { asks: false },
  steps: {
    loggingOut: { on: { confirm: signOut, stay: ({ deps }: Args) => deps.toHome() }, after: { ms: 0, run: begin } },
    success: { on: { continue: toLogin }, after: { ms: LOG_OUT_SUCCESS_DELAY, run: toLogin } },
  },
});

/** What a log-out needs of an identity. */
export type LogOutIdentity = Pick<Identity, 'environment' | 'routes'> & {
  session: Pick<Identity['session'], 'get' | 'logout'>;
};

/** Connects the flow to an identity. */
export const logOutDeps = (identity: LogOutIdentity, overrides: Partial<LogOutDeps> = {}): LogOutDeps => ({
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
    throw fault('sign-out-unfinished', { statusCode, traceId, cause: state.error });
  },
  toLogin: () => goToAccountPage(identity, 'loginUrl'),
  toHome: () => goToAccountPage(identity, 'authenticatedUrl'),
  ...overrides,
});
