import { type TableName, tableNames, tableVariable } from '../../research/contract';
import { type WebhookKind, webhookKinds } from '../../research/feedback/kinds';
import { readSettings, type Settings } from './settings';
import { checkTableIds } from './table-ids';

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
  /** Requests of one user per second; 0 means no limit. */
  readsPerSecond: number;
  writesPerSecond: number;
  /** Webhook addresses by kind; a missing one means the local sink. */
  webhooks: Readonly<Partial<Record<WebhookKind, string>>>;
  /** Pages outside of the portal that its screens lead to; a missing one is shown without a link. */
  links: Readonly<Partial<Record<OutsidePage, string>>>;
  /** PostgreSQL that holds the state of several gateways. Default: files in DATA_DIR, for one process. */
  stateUrl?: string;
  /** Opens the operator's view of failed webhooks; without it there is none. */
  operatorToken?: string;
}

interface LocalDatabase {
  kind: 'local';
  file: string;
}

interface RemoteDatabase {
  kind: 'remote';
  url: string;
  token: string;
  tableIds: Readonly<Record<TableName, string>>;
}

/** Everything that is wrong with the environment, one sentence per line. */
export class ConfigError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

/** Hosts that only this machine reaches. */
export const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

const readDatabase = (settings: Settings): LocalDatabase | RemoteDatabase => {
  const { text, header, base, mistake } = settings;
  const address = base('RESEARCH_DB_URL');
  if (address === undefined) {
    // Half a configuration must not silently fill a local file.
    const names = ['RESEARCH_DB_TOKEN', ...tableNames.map(tableVariable)];
    const given = names.filter((name) => text(name) !== undefined);
    if (given.length > 0)
      mistake(`${given.join(' and ')} is set, but RESEARCH_DB_URL is not. Set it, or remove ${given.join(' and ')}.`);
    return { kind: 'local', file: `${text('DATA_DIR') ?? '.data'}/research.db` };
  }
  const needed = (name: string, read = text): string => {
    const value = read(name);
    if (value === undefined) mistake(`${name} is missing. It is needed because RESEARCH_DB_URL is set.`);
    return value ?? '';
  };
  const token = needed('RESEARCH_DB_TOKEN', header);
  const ids = tableNames.map((table) => [table, needed(tableVariable(table))]);
  checkTableIds(settings);
  // Built from the names of the tables themselves.
  const tableIds = Object.fromEntries(ids) as Record<TableName, string>;
  return { kind: 'remote', url: address.href.replace(/\/+$/, ''), token, tableIds };
};

const webhookVariable = (kind: WebhookKind): string => `WEBHOOK_${kind.toUpperCase()}`;

const readWebhooks = ({ url }: Settings): GatewayConfig['webhooks'] =>
  Object.fromEntries(
    webhookKinds.flatMap((kind) => {
      const address = url(webhookVariable(kind));
      return address ? [[kind, address.href]] : [];
    }),
  );

/** A value that an Authorization header can carry and that cannot be guessed. */
const OPERATOR_TOKEN = /^[\w.~+/=-]{24,}$/;

/** Links to pages outside of the portal, with local addresses as defaults. */
const outsidePages = {
  follow: 'https://example.com/company',
  terms: 'https://example.com/terms',
  apply: 'https://example.com/apply',
} as const;
type OutsidePage = keyof typeof outsidePages;

const readLinks = ({ url }: Settings, production: boolean): GatewayConfig['links'] =>
  Object.fromEntries(
    Object.entries(outsidePages).flatMap(([page, example]) => {
      const address = url(`PORTAL_LINK_${page.toUpperCase()}`)?.href ?? (production ? undefined : example);
      return address ? [[page, address]] : [];
    }),
  );

const readOperatorToken = ({ text, mistake }: Settings): string | undefined => {
  const token = text('OPERATOR_TOKEN');
  if (token !== undefined && !OPERATOR_TOKEN.test(token)) {
    mistake(
      'OPERATOR_TOKEN must have at least 24 letters, digits or any of -._~+/= and nothing else. Make one with: openssl rand -base64 32',
    );
  }
  return token;
};

const readStateUrl = ({ text, mistake }: Settings, database: GatewayConfig['database']): string | undefined => {
  const address = text('STATE_URL');
  if (address === undefined) return undefined;
  if (!URL.canParse(address) || !/^postgres(ql)?:$/.test(new URL(address).protocol))
    mistake('STATE_URL must be the address of a PostgreSQL database, such as postgres://user:password@host/database.');
  if (database.kind === 'local')
    mistake(
      'STATE_URL is set, but RESEARCH_DB_URL is not. Gateways that share their state need one research database.',
    );
  return address;
};

/** Origins under which users open the portal. A wrong guess would refuse every write as cross-origin. */
const readOrigins = ({ text, url, mistake }: Settings, port: number, production: boolean): readonly string[] => {
  const address = url('PUBLIC_ORIGIN');
  if (address && address.protocol !== 'https:' && !LOOPBACK.has(address.hostname)) {
    mistake('PUBLIC_ORIGIN must start with https:// unless it is on this machine. Browsers sign nobody in without it.');
  }
  const open = !LOOPBACK.has(text('HOST') ?? 'localhost');
  if (text('PUBLIC_ORIGIN') === undefined && (open || production)) {
    const because = open ? 'HOST opens the portal to other machines' : 'NODE_ENV is production';
    mistake(`PUBLIC_ORIGIN is missing. It is needed because ${because}: only pages of that origin may send something.`);
  }
  return address ? [address.origin] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
};

/** Variables in families of which one that is misspelt would go unnoticed until something is missed. */
const families: Readonly<Record<string, readonly string[]>> = {
  WEBHOOK_: webhookKinds.map(webhookVariable),
  RESEARCH_TABLE_: tableNames.map(tableVariable),
  PORTAL_LINK_: Object.keys(outsidePages).map((page) => `PORTAL_LINK_${page.toUpperCase()}`),
  OPERATOR_: ['OPERATOR_TOKEN'],
  STATE_: ['STATE_URL'],
  IDENTITY_: ['IDENTITY_URL', 'IDENTITY_CLIENT_ID', 'IDENTITY_ISSUER', 'IDENTITY_PORT', 'IDENTITY_SEED'],
  GATEWAY_: ['GATEWAY_AUDIENCE', 'GATEWAY_TOKEN_TYPE', 'GATEWAY_READS_PER_SECOND', 'GATEWAY_WRITES_PER_SECOND'],
  // The last one belongs to the provisioning.
  RESEARCH_DB_: ['RESEARCH_DB_URL', 'RESEARCH_DB_TOKEN', 'RESEARCH_DB_MAX_PER_SECOND', 'RESEARCH_DB_BASE'],
};

/**
 * Not set by an operator: by Kubernetes for a service that happens to have such a name, and by the development server for
 * itself.
 */
const AROUND = /_SERVICE_|_PORT(?:_|$)/;

const checkNames = (names: readonly string[], { text, mistake }: Settings) => {
  for (const [prefix, known] of Object.entries(families)) {
    for (const name of names) {
      if (!name.startsWith(prefix) || known.includes(name) || AROUND.test(name) || text(name) === undefined) continue;
      mistake(`${name} is not known. There ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}.`);
    }
  }
};

const readIdentity = ({ text, base, mistake }: Settings, production: boolean) => {
  const address = base('IDENTITY_URL') ?? new URL('http://localhost:4400');
  const local = LOOPBACK.has(address.hostname);
  if (address.protocol !== 'https:' && !local)
    mistake('IDENTITY_URL must start with https:// unless it is on this machine.');
  if (local && production) {
    mistake(
      'IDENTITY_URL points at a local identity provider, whose keys are for trying things out. Set the real one when NODE_ENV is production.',
    );
  }
  if (local && !production && !LOOPBACK.has(text('HOST') ?? 'localhost')) {
    mistake(
      'HOST opens the portal to other machines, but IDENTITY_URL points at a local identity provider. Remove HOST, or set the real provider.',
    );
  }
  const url = address.href.replace(/\/+$/, '');
  return { url, issuer: text('IDENTITY_ISSUER') ?? url, clientId: text('IDENTITY_CLIENT_ID') ?? 'portal' };
};

/**
 * Reads the gateway's configuration from the environment; without any variable everything is local.
 * Throws a {@link ConfigError} that names all mistakes at once.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): GatewayConfig => {
  const mistakes: string[] = [];
  const settings = readSettings(env, (sentence) => mistakes.push(sentence));
  const { text, whole } = settings;
  checkNames(Object.keys(env), settings);

  const production = text('NODE_ENV') === 'production';
  const port = whole('PORT', 4300, { least: 1, most: 65_535 });
  const database = readDatabase(settings);
  const operatorToken = readOperatorToken(settings);
  const stateUrl = readStateUrl(settings, database);
  const config: GatewayConfig = {
    host: text('HOST') ?? '127.0.0.1',
    port,
    production,
    origins: readOrigins(settings, port, production),
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
    webhooks: readWebhooks(settings),
    links: readLinks(settings, production),
    ...(stateUrl !== undefined && { stateUrl }),
    ...(operatorToken !== undefined && { operatorToken }),
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return config;
};
