import type { Clock } from '../../gateway/clock';
import { type TableName, tableNames, tables, tableVariable } from '../contract';
import { type MetaApi, openMetaApi } from './meta-api';
import { createMetaClient } from './meta-client';
import { type ProvisionSettings, readProvisionSettings } from './settings';
import { differencesIn, missingIn, type Survey, survey } from './survey';

interface ProvisionOptions {
  env: Readonly<Record<string, string | undefined>>;
  /** Only looks: nothing is created, no token either. */
  check: boolean;
  /** Takes the result: the variables, or with `check` what is missing. */
  print: (line: string) => void;
  /** Takes what a person wants to know meanwhile. Never sees the token. */
  tell: (line: string) => void;
  fetch?: typeof fetch;
  clock?: Clock;
}

/** Creates what is missing and gives the ids of all tables. */
const complete = async (
  api: MetaApi,
  found: Survey,
  wanted: string,
  tell: (line: string) => void,
): Promise<Readonly<Record<TableName, string>>> => {
  const base = found.base ?? (await api.createBase(wanted));
  tell(`Base ${base.title}: ${found.base ? 'found' : 'created'}`);
  const ids: [TableName, string][] = [];
  for (const { name, id, missing } of found.tables) {
    if (id === undefined) {
      ids.push([name, (await api.createTable(base.id, name, tables[name])).id]);
      tell(`Table ${name}: created with ${tables[name].length} columns`);
      continue;
    }
    for (const column of missing) await api.createColumn(id, column);
    ids.push([name, id]);
    const added = missing.map(({ title }) => title).join(', ');
    tell(`Table ${name}: found${added && `, added ${added}`}`);
  }
  return Object.fromEntries(ids) as Record<TableName, string>;
};

const variables = (
  { url }: ProvisionSettings,
  token: string,
  ids: Readonly<Record<TableName, string>>,
): [name: string, value: string][] => [
  ['RESEARCH_DB_URL', url],
  ['RESEARCH_DB_TOKEN', token],
  ...tableNames.map((name): [string, string] => [tableVariable(name), ids[name]]),
];

/**
 * Makes sure that a NocoDB holds the research base with all its tables and columns, and prints the gateway's variables.
 * Gives the exit code: 1 when only looking found something missing or of another type. Faults are `ProvisionError`s.
 */
export const provision = async ({ env, check, print, tell, ...around }: ProvisionOptions): Promise<0 | 1> => {
  const settings = readProvisionSettings(env);
  const client = createMetaClient({ url: settings.url, tell, ...around });
  const api = await openMetaApi(client, settings.credentials);
  const found = await survey(api, settings);
  const differences = differencesIn(found);

  if (check) {
    const sentences = [...missingIn(found, settings.base), ...differences];
    for (const sentence of sentences) print(sentence);
    if (sentences.length === 0)
      print(`The base ${settings.base} has all ${tableNames.length} tables with all columns.`);
    return sentences.length === 0 ? 0 : 1;
  }

  const ids = await complete(api, found, settings.base, tell);
  for (const sentence of differences) tell(sentence);
  const lines = variables(settings, await api.gatewayToken(), ids);
  tell('Put these lines into the file .env:');
  for (const [name, value] of lines) print(`${name}=${value}`);
  return 0;
};
