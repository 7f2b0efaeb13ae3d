import { optional, string } from 'zod/mini';
import {
  ConfigError,
  type Environment,
  type Rule,
  readEnvironment,
  type Values,
} from '../../gateway/runtime/environment';
import { databaseSettings, distinctTableIds, variableOf } from '../../gateway/runtime/settings';
import { type TableName, tableNames } from '../contract';

/** Error that stops provisioning; its message says what to do. */
export class ProvisionError extends Error {
  override readonly name = 'ProvisionError';
}

export type Credentials =
  | { kind: 'token'; token: string }
  /** Signs in, and creates a token for the gateway. */
  | { kind: 'password'; email: string; password: string };

export interface ProvisionSettings {
  /** URL of the NocoDB, without a trailing slash. */
  url: string;
  credentials: Credentials;
  /** Title or id of the base. Default: the base of the tables whose ids are set, otherwise one titled Research. */
  base: string | undefined;
  /** Ids of tables, as printed by earlier runs. */
  tableIds: Readonly<Partial<Record<TableName, string>>>;
}

const settings = {
  ...databaseSettings,
  NOCODB_EMAIL: optional(string()),
  NOCODB_PASSWORD: optional(string()),
};
type Settings = Values<typeof settings>;

const credentials = ['RESEARCH_DB_TOKEN', 'NOCODB_EMAIL', 'NOCODB_PASSWORD'] as const;

const rules: readonly Rule<Settings>[] = [
  {
    variables: ['RESEARCH_DB_URL'],
    isBroken: ({ RESEARCH_DB_URL }) => !RESEARCH_DB_URL,
    message: 'RESEARCH_DB_URL is missing. Set it to the address of your NocoDB, such as https://nocodb.example.com.',
  },
  {
    variables: credentials,
    isBroken: (values) => credentials.every((name) => !values[name]),
    message:
      'RESEARCH_DB_TOKEN is missing. Set it to an API token of your NocoDB, or set NOCODB_EMAIL and NOCODB_PASSWORD and one is created.',
  },
  {
    variables: credentials,
    isBroken: (values) => !values.RESEARCH_DB_TOKEN && !!values.NOCODB_EMAIL && !values.NOCODB_PASSWORD,
    message: 'NOCODB_PASSWORD is missing. It is needed with NOCODB_EMAIL.',
  },
  {
    variables: credentials,
    isBroken: (values) => !values.RESEARCH_DB_TOKEN && !values.NOCODB_EMAIL && !!values.NOCODB_PASSWORD,
    message: 'NOCODB_EMAIL is missing. It is needed with NOCODB_PASSWORD.',
  },
  distinctTableIds,
];

const read = (env: Environment): Settings => {
  try {
    return readEnvironment(settings, rules, env);
  } catch (error) {
    throw error instanceof ConfigError ? new ProvisionError(error.message) : error;
  }
};

/**
 * Reads the settings from the environment.
 * @throws ProvisionError that lists all mistakes.
 */
export const readProvisionSettings = (env: Environment): ProvisionSettings => {
  const values = read(env);
  const {
    RESEARCH_DB_URL: url = '',
    RESEARCH_DB_TOKEN: token,
    RESEARCH_DB_BASE: base,
    NOCODB_EMAIL: email = '',
  } = values;
  return {
    url,
    // A password may begin or end with a space.
    credentials: token ? { kind: 'token', token } : { kind: 'password', email, password: env.NOCODB_PASSWORD ?? '' },
    base,
    tableIds: Object.fromEntries(tableNames.map((table) => [table, values[variableOf('RESEARCH_TABLE_', table)]])),
  };
};
