const MAX_ACCOUNTS = 10;

interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const keyOf = (userId: string) => `gatehouse-recent-accounts:${userId}`;

/** Returns the ids of the user's recent accounts, the last used one first. */
export const recentAccounts = (storage: Storage, userId: string): string[] => {
  const text = storage.getItem(keyOf(userId)) ?? '';
  return text === '' ? [] : text.split(' ');
};

/** Stores an account as the user's last used one. */
export const noteRecent = (storage: Storage, userId: string, tenantId: string): void => {
  // Ids with spaces would be read as two; no provider has them.
  if (/\s/.test(tenantId)) return;
  const otherIds = recentAccounts(storage, userId).filter((id) => id !== tenantId);
  storage.setItem(keyOf(userId), [tenantId, ...otherIds].slice(0, MAX_ACCOUNTS).join(' '));
};

/** Sorts accounts: recently used ones first, the others by name. */
export const lastUsedFirst = <T extends { tenantId: string; name: string }>(
  accounts: readonly T[],
  recent: readonly string[],
  language: string,
): T[] => {
  const collator = new Intl.Collator(language, { numeric: true });
  const placeOf = ({ tenantId }: T) => {
    const place = recent.indexOf(tenantId);
    return place < 0 ? recent.length : place;
  };
  return [...accounts].sort((a, b) => placeOf(a) - placeOf(b) || collator.compare(a.name, b.name));
};
