import type { AccountRow } from '@gatehouse/sdk/accounts';

interface Level {
  items: readonly AccountRow[];
  hasMore: boolean;
}

/** Returns the number of all sub-accounts by their first level; undefined while a part of the level is not loaded. */
export const countAccounts = (level: Level | undefined): number | undefined =>
  level && !level.hasMore
    ? level.items.reduce((sum, { numberOfSubAccounts = 0 }) => sum + 1 + numberOfSubAccounts, 0)
    : undefined;
