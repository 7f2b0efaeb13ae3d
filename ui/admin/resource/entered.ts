import { array, type infer as Infer, object, safeParse, string } from 'zod/mini';

const KEY = 'gatehouse-entered';
/** Levels of accounts that somebody goes down at most. */
const DEEPEST = 10;

const Entry = object({
  userId: string(),
  /** The account that was entered. */
  tenantId: string(),
  /** Where somebody came from. */
  from: object({ tenantId: string(), name: string() }),
});

/** An account that was entered from one above it. */
export type Entry = Infer<typeof Entry>;

interface Tab {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const read = (tab: Tab): Entry[] => {
  try {
    const parsed = safeParse(array(Entry), JSON.parse(tab.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
};

/** Remembers in this tab from where an account was entered; once for each account. */
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
