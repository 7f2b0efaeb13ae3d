import type { AnyFlow, RunningFlow } from '@gatehouse/sdk/flows';

/** A flow as its session history uses it. */
interface TraversedFlow extends Pick<RunningFlow<AnyFlow>, 'flow' | 'subscribe' | 'back'> {
  get(): { step: string; busy: string | null };
}

/** Marks the entry of the session history that a flow has added. */
const MARK = 'gatehouseStep';

const isMarked = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
};

/**
 * Keeps one entry in the session history while a user is past the first step, so that Back leads to that step instead
 * of out of the page. The URL and the router's own state stay as they are. Returns a function that stops it.
 */
export const followHistory = (running: TraversedFlow): (() => void) => {
  const { steps } = running.flow;
  let { step, busy } = running.get();
  /** The step that a user sees first; the flow may go there by itself. */
  let first = step;
  // After a reload the entry is still there.
  let isAdded = isMarked();
  let isRemoving = false;

  /** Whether a step goes on by itself and offers no way back, such as that of a completed sign-in. */
  const isLast = (name: string): boolean => {
    const { on, after } = steps[name] ?? {};
    return after !== undefined && !on?.back;
  };

  const follow = () => {
    const before = { step, busy };
    ({ step, busy } = running.get());
    if (step === before.step) return;
    const isByUser = before.busy !== null && before.busy !== 'after';
    if (!isByUser && !isAdded) first = step;
    if (step === first) return;
    if (isLast(step)) {
      // Back leaves the page from here.
      if (!isMarked()) return;
      isRemoving = true;
      isAdded = false;
      history.back();
    } else if (isByUser && !isAdded) {
      isAdded = true;
      history.pushState({ ...history.state, [MARK]: true }, '');
    }
  };

  const { href } = location;
  const traverse = () => {
    const wasAdded = isAdded;
    isAdded = isMarked();
    if (isRemoving) isRemoving = false;
    else if (isAdded || !wasAdded || location.href !== href) return;
    else if (step === first) history.back();
    else running.back();
  };

  /** A page that a browser kept while the user was elsewhere: what was underway has ended, and a timer has run. */
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (busy !== null || (steps[step]?.after?.ms ?? 0) > 0) running.back();
  };

  const unsubscribe = running.subscribe(follow);
  addEventListener('popstate', traverse);
  addEventListener('pageshow', restore);
  return () => {
    unsubscribe();
    removeEventListener('popstate', traverse);
    removeEventListener('pageshow', restore);
  };
};
