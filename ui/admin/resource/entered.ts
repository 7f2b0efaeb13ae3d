const KEY = 'gatehouse-entered';
/** How many levels of accounts a user can go down. */
const DEEPEST = 10;

/** An account that was entered from one above it. */
export interface Entry {
  userId: string;
  /** The account that was entered. */
  tenantId: string;
  /** The account that the user came from. */
  from: { tenantId: string; name: string };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

// By hand: the frame has no use for zod's builders besides, and they weigh 1.5 KB.
const isEntry = (value: unknown): value is Entry => {
  if (!isObject(value) || !isObject(value.from)) return false;
  return [value.userId, value.tenantId, value.from.tenantId, value.from.name].every((one) => typeof one === 'string');
};

interface Tab {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const read = (tab: Tab): Entry[] => {
  try {
    const parsed: unknown = JSON.parse(tab.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) && parsed.every(isEntry) ? parsed : [];
  } catch {
    return [];
  }
};

/** Stores in this tab from where an account was entered; once for each account. */
export const rememberEntry = (tab: Tab, entry: Entry): void => {
  const others = read(tab).filter(({ tenantId }) => tenantId !== entry.tenantId);
  tab.setItem(KEY, JSON.stringify([...others, entry].slice(-DEEPEST)));
};

/** Returns from where a user entered the account they are in. */
export const entryInto = (tab: Tab, userId: string, tenantId: string): Entry | undefined =>
  read(tab).find((entry) => entry.userId === userId && entry.tenantId === tenantId);

/** Forgets the way back from an account that was left. */
export const forgetEntry = (tab: Tab, tenantId: string): void =>
  tab.setItem(KEY, JSON.stringify(read(tab).filter((entry) => entry.tenantId !== tenantId)));
