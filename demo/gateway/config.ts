import { readSettings, type Settings } from './settings';

/** Tables that the gateway serves so far, by public alias. */
export type ServedTable = 'users' | 'general';

export interface GatewayConfig {
  host: string;
  port: number;
  production: boolean;
  /** Origins under which the portal is opened. */
  origins: readonly string[];
  identity: { url: string; issuer: string; clientId: string };
  audience: string;
  tokenType: string;
  database: LocalDatabase | RemoteDatabase;
  /** Calls to the database in one second; 0 means no limit. */
  databasePerSecond: number;
  /** Requests of one person in one second; 0 means no limit. */
  readsPerSecond: number;
  writesPerSecond: number;
  /** Webhook addresses by kind; a missing one means the local sink. */
  webhooks: { general?: string };
}

interface LocalDatabase {
  kind: 'local';
  file: string;
}

interface RemoteDatabase {
  kind: 'remote';
  url: string;
  token: string;
  tableIds: Readonly<Record<ServedTable, string>>;
}

/** Everything that is wrong with the environment, one sentence per line. */
export class ConfigError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const readDatabase = (settings: Settings): LocalDatabase | RemoteDatabase => {
  const { text, url, mistake } = settings;
  const names = ['RESEARCH_DB_TOKEN', 'RESEARCH_TABLE_USERS', 'RESEARCH_TABLE_GENERAL'] as const;
  const address = url('RESEARCH_DB_URL');
  if (address === undefined) {
    // Half a configuration must not fill a local file that nobody looks at.
    const given = names.filter((name) => text(name) !== undefined);
    if (given.length > 0)
      mistake(`${given.join(' and ')} is set, but RESEARCH_DB_URL is not. Set it, or remove ${given.join(' and ')}.`);
    return { kind: 'local', file: `${text('DATA_DIR') ?? '.data'}/research.db` };
  }
  const [token = '', users = '', general = ''] = names.map(
    (name) => text(name) ?? void mistake(`${name} is missing. It is needed because RESEARCH_DB_URL is set.`),
  );
  return { kind: 'remote', url: address.href.replace(/\/+$/, ''), token, tableIds: { users, general } };
};

const readIdentity = ({ text, url, mistake }: Settings, production: boolean) => {
  const address = url('IDENTITY_URL') ?? new URL('http://localhost:4400');
  const local = LOOPBACK.has(address.hostname);
  if (address.protocol !== 'https:' && !local)
    mistake('IDENTITY_URL must start with https:// unless it is on this machine.');
  if (local && production) {
    mistake(
      'IDENTITY_URL points at a local identity provider, whose keys are for trying things out. Set the real one when NODE_ENV is production.',
    );
  }
  const base = address.href.replace(/\/+$/, '');
  return { url: base, issuer: text('IDENTITY_ISSUER') ?? base, clientId: text('IDENTITY_CLIENT_ID') ?? 'portal' };
};

/**
 * Reads the gateway's configuration from the environment; without any variable everything is local.
 * Throws a {@link ConfigError} that names all mistakes at once.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): GatewayConfig => {
  const mistakes: string[] = [];
  const settings = readSettings(env, (sentence) => mistakes.push(sentence));
  const { text, url, whole } = settings;

  const production = text('NODE_ENV') === 'production';
  const port = whole('PORT', 4300, { least: 1, most: 65_535 });
  const general = url('WEBHOOK_GENERAL')?.href;
  const publicOrigin = url('PUBLIC_ORIGIN')?.origin;
  const database = readDatabase(settings);
  const config: GatewayConfig = {
    host: text('HOST') ?? '127.0.0.1',
    port,
    production,
    origins: publicOrigin ? [publicOrigin] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    identity: readIdentity(settings, production),
    audience: text('GATEWAY_AUDIENCE') ?? 'portal-gateway',
    tokenType: text('GATEWAY_TOKEN_TYPE') ?? 'at+jwt',
    database,
    // The hosted database takes 5 calls a second and blocks a faster caller for 30 seconds.
    databasePerSecond: whole('RESEARCH_DB_MAX_PER_SECOND', database.kind === 'remote' ? 5 : 0, {
      least: 0,
      most: 100_000,
    }),
    readsPerSecond: whole('GATEWAY_READS_PER_SECOND', 50, { least: 0, most: 100_000 }),
    writesPerSecond: whole('GATEWAY_WRITES_PER_SECOND', 2, { least: 0, most: 100_000 }),
    webhooks: general === undefined ? {} : { general },
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return config;
};
