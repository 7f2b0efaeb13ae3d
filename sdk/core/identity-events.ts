import { isAbort, toIdentityError } from './errors';

/** What a user did, by names and codes only: nothing in it tells who it was. */
export type IdentityEvent =
  /** A user has signed in or out on this page, or in another tab of it; or has switched the account. */
  | { readonly type: 'signed-in' | 'signed-out' | 'account-switched' }
  /** A flow shows a step, e.g. `loginWithPassword` of `login`. */
  | { readonly type: 'step'; readonly flow: string; readonly step: string }
  /** An event of a step has failed. */
  | {
      readonly type: 'step-failed';
      readonly flow: string;
      readonly step: string;
      readonly action: string;
      readonly errorCode: string;
    }
  /** A change of server state has succeeded, e.g. `remove` of `users`. */
  | { readonly type: 'action'; readonly capability: string; readonly name: string }
  | { readonly type: 'action-failed'; readonly capability: string; readonly name: string; readonly errorCode: string };

/** Takes the events of an identity; what it throws is ignored. */
export type OnIdentityEvent = (event: IdentityEvent) => void;

/** Returns a listener that never throws. */
export const reporterOf =
  (listener: OnIdentityEvent | undefined): OnIdentityEvent =>
  (event) => {
    try {
      listener?.(event);
    } catch {
      // A failing listener must not block what it listens to.
    }
  };

/** Runs a change of server state, and reports how it ended; one that was canceled did not end. */
export const reported = async <T>(
  report: OnIdentityEvent,
  action: { capability: string; name: string },
  run: () => Promise<T>,
): Promise<T> => {
  try {
    const result = await run();
    report({ type: 'action', ...action });
    return result;
  } catch (error) {
    if (!isAbort(error)) report({ type: 'action-failed', ...action, errorCode: toIdentityError(error).errorCode });
    throw error;
  }
};

interface Steps {
  readonly flow: { readonly name: string };
  readonly store: {
    getState(): { step: string; error: { errorCode: string } | null };
    subscribe(listener: (state: { step: string; error: { errorCode: string } | null }) => void): () => void;
  };
  failed(): { event: string } | undefined;
}

/**
 * Reports the steps of a running flow, and each failure of one, to `onEvent` of the identity, until the returned function
 * is called. The boxes do it themselves.
 *
 * @example
 * const running = createFlow(loginFlow, loginDeps(identity));
 * reportSteps(running, identity);
 */
export const reportSteps = (
  { flow: { name }, store, failed }: Steps,
  { report }: { report: OnIdentityEvent },
): (() => void) => {
  let { step, error } = store.getState();
  report({ type: 'step', flow: name, step });
  return store.subscribe((next) => {
    if (next.step !== step) report({ type: 'step', flow: name, step: next.step });
    if (next.error && next.error !== error) {
      const action = failed()?.event ?? 'step';
      report({ type: 'step-failed', flow: name, step: next.step, action, errorCode: next.error.errorCode });
    }
    ({ step, error } = next);
  });
};
