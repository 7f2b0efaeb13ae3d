import { isRecord, parseJson } from '../../guards';

const KEY = 'gatehouse-entered';
/** Maximum depth of entered accounts. */
const MAX_DEPTH = 10;

/** An account that was entered from a parent account. */
export interface Entry {
  userId: string;
  /** The account that was entered. */
  tenantId: string;
  /** The account from which it was entered. */
  from: { tenantId: string; name: string };
}

// Without zod, whose builders the frame does not use otherwise and which would add 1.5 KB.
const isEntry = (value: unknown): value is Entry => {
  if (!isRecord(value) || !isRecord(value.from)) return false;
  return [value.userId, value.tenantId, value.from.tenantId, value.from.name].every((part) => typeof part === 'string');
};

interface Tab {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const read = (tab: Tab): Entry[] => {
  const parsed = parseJson(tab.getItem(KEY));
  return Array.isArray(parsed) && parsed.every(isEntry) ? parsed : [];
};

/** Stores in the tab from which account another one was entered; one entry per account. */
export const rememberEntry = (tab: Tab, entry: Entry): void => {
  const otherEntries = read(tab).filter(({ tenantId }) => tenantId !== entry.tenantId);
  tab.setItem(KEY, JSON.stringify([...otherEntries, entry].slice(-MAX_DEPTH)));
};

/** Returns the account from which the current one was entered. */
export const entryInto = (tab: Tab, userId: string, tenantId: string): Entry | undefined =>
  read(tab).find((entry) => entry.userId === userId && entry.tenantId === tenantId);

/** Removes the entry of an account that was left. */
export const forgetEntry = (tab: Tab, tenantId: string): void =>
  tab.setItem(KEY, JSON.stringify(read(tab).filter((entry) => entry.tenantId !== tenantId)));
