import { type Column, type TableName, tableNames, tables } from '../contract';
import { nocoType } from './column-types';
import { findHome } from './home';
import type { MetaApi, Titled } from './meta-api';
import type { ProvisionSettings } from './settings';

interface Difference {
  column: string;
  /** NocoDB's name of the column's type; undefined when the column is missing and cannot be added. */
  is?: string;
  expected: string;
}

interface TableSurvey {
  name: TableName;
  /** Unknown while the table does not exist. */
  id?: string;
  missing: readonly Column[];
  differing: readonly Difference[];
}

/** Existing and missing parts of the research database. */
export interface Survey {
  base?: Titled;
  tables: readonly TableSurvey[];
}

const compare = (name: TableName, id: string, present: ReadonlyMap<string, string>): TableSurvey => {
  const columns: readonly Column[] = tables[name];
  const differing = columns.flatMap((column): Difference[] => {
    const [is, expected] = [present.get(column.title), nocoType(column)];
    return is === undefined || is === expected ? [] : [{ column: column.title, is, expected }];
  });
  // The key can only be created with the table.
  const key = present.get('Id');
  if (key !== 'ID') differing.unshift({ column: 'Id', ...(key !== undefined && { is: key }), expected: 'ID' });
  return { name, id, missing: columns.filter(({ title }) => !present.has(title)), differing };
};

/**
 * Reads the entire base and changes nothing.
 * @throws ProvisionError when the base is ambiguous.
 */
export const survey = async (api: MetaApi, settings: ProvisionSettings): Promise<Survey> => {
  const { tableIds } = settings;
  const { base, present } = await findHome(api, settings);
  const surveys: TableSurvey[] = [];
  for (const name of tableNames) {
    // A table that was renamed in NocoDB is still known by the id in your .env.
    const table = present.find(({ id }) => id === tableIds[name]) ?? present.find(({ title }) => title === name);
    surveys.push(
      table ? compare(name, table.id, await api.columns(table.id)) : { name, missing: tables[name], differing: [] },
    );
  }
  return { ...(base && { base }), tables: surveys };
};

/** Describes everything that is missing, one sentence each. */
export const missingIn = ({ base, tables: list }: Survey, title: string): string[] => [
  ...(base ? [] : [`The base ${title} is missing.`]),
  ...list.flatMap(({ name, id, missing }) =>
    id === undefined
      ? [`The table ${name} is missing.`]
      : missing.map(({ title }) => `The column ${title} of the table ${name} is missing.`),
  ),
];

/** Describes every column that differs from its definition, one sentence each. Only you can correct these. */
export const differencesIn = ({ tables: list }: Survey): string[] =>
  list.flatMap(({ name, differing }) =>
    differing.map(({ column, is, expected }) =>
      is === undefined
        ? `The table ${name} has no column ${column} of the type ${expected}, and it cannot be added later. Give this table another title and run this again.`
        : `The column ${column} of the table ${name} is of the type ${is}, not ${expected}. Change it in NocoDB; it was left as it is.`,
    ),
  );
