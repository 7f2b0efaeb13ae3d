import { type Column, type TableName, tables } from '../contract';
import type { Table } from './store';

/** Ids of the tables in the in-process database, as opaque as the real ones. */
export const localTableIds: Readonly<Record<TableName, string>> = {
  users: 'm7u4kq0w2e9rgh1',
  sweepstakes: 'm7s8tz3x5c1vgh2',
  general: 'm7g2nb6m8l4kgh3',
  solution: 'm7o5pj9h1f7dgh4',
  desktop: 'm7d1sa4q6w0egh5',
  integration: 'm7i3rt7y9u2igh6',
  investment: 'm7v6op0a3s5dgh7',
};

/** The portal's tables in the in-process database. */
export const localTables: readonly Table[] = Object.entries<readonly Column[]>(tables).map(([title, columns]) => ({
  // `Object.entries` widens the names to text.
  id: localTableIds[title as TableName],
  title,
  columns,
}));
