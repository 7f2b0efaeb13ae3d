import type { DraftStore } from './draft';

/** Milliseconds without a change after which a draft is written down. */
const PAUSE = 400;

/** Whether there is a draft, and whether it outlives this page. */
export type DraftState = 'empty' | 'kept' | 'lost';

export interface DraftKeeper<V> {
  /** Takes the newest values; they are written after a pause. */
  note(values: V): void;
  /** Writes at once what is not written yet. */
  flush(): void;
  /** Forgets the draft and what was about to be written. */
  drop(): void;
  /** Another tab has removed `removed` from where the draft is kept. */
  removedElsewhere(removed: string | null): void;
}

/** Writes a form down while it is filled in, without writing at every key. */
export const createDraftKeeper = <V>(
  draft: Pick<DraftStore<V>, 'write' | 'clear' | 'restore' | 'isEmpty'>,
  told: (state: DraftState) => void,
  after: (ms: number, run: () => void) => () => void,
): DraftKeeper<V> => {
  let pending: V | undefined;
  let cancel = () => {};

  const flush = () => {
    cancel();
    if (!pending) return;
    const kept = draft.write(pending);
    told(draft.isEmpty(pending) ? 'empty' : kept ? 'kept' : 'lost');
    pending = undefined;
  };

  return {
    note(values) {
      cancel();
      pending = values;
      cancel = after(PAUSE, flush);
    },
    flush,
    drop() {
      cancel();
      pending = undefined;
      draft.clear();
      told('empty');
    },
    removedElsewhere(removed) {
      told(draft.restore(removed) ? 'kept' : 'empty');
    },
  };
};
