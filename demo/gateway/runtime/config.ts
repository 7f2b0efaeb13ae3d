import { type TableName, tableNames } from '../../research/contract';
import { webhookKinds } from '../../research/feedback/kinds';
import { type Environment, type Rule, readEnvironment, type Values } from './environment';
import { isLoopback } from './setting-kinds';
import { distinctTableIds, type ExternalPage, externalPages, settings, tableVariables, variableOf } from './settings';

type Settings = Values<typeof settings>;

const isLocal = ({ IDENTITY_URL }: Settings) => IDENTITY_URL === undefined || isLoopback(IDENTITY_URL);
const isProduction = ({ NODE_ENV }: Settings) => NODE_ENV === 'production';
const isOpen = ({ HOST }: Settings) => !isLoopback(HOST);

const databaseNeeds = ['RESEARCH_DB_TOKEN', ...tableVariables] as const;
const namesOf = (values: Settings) => databaseNeeds.filter((name) => values[name] !== undefined).join(' and ');

const rules: readonly Rule<Settings>[] = [
  {
    variables: ['IDENTITY_URL', 'NODE_ENV'],
    isBroken: (values) => isLocal(values) && isProduction(values),
    message:
      'The local identity provider is for trying things out and does not start with NODE_ENV=production. Set IDENTITY_URL to the real provider.',
  },
  {
    variables: ['IDENTITY_URL', 'HOST'],
    isBroken: (values) => isLocal(values) && isOpen(values),
    message:
      'The local identity provider is for this machine only. Remove HOST, or set IDENTITY_URL to the real provider.',
  },
  {
    variables: ['IDENTITY_URL', 'PORTAL_PORT', 'IDENTITY_PORT'],
    isBroken: ({ IDENTITY_URL, PORTAL_PORT, IDENTITY_PORT }) => !IDENTITY_URL && PORTAL_PORT === IDENTITY_PORT,
    message: 'PORTAL_PORT and IDENTITY_PORT must be two different ports.',
  },
  {
    // A wrong guess would refuse every write as cross-origin.
    variables: ['IDENTITY_URL', 'PUBLIC_ORIGIN', 'HOST', 'NODE_ENV'],
    isBroken: (values) => !values.PUBLIC_ORIGIN && !isLocal(values) && (isOpen(values) || isProduction(values)),
    message: (values) =>
      `PUBLIC_ORIGIN is missing. It is needed because ${isOpen(values) ? 'HOST opens the portal to other machines' : 'NODE_ENV is production'}: only pages of that origin may send something.`,
  },
  {
    // A partial configuration must not silently use a local file.
    variables: ['RESEARCH_DB_URL', ...databaseNeeds],
    isBroken: (values) => !values.RESEARCH_DB_URL && namesOf(values) !== '',
    message: (values) => `${namesOf(values)} is set, but RESEARCH_DB_URL is not. Set it, or remove ${namesOf(values)}.`,
  },
  ...databaseNeeds.map(
    (name): Rule<Settings> => ({
      variables: ['RESEARCH_DB_URL', name],
      isBroken: (values) => values.RESEARCH_DB_URL !== undefined && values[name] === undefined,
      message: `${name} is missing. It is needed because RESEARCH_DB_URL is set.`,
    }),
  ),
  distinctTableIds,
  {
    variables: ['STATE_URL', 'RESEARCH_DB_URL'],
    isBroken: ({ STATE_URL, RESEARCH_DB_URL }) => STATE_URL !== undefined && RESEARCH_DB_URL === undefined,
    message:
      'STATE_URL is set, but RESEARCH_DB_URL is not. Gateways that share their state need one research database.',
  },
];

/** Prefixes of names that would otherwise go unnoticed when misspelled. */
const PREFIX = /^(?:WEBHOOK|RESEARCH_TABLE|RESEARCH_DB|PORTAL_LINK|OPERATOR|STATE|IDENTITY|GATEWAY)_/;
/** Set by Kubernetes for a service with such a name. */
const KUBERNETES_NAME = /_SERVICE_|_PORT(?:_|$)/;

const unknownNames = (env: Environment): string[] =>
  Object.keys(env).flatMap((name) => {
    const [prefix] = PREFIX.exec(name) ?? [];
    if (prefix === undefined || name in settings || KUBERNETES_NAME.test(name) || !env[name]?.trim()) return [];
    const supported = Object.keys(settings).filter((other) => other.startsWith(prefix) && !KUBERNETES_NAME.test(other));
    return `Unknown setting ${name}. Settings: ${supported.join(', ')}.`;
  });

/**
 * Reads all settings from the environment; without any variable everything is local.
 * @throws ConfigError that lists all mistakes.
 */
export const readSettings = (env: Environment, otherMistakes: readonly string[] = []) =>
  readEnvironment(settings, rules, env, [...unknownNames(env), ...otherMistakes]);

const databaseOf = (values: Settings) => {
  const { RESEARCH_DB_URL: url, RESEARCH_DB_TOKEN: token = '', DATA_DIR } = values;
  if (url === undefined) return { kind: 'local' as const, file: `${DATA_DIR}/research.db` };
  const ids = tableNames.map((table) => [table, values[variableOf('RESEARCH_TABLE_', table)]]);
  // The keys are built from the table names; a rule requires each.
  return { kind: 'remote' as const, url, token, tableIds: Object.fromEntries(ids) as Record<TableName, string> };
};

/** Returns the variables of a family that are set. */
const definedOf = <Name extends string>(
  names: readonly Name[],
  addressOf: (name: Name) => string | undefined,
): Readonly<Partial<Record<Name, string>>> =>
  Object.assign({}, ...names.map((name) => addressOf(name) !== undefined && { [name]: addressOf(name) }));

const pageNames = Object.keys(externalPages) as ExternalPage[];

export const configOf = (values: Settings) => {
  const { PORTAL_PORT, GATEWAY_PORT, PUBLIC_ORIGIN, IDENTITY_PORT, RESEARCH_DB_URL } = values;
  const identityUrl = values.IDENTITY_URL ?? `http://localhost:${IDENTITY_PORT}`;
  const production = isProduction(values);
  const exampleOf = (page: ExternalPage) => (production ? undefined : externalPages[page]);
  return {
    host: values.HOST,
    port: GATEWAY_PORT ?? PORTAL_PORT,
    production,
    origins: PUBLIC_ORIGIN ? [PUBLIC_ORIGIN] : [`http://localhost:${PORTAL_PORT}`, `http://127.0.0.1:${PORTAL_PORT}`],
    identity: { url: identityUrl, issuer: values.IDENTITY_ISSUER ?? identityUrl, clientId: values.IDENTITY_CLIENT_ID },
    audience: values.GATEWAY_AUDIENCE,
    tokenType: values.GATEWAY_TOKEN_TYPE,
    database: databaseOf(values),
    /**
     * Database calls per second; 0 means no limit. The hosted database accepts 5 calls a second and blocks a faster
     * caller for 30 seconds.
     */
    databasePerSecond: values.RESEARCH_DB_MAX_PER_SECOND ?? (RESEARCH_DB_URL ? 5 : 0),
    /** Requests per user and second; 0 means no limit. */
    readsPerSecond: values.GATEWAY_READS_PER_SECOND,
    writesPerSecond: values.GATEWAY_WRITES_PER_SECOND,
    /** Webhook URLs by kind; a missing one means the local sink. */
    webhooks: definedOf(webhookKinds, (kind) => values[variableOf('WEBHOOK_', kind)]),
    /** External pages linked by the screens; a missing one renders without a link. */
    links: definedOf(pageNames, (page) => values[variableOf('PORTAL_LINK_', page)] ?? exampleOf(page)),
    /** PostgreSQL for the state of several gateways. Default: files in DATA_DIR, for one process. */
    stateUrl: values.STATE_URL,
    /** Enables the operator's view of failed webhooks. Default: none. */
    operatorToken: values.OPERATOR_TOKEN,
  };
};
export type GatewayConfig = ReturnType<typeof configOf>;

export const readConfig = (env: Environment): GatewayConfig => configOf(readSettings(env));
