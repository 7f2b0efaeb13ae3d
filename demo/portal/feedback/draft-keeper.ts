import type { DraftStore } from './draft';

/** Debounce before a draft is stored, in milliseconds. */
const DEBOUNCE = 400;

/** State of the draft: none, stored, or kept only on this page. */
export type DraftState = 'empty' | 'kept' | 'lost';

export interface DraftKeeper<V> {
  /** Schedules the latest values to be stored. */
  note(values: V): void;
  /** Stores pending values at once. */
  flush(): void;
  /** Deletes the draft and pending values. */
  drop(): void;
  /** Handles the removal of `removed` by another tab. */
  removedElsewhere(removed: string | null): void;
}

/** Creates a debounced store for the draft of a form. */
export const createDraftKeeper = <V>(
  draft: Pick<DraftStore<V>, 'write' | 'clear' | 'restore' | 'isEmpty'>,
  onStateChange: (state: DraftState) => void,
  after: (ms: number, run: () => void) => () => void,
): DraftKeeper<V> => {
  let pending: V | undefined;
  let cancel = () => {};

  const flush = () => {
    cancel();
    if (!pending) return;
    const isStored = draft.write(pending);
    onStateChange(draft.isEmpty(pending) ? 'empty' : isStored ? 'kept' : 'lost');
    pending = undefined;
  };

  return {
    note(values) {
      cancel();
      pending = values;
      cancel = after(DEBOUNCE, flush);
    },
    flush,
    drop() {
      cancel();
      pending = undefined;
      draft.clear();
      onStateChange('empty');
    },
    removedElsewhere(removed) {
      onStateChange(draft.restore(removed) ? 'kept' : 'empty');
    },
  };
};
