import type { KeyValue } from '@gatehouse/sdk';

/** What stands in the general form, as it was typed. */
export interface DraftValues {
  Rating: string;
  Ideas: string;
  Vendors: string;
  Meeting?: string;
}

export const emptyDraft: DraftValues = { Rating: '', Ideas: '', Vendors: '', Meeting: '' };

export const isEmptyDraft = (values: DraftValues): boolean => Object.values(values).every((value) => !value);

export interface DraftStore {
  read(): DraftValues | undefined;
  /** False when the browser does not keep it beyond this page. */
  write(values: DraftValues): boolean;
  clear(): void;
  /** Key of a submission: the same for the same content, so that a repeated one leaves one record. */
  keyFor(values: DraftValues): string;
}

const VERSION = 1;
const fields = Object.keys(emptyDraft) as (keyof DraftValues)[];

const parse = (stored: string | null): DraftValues | undefined => {
  try {
    const { version, values } = JSON.parse(stored ?? '') as { version?: unknown; values?: Record<string, unknown> };
    if (version !== VERSION || !values) return undefined;
    const known = fields.map((name) => [name, typeof values[name] === 'string' ? values[name] : '']);
    // Built from the keys of the type itself.
    return Object.fromEntries(known) as DraftValues;
  } catch {
    return undefined;
  }
};

interface DraftOwner {
  id: string;
  tenantId: string;
}

/** Keeps what a person has typed until it is sent; every person and account have their own. */
export const createDraftStore = (
  storage: Pick<KeyValue, 'getItem' | 'setItem' | 'removeItem'>,
  { id, tenantId }: DraftOwner,
  randomId: () => string = () => crypto.randomUUID(),
): DraftStore => {
  const place = `research-portal/draft/feedback/${encodeURIComponent(tenantId)}/${encodeURIComponent(id)}`;
  let submission: { content: string; key: string } | undefined;
  return {
    read: () => parse(storage.getItem(place)),
    write(values) {
      if (!isEmptyDraft(values)) return storage.setItem(place, JSON.stringify({ version: VERSION, values }));
      storage.removeItem(place);
      return true;
    },
    clear() {
      submission = undefined;
      storage.removeItem(place);
    },
    keyFor(values) {
      const content = JSON.stringify(values);
      if (submission?.content !== content) submission = { content, key: randomId() };
      return submission.key;
    },
  };
};
