import type { KeyValue } from '@gatehouse/sdk';
import { isRecord, parseJson } from '../../guards';

/** Input of a form: texts, checks and lists of texts by name. */
export type DraftValues = Record<string, string | boolean | Record<string, string>[]>;

export interface DraftStore<V> {
  /** Returns the stored draft, or undefined. */
  read(): V | undefined;
  /** False when the browser does not store it beyond this page. */
  write(values: V): boolean;
  /** Deletes this form's draft and its idempotency key; the draft of another tab stays. */
  clear(): void;
  readonly storageKey: string;
  /** Restores this form's own draft after another tab removed a different one. */
  restore(removed: string | null): boolean;
  isEmpty(values: V): boolean;
  /**
   * Returns the idempotency key of a submission: the same content has the same key, so that a retry stores one record. It survives a
   * reload, since the response to the first attempt may have been lost.
   */
  keyFor(values: V): string;
}

interface DraftOwner {
  id: string;
  tenantId: string;
}

const ownerKey = ({ id, tenantId }: DraftOwner) => `${encodeURIComponent(tenantId)}/${encodeURIComponent(id)}`;

export const draftStorageKey = (form: string, owner: DraftOwner): string =>
  `research-portal/draft/${form}/${ownerKey(owner)}`;

export const submissionStorageKey = (form: string, owner: DraftOwner): string =>
  `research-portal/sending/${form}/${ownerKey(owner)}`;

interface DraftStoreOptions {
  storage: Pick<KeyValue, 'getItem' | 'setItem' | 'removeItem'>;
  /** Owner of the draft; every user and account have their own. */
  owner: DraftOwner;
  /** Id of the form, such as `general` or `solution/outage-hub`. */
  form: string;
  randomId?: () => string;
}

const VERSION = 2;

/** Returns a stored value if it has the type of `empty`, else `empty`. */
const fitting = (empty: DraftValues[string], stored: unknown): DraftValues[string] => {
  if (typeof empty === 'string') return typeof stored === 'string' ? stored : empty;
  if (typeof empty === 'boolean') return typeof stored === 'boolean' ? stored : empty;
  const [shape] = empty;
  if (!Array.isArray(stored) || !shape) return empty;
  const entries = stored.filter(isRecord).map((entry) =>
    Object.fromEntries(
      Object.keys(shape).map((name) => {
        const value = entry[name];
        return [name, typeof value === 'string' ? value : ''];
      }),
    ),
  );
  return entries.length > 0 || stored.length === 0 ? entries : empty;
};

/** Keeps unsent input. `empty` is the initial form, with one entry per list. */
export const createDraftStore = <V extends DraftValues>(
  { storage, owner, form, randomId = () => crypto.randomUUID() }: DraftStoreOptions,
  empty: V,
): DraftStore<V> => {
  const storageKey = draftStorageKey(form, owner);
  const idempotencyStorageKey = submissionStorageKey(form, owner);
  const initial = JSON.stringify(empty);
  let sending: { content: string; key: string } | undefined;
  /** Storage content of this form, as far as this tab knows: a form can be open in several tabs. */
  let lastStored: string | null = null;

  const readKey = () => {
    const stored = parseJson(storage.getItem(idempotencyStorageKey));
    if (!isRecord(stored) || typeof stored.content !== 'string' || typeof stored.key !== 'string') return undefined;
    return { content: stored.content, key: stored.key };
  };
  const isEmpty = (values: V) => JSON.stringify({ ...empty, ...values }) === initial;
  const remove = () => {
    if (lastStored !== null && storage.getItem(storageKey) === lastStored) storage.removeItem(storageKey);
    lastStored = null;
  };

  return {
    isEmpty,
    storageKey,
    read() {
      lastStored = storage.getItem(storageKey);
      sending ??= readKey();
      const stored = parseJson(lastStored);
      if (!isRecord(stored) || stored.version !== VERSION || !isRecord(stored.values)) return undefined;
      const { values } = stored;
      const read = Object.entries(empty).map(([name, start]) => [name, fitting(start, values[name])]);
      // Every field has the type of its empty value.
      return Object.fromEntries(read) as V;
    },
    write(values) {
      if (isEmpty(values)) {
        remove();
        return true;
      }
      lastStored = JSON.stringify({ version: VERSION, values });
      return storage.setItem(storageKey, lastStored);
    },
    clear() {
      remove();
      if (sending && readKey()?.key === sending.key) storage.removeItem(idempotencyStorageKey);
      sending = undefined;
    },
    restore(removed) {
      if (lastStored === removed) lastStored = null;
      return lastStored !== null && storage.setItem(storageKey, lastStored);
    },
    keyFor(values) {
      const content = JSON.stringify({ ...empty, ...values });
      sending ??= readKey();
      if (sending?.content !== content) {
        sending = { content, key: randomId() };
        storage.setItem(idempotencyStorageKey, JSON.stringify(sending));
      }
      return sending.key;
    },
  };
};

/** Debounce before a draft is stored, in milliseconds. */
const DEBOUNCE = 400;

/** State of the draft: none, saved, or only on this page. */
export type DraftState = 'empty' | 'saved' | 'unsaved';

export interface DraftAutosave<V> {
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
