import { inject } from 'vitest';
import { recordsPath, type TableName, tables, tableVariable } from '../../demo/research/contract';

const { url, variables } = inject('nocoDb');

type Row = Readonly<Record<string, unknown>> & { Id: number };

const call = async (method: string, table: TableName, rest: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`${url}${recordsPath(variables[tableVariable(table)] ?? '')}${rest}`, {
    method,
    headers: { 'content-type': 'application/json', 'xc-token': variables.RESEARCH_DB_TOKEN ?? '' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${table}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** All rows of a table, oldest first, read directly from the database. */
export const rowsOf = async (table: TableName): Promise<Row[]> =>
  ((await call('GET', table, '?limit=1000&sort=Id')) as { list: Row[] }).list;

/** Adds rows without the gateway, as a member of the NocoDB could. */
export const addRows = (table: TableName, rows: readonly object[]) => call('POST', table, '', rows);

/** Deletes all rows of all tables. */
export const emptyTables = async (): Promise<void> => {
  // The keys of the object are the names of the tables.
  for (const table of Object.keys(tables) as TableName[]) {
    const rows = await rowsOf(table);
    if (rows.length > 0)
      await call(
        'DELETE',
        table,
        '',
        rows.map(({ Id }) => ({ Id })),
      );
  }
};
