import type { DraftStore } from './draft';

/** Debounce before a draft is stored, in milliseconds. */
const DEBOUNCE = 400;

/** State of the draft: none, saved, or only on this page. */
export type DraftState = 'empty' | 'saved' | 'unsaved';

export interface DraftAutosave<V> {
  /** Schedules the latest values to be stored. */
  schedule(values: V): void;
  /** Stores pending values at once. */
  flush(): void;
  /** Deletes the draft and pending values. */
  discard(): void;
  /** Handles the removal of `removed` by another tab. */
  removedElsewhere(removed: string | null): void;
}

/** Creates a debounced store for the draft of a form. */
export const createDraftAutosave = <V>(
  draft: Pick<DraftStore<V>, 'write' | 'clear' | 'restore' | 'isEmpty'>,
  onStateChange: (state: DraftState) => void,
  after: (ms: number, run: () => void) => () => void,
): DraftAutosave<V> => {
  let pending: V | undefined;
  let cancel = () => {};

  const flush = () => {
    cancel();
    if (!pending) return;
    const isStored = draft.write(pending);
    onStateChange(draft.isEmpty(pending) ? 'empty' : isStored ? 'saved' : 'unsaved');
    pending = undefined;
  };

  return {
    schedule(values) {
      cancel();
      pending = values;
      cancel = after(DEBOUNCE, flush);
    },
    flush,
    discard() {
      cancel();
      pending = undefined;
      draft.clear();
      onStateChange('empty');
    },
    removedElsewhere(removed) {
      onStateChange(draft.restore(removed) ? 'saved' : 'empty');
    },
  };
};
