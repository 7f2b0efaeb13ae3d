import type { Clock } from '../../gateway/runtime/clock';
import { type TableName, tableNames, tables, tableVariable } from '../contract';
import { BASE_TITLE } from './home';
import { type MetaApi, openMetaApi, type Titled } from './meta-api';
import { createMetaClient } from './meta-client';
import { type ProvisionSettings, readProvisionSettings } from './settings';
import { differencesIn, missingIn, type Survey, survey } from './survey';

interface ProvisionOptions {
  env: Readonly<Record<string, string | undefined>>;
  /** Read-only mode: creates nothing, not even a token. */
  check: boolean;
  /** Receives the result: the variables, or with `check` what is missing. */
  print: (line: string) => void;
  /** Receives progress messages, never the token. */
  report: (line: string) => void;
  fetch?: typeof fetch;
  clock?: Clock;
}

interface Complete {
  base: Titled;
  ids: Readonly<Record<TableName, string>>;
}

/** Creates what is missing; returns the base and the ids of all tables. */
const complete = async (
  api: MetaApi,
  current: Survey,
  title: string,
  report: (line: string) => void,
): Promise<Complete> => {
  const base = current.base ?? (await api.createBase(title));
  report(`Base ${base.title}: ${current.base ? 'found' : 'created'}`);
  const ids: [TableName, string][] = [];
  for (const { name, id, missing } of current.tables) {
    if (id === undefined) {
      ids.push([name, (await api.createTable(base.id, name, tables[name])).id]);
      report(`Table ${name}: created with ${tables[name].length} columns`);
      continue;
    }
    for (const column of missing) await api.createColumn(id, column);
    ids.push([name, id]);
    const added = missing.map(({ title }) => title).join(', ');
    report(`Table ${name}: found${added && `, added ${added}`}`);
  }
  return { base, ids: Object.fromEntries(ids) as Record<TableName, string> };
};

const variables = (
  { url }: ProvisionSettings,
  token: string,
  { base, ids }: Complete,
): [name: string, value: string][] => [
  ['RESEARCH_DB_URL', url],
  ['RESEARCH_DB_TOKEN', token],
  // The id, since a rename of the base keeps it.
  ['RESEARCH_DB_BASE', base.id],
  ...tableNames.map((name): [string, string] => [tableVariable(name), ids[name]]),
];

/**
 * Ensures that a NocoDB has the research base with all its tables and columns, and prints the gateway's variables.
 * Returns the exit code: 1 when `check` found missing or different columns.
 * @throws ProvisionError
 */
export const provision = async ({ env, check, print, report, ...rest }: ProvisionOptions): Promise<0 | 1> => {
  const settings = readProvisionSettings(env);
  const client = createMetaClient({ url: settings.url, report, ...rest });
  const api = await openMetaApi(client, settings.credentials);
  const current = await survey(api, settings);
  const differences = differencesIn(current);
  const title = current.base?.title ?? settings.base ?? BASE_TITLE;

  if (check) {
    const sentences = [...missingIn(current, title), ...differences];
    for (const sentence of sentences) print(sentence);
    if (sentences.length === 0) print(`The base ${title} has all ${tableNames.length} tables with all columns.`);
    return sentences.length === 0 ? 0 : 1;
  }

  const result = await complete(api, current, title, report);
  for (const sentence of differences) report(sentence);
  const lines = variables(settings, await api.gatewayToken(), result);
  report('Put these lines into the file .env:');
  for (const [name, value] of lines) print(`${name}=${value}`);
  return 0;
};
