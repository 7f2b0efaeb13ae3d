import { identityError } from '../core/error-texts';
import type { Identity } from '../identity';
import { recordUnlessTooOften } from '../session/recent-times';
import { isSteppedUp, MULTI_FACTOR, SHOULD_STEP_UP_KEY } from '../session/step-up';
import { providerNow } from '../session/tokens/provider-clock';
import { stepUpError } from './step-up-errors';

const TIMES_KEY = 'GATEHOUSE_STEP_UPS';
const LOOP = { limit: 2, ms: 600_000 };
/** Time within which a page that navigates away has left, in milliseconds. */
const LEAVE_LIMIT = 10_000;

/** Options of the step-up. */
export interface StepUpRequest {
  /** Maximum age of the authentication, in seconds. Default: none. */
  maxAge?: number;
  /** Path or URL to return to. Default: the current page. */
  returnTo?: string;
  /** Login alias of the account to sign in to again. Default: that of the tenant resolver. */
  organization?: string;
  /**
   * Runs the step-up in a dialog of the host, and resolves when the user has completed it. Default: opens the
   * provider's page, or the step-up route of an embedded login.
   */
  inPlace?: (request: Pick<StepUpRequest, 'maxAge' | 'reason'>) => Promise<void>;
  /** What the user confirms, for the dialog, such as "Confirm to delete Acme Labs". Default: a general text. */
  reason?: string;
  /** Cancels the wait for the dialog or for the navigation. The action then does not run. */
  signal?: AbortSignal;
}

type StepUpIdentity = Pick<Identity, 'environment' | 'loginMode' | 'routes' | 'safeRedirect' | 'session'>;

const isDone = ({ session, environment }: StepUpIdentity, maxAge: number | undefined): boolean => {
  const state = session.get();
  if (state.status !== 'authenticated') return false;
  return isSteppedUp(state.claims, { maxAge, now: providerNow(state.claims, environment.now()) / 1000 });
};

/** Returns the signed-in user and account; undefined when signed out. */
const ownerOf = ({ session }: StepUpIdentity): string | undefined => {
  const state = session.get();
  return state.status === 'authenticated' ? JSON.stringify([state.user.id, state.claims.tenantId]) : undefined;
};

/** Returns whether this tab has begun a step-up, which any link to its page could not have. */
export const hasBegunStepUp = ({ tab }: Pick<StepUpIdentity['environment'], 'tab'>): boolean =>
  tab.getItem(TIMES_KEY) !== null;

const navigateToStepUp = async (
  identity: StepUpIdentity,
  { maxAge, returnTo, organization }: StepUpRequest,
): Promise<void> => {
  const { environment, routes, safeRedirect, session } = identity;
  const page = environment.page();
  if (!page) throw stepUpError('step-up-failed');
  if (!recordUnlessTooOften(environment, TIMES_KEY, LOOP)) {
    environment.tab.removeItem(TIMES_KEY);
    throw stepUpError('step-up-failed');
  }
  environment.local.setItem(SHOULD_STEP_UP_KEY, 'true');
  if (identity.loginMode === 'hosted') {
    await session.login({ returnTo: returnTo ?? page.href, acrValues: MULTI_FACTOR, maxAge, organization });
    return;
  }
  const target = new URL(routes.stepUpUrl, page);
  if (maxAge !== undefined) target.searchParams.set('maxAge', String(maxAge));
  target.searchParams.set('redirectUrl', (safeRedirect(returnTo ?? page.href) ?? page).href);
  environment.redirect(target);
};

/**
 * Has the user sign in again, with the second factor if they have one, and returns to this page.
 *
 * @throws AbortError when the page did not leave, or "Back" restored it.
 * @throws IdentityError `step-up-failed` when two attempts did not help.
 */
export const confirmIdentity = async (
  identity: StepUpIdentity,
  { hasSecondFactor, ...request }: Pick<StepUpRequest, 'maxAge' | 'returnTo'> & { hasSecondFactor: boolean },
): Promise<void> => {
  if (hasSecondFactor || identity.loginMode !== 'hosted') await navigateToStepUp(identity, request);
  // A user without a second factor could never complete it.
  else {
    const state = identity.session.get();
    await identity.session.login({
      returnTo: request.returnTo ?? identity.environment.page()?.href,
      maxAge: request.maxAge,
      ...(state.status === 'authenticated' && { extra: { login_hint: state.user.email } }),
    });
  }
  await untilNavigated(identity.environment);
};

const notConfirmed = () =>
  new DOMException('The second factor was not confirmed on this page. Call again after the return.', 'AbortError');

const anotherOwner = () => new DOMException('The user or account has changed.', 'AbortError');

/** Waits for `run`, or for the signal of the request. */
const unlessAborted = async <T>(signal: AbortSignal | undefined, run: () => Promise<T>): Promise<T> => {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(notConfirmed());
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    stop = () => signal?.removeEventListener('abort', abort);
  });
  try {
    return await Promise.race([aborted, run()]);
  } finally {
    stop();
  }
};

/** Waits while the page navigates away; rejects with an AbortError when it did not leave, or "Back" restored it. */
const untilNavigated = ({ after, listen }: Pick<StepUpIdentity['environment'], 'after' | 'listen'>): Promise<never> =>
  new Promise((_, reject) => {
    const cancelNavigation = () => {
      cancel();
      unlisten();
      reject(notConfirmed());
    };
    const cancel = after(LEAVE_LIMIT, cancelNavigation);
    const unlisten = listen('pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) cancelNavigation();
    });
  });

/**
 * Runs an action that needs a recent second factor; runs a step-up first when the token does not prove one. When the
 * page has to leave for that, the promise is pending for at most ten seconds: call again after the return, on the page
 * that the user returns to. An action without the required second factor never runs.
 *
 * @throws AbortError when the page did not leave, when "Back" restored it, when the user or account changed, or when
 * `signal` aborted.
 * @throws IdentityError `signed-out` when no user is signed in, `step-up-failed` when the token still does not prove a
 * second factor after the step-up (after two, when the page leaves for it).
 * @example
 * await withStepUp(identity, () => api.deleteAccount(), { maxAge: 300 });
 */
export const withStepUp = async <T>(
  identity: StepUpIdentity,
  action: () => T | Promise<T>,
  request: StepUpRequest = {},
): Promise<T> => {
  const ownerBefore = ownerOf(identity);
  await identity.session.getToken();
  if (identity.session.get().status !== 'authenticated') throw identityError('signed-out');
  const owner = ownerBefore ?? ownerOf(identity);
  if (!isDone(identity, request.maxAge)) {
    const { inPlace, maxAge, reason } = request;
    if (!inPlace) {
      await navigateToStepUp(identity, request);
      return unlessAborted(request.signal, () => untilNavigated(identity.environment));
    }
    await unlessAborted(request.signal, () => inPlace({ maxAge, reason }));
    if (!isDone(identity, request.maxAge)) throw stepUpError('step-up-failed');
  }
  // Another user's second factor must not authorize this user's action.
  if (owner !== ownerOf(identity)) throw anotherOwner();
  identity.environment.tab.removeItem(TIMES_KEY);
  return action();
};
