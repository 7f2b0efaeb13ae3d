import { readSettings } from '../../gateway/runtime/settings';
import { checkTableIds } from '../../gateway/runtime/table-ids';
import { type TableName, tableNames, tableVariable } from '../contract';
import { ProvisionError } from './provision-error';

/** How the tool proves to NocoDB who it is. */
export type Credentials =
  | { kind: 'token'; token: string }
  /** Signs in, and creates a token for the gateway. */
  | { kind: 'password'; email: string; password: string };

export interface ProvisionSettings {
  /** Address of the NocoDB, without a slash at the end. */
  url: string;
  credentials: Credentials;
  /** Title, or id, of the base. Without it: the base of the tables whose ids are given, otherwise one titled Research. */
  base: string | undefined;
  /** Ids of tables that earlier runs printed. */
  tableIds: Readonly<Partial<Record<TableName, string>>>;
}

/** Reads the settings from the environment. Throws a {@link ProvisionError} that names all mistakes at once. */
export const readProvisionSettings = (env: Readonly<Record<string, string | undefined>>): ProvisionSettings => {
  const mistakes: string[] = [];
  const settings = readSettings(env, (sentence) => mistakes.push(sentence));
  const { text, header, base } = settings;
  checkTableIds(settings);

  const address = base('RESEARCH_DB_URL');
  if (!text('RESEARCH_DB_URL'))
    mistakes.push(
      'RESEARCH_DB_URL is missing. Set it to the address of your NocoDB, such as https://nocodb.example.com.',
    );
  const token = header('RESEARCH_DB_TOKEN');
  const email = text('NOCODB_EMAIL');
  // A password may begin or end with a space.
  const password = env.NOCODB_PASSWORD || undefined;
  if (!token && !email && !password) {
    mistakes.push(
      'RESEARCH_DB_TOKEN is missing. Set it to an API token of your NocoDB, or set NOCODB_EMAIL and NOCODB_PASSWORD and one is created.',
    );
  }
  if (!token && email && !password) mistakes.push('NOCODB_PASSWORD is missing. It is needed with NOCODB_EMAIL.');
  if (!token && !email && password) mistakes.push('NOCODB_EMAIL is missing. It is needed with NOCODB_PASSWORD.');
  if (mistakes.length > 0) throw new ProvisionError(mistakes.join('\n'));

  return {
    url: (address?.href ?? '').replace(/\/+$/, ''),
    credentials: token ? { kind: 'token', token } : { kind: 'password', email: email ?? '', password: password ?? '' },
    base: text('RESEARCH_DB_BASE'),
    tableIds: Object.fromEntries(tableNames.map((table) => [table, text(tableVariable(table))])),
  };
};
