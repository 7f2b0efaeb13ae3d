import type { KeyValue } from '@gatehouse/sdk';
import { enum as enumOf, object, record, string, unknown } from 'zod/mini';
import { type Area, changeChecks, progressColumns, progressOf } from '../research/progress';
import type { SyncedRecord } from './gateway-client';

export type Changes = Readonly<Record<string, boolean>>;

interface ProgressSync {
  area: Area;
  changes: Changes;
}

export const withChanges = (record: SyncedRecord, area: Area, changes: Changes): SyncedRecord => {
  const columns = progressColumns[area];
  const checks = changeChecks(area, record[columns.checks], changes);
  return { ...record, [columns.checks]: checks, [columns.progress]: progressOf(area, checks) };
};

const storageKeyOf = (recordKey: readonly unknown[]): string => `research-portal/progress/${JSON.stringify(recordKey)}`;

/** Sends stored changes to the user's other tabs by storage events; nothing remains in the storage. */
export const notifyTabs = (
  storage: Pick<KeyValue, 'setItem' | 'removeItem'>,
  recordKey: readonly unknown[],
  sync: ProgressSync,
): void => {
  const storageKey = storageKeyOf(recordKey);
  storage.setItem(storageKey, JSON.stringify(sync));
  storage.removeItem(storageKey);
};

const Sync = object({ area: enumOf(['solutions', 'desktop']), changes: record(string(), unknown()) });

/** Returns the changes that another tab of the same user sent, or undefined. */
export const progressSyncOf = (
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  recordKey: readonly unknown[],
): ProgressSync | undefined => {
  if (key !== storageKeyOf(recordKey) || newValue === null) return undefined;
  try {
    const { area, changes } = Sync.parse(JSON.parse(newValue));
    const booleans = Object.entries(changes).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    );
    return { area, changes: Object.fromEntries(booleans) };
  } catch {
    return undefined;
  }
};
