import type { KeyValue } from '@gatehouse/sdk';
import { type Area, changeChecks, progressColumns, progressOf } from '../research/progress';
import type { SyncedRecord } from './gateway-client';

/** Checks of an area that were set or taken back. */
export type Changes = Readonly<Record<string, boolean>>;

interface News {
  area: Area;
  changes: Changes;
}

/** A record after some checks were set or taken back. */
export const withChanges = (record: SyncedRecord, area: Area, changes: Changes): SyncedRecord => {
  const columns = progressColumns[area];
  const checks = changeChecks(area, record[columns.checks], changes);
  return { ...record, [columns.checks]: checks, [columns.progress]: progressOf(area, checks) };
};

const placeOf = (recordKey: readonly unknown[]): string => `research-portal/progress/${JSON.stringify(recordKey)}`;

/** Tells the other tabs of the same user what was stored; none of it is persisted in the browser. */
export const tellTabs = (
  storage: Pick<KeyValue, 'setItem' | 'removeItem'>,
  recordKey: readonly unknown[],
  news: News,
): void => {
  const place = placeOf(recordKey);
  storage.setItem(place, JSON.stringify(news));
  storage.removeItem(place);
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What another tab has stored for the same user, or undefined. */
export const newsOf = (
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  recordKey: readonly unknown[],
): News | undefined => {
  if (key !== placeOf(recordKey) || newValue === null) return undefined;
  try {
    const news: unknown = JSON.parse(newValue);
    if (!isRecord(news) || !isRecord(news.changes)) return undefined;
    const { area } = news;
    if (area !== 'solutions' && area !== 'desktop') return undefined;
    const known = Object.entries(news.changes).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    );
    return { area, changes: Object.fromEntries(known) };
  } catch {
    return undefined;
  }
};
