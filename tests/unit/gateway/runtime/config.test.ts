import { describe, expect, test } from 'vitest';
import { type GatewayConfig, readConfig } from '../../../../demo/gateway/runtime/config';
import { settings } from '../../../../demo/gateway/runtime/settings';
import { tables } from '../../../../demo/research/contract';
import { webhookKinds } from '../../../../demo/research/feedback/kinds';

const mistakesOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
  return [];
};

const tableIds = Object.fromEntries(Object.keys(tables).map((table, index) => [table, `m${index}`]));
const tableVariable = (table: string) => `RESEARCH_TABLE_${table.toUpperCase()}`;
const remote: Record<string, string> = {
  RESEARCH_DB_URL: 'https://records.example.com/',
  RESEARCH_DB_TOKEN: 'secret',
  ...Object.fromEntries(Object.entries(tableIds).map(([table, id]) => [tableVariable(table), id])),
};
const without = (name: string) => Object.fromEntries(Object.entries(remote).filter(([key]) => key !== name));

const local: GatewayConfig = {
  host: '127.0.0.1',
  port: 4300,
  production: false,
  origins: ['http://localhost:4300', 'http://127.0.0.1:4300'],
  identity: { url: 'http://localhost:4400', issuer: 'http://localhost:4400', clientId: 'portal' },
  audience: 'portal-gateway',
  tokenType: 'at+jwt',
  database: { kind: 'local', file: '.data/research.db' },
  databasePerSecond: 0,
  readsPerSecond: 50,
  writesPerSecond: 2,
  webhooks: {},
  links: {
    follow: 'https://example.com/company',
    terms: 'https://example.com/terms',
    apply: 'https://example.com/apply',
  },
  stateUrl: undefined,
  operatorToken: undefined,
};

test('without any variable everything runs on this machine', () => {
  expect(readConfig({})).toEqual(local);
});

const identity = (changes: Partial<GatewayConfig['identity']>) => ({ identity: { ...local.identity, ...changes } });
const login = 'https://login.example.com';
const PUBLIC_ORIGIN = 'https://research.example.com';
const origins = [PUBLIC_ORIGIN];
const token = 'x'.repeat(24);

const stateUrl = 'postgres://gatehouse:secret@db.example.com/state';
const remoteDatabase: Partial<GatewayConfig> = {
  database: {
    kind: 'remote',
    url: 'https://records.example.com',
    token: 'secret',
    tableIds: tableIds as Record<keyof typeof tables, string>,
  },
  // The limit of the hosted database, above which it blocks the caller.
  databasePerSecond: 5,
};

const changes: readonly [Record<string, string>, Partial<GatewayConfig>][] = [
  [
    { HOST: '0.0.0.0', IDENTITY_URL: login, PUBLIC_ORIGIN },
    { host: '0.0.0.0', origins, ...identity({ url: login, issuer: login }) },
  ],
  [{ PORTAL_PORT: '8080' }, { port: 8080, origins: ['http://localhost:8080', 'http://127.0.0.1:8080'] }],
  [{ PUBLIC_ORIGIN: `${PUBLIC_ORIGIN}/any/path` }, { origins }],
  [
    { NODE_ENV: 'production', IDENTITY_URL: login, PUBLIC_ORIGIN },
    // Outside of this machine, no user is sent to an example page.
    { production: true, origins, links: {}, ...identity({ url: login, issuer: login }) },
  ],
  ...(['follow', 'terms', 'apply'] as const).map((page): [Record<string, string>, Partial<GatewayConfig>] => [
    { [`PORTAL_LINK_${page.toUpperCase()}`]: 'https://www.example.org/page?a=b' },
    { links: { ...local.links, [page]: 'https://www.example.org/page?a=b' } },
  ]),
  [{ NODE_ENV: 'development' }, {}],
  [{ IDENTITY_URL: `${login}/` }, identity({ url: login, issuer: login })],
  [
    { IDENTITY_URL: login, IDENTITY_ISSUER: 'https://issuer.example.com' },
    identity({ url: login, issuer: 'https://issuer.example.com' }),
  ],
  [{ IDENTITY_CLIENT_ID: 'client-1' }, identity({ clientId: 'client-1' })],
  [{ GATEWAY_AUDIENCE: 'another' }, { audience: 'another' }],
  [{ GATEWAY_TOKEN_TYPE: 'JWT' }, { tokenType: 'JWT' }],
  [{ DATA_DIR: '/var/lib/portal' }, { database: { kind: 'local', file: '/var/lib/portal/research.db' } }],
  [{ ...remote, DATA_DIR: '/var/lib/portal' }, remoteDatabase],
  [
    { ...remote, STATE_URL: stateUrl },
    { ...remoteDatabase, stateUrl },
  ],
  [{ RESEARCH_DB_MAX_PER_SECOND: '50' }, { databasePerSecond: 50 }],
  [{ GATEWAY_READS_PER_SECOND: '0' }, { readsPerSecond: 0 }],
  [{ GATEWAY_WRITES_PER_SECOND: '10' }, { writesPerSecond: 10 }],
  [{ OPERATOR_TOKEN: token }, { operatorToken: token }],
  ...webhookKinds.map((kind): [Record<string, string>, Partial<GatewayConfig>] => [
    { [`WEBHOOK_${kind.toUpperCase()}`]: 'https://hooks.example.com/key?a=b' },
    { webhooks: { [kind]: 'https://hooks.example.com/key?a=b' } },
  ]),
];

test.each(changes)('%j changes only this setting', (env, change) => {
  expect(readConfig(env)).toEqual({ ...local, ...change });
});

/** Read by the programs that start the local provider, and by the provisioning. */
const ofOthers = [
  'IDENTITY_PORT',
  'IDENTITY_SEED',
  'IDENTITY_WEBHOOKS_TO',
  'IDENTITY_IDP_HOSTS',
  'RESEARCH_DB_BASE',
  'GATEWAY_PORT',
];

test('every setting is covered by the table above', () => {
  const changing = [...ofOthers, ...changes.flatMap(([env]) => Object.keys(env))];
  expect([...new Set(changing)].sort()).toEqual(Object.keys(settings).sort());
});

test('whitespace around a value is trimmed, and a blank value counts as unset', () => {
  const blank = Object.fromEntries(changes.flatMap(([env]) => Object.keys(env)).map((name) => [name, '  ']));
  expect(readConfig(blank)).toEqual(local);
  expect(readConfig({ HOST: ' localhost ' })).toEqual({ ...local, host: 'localhost' });
});

test.each(['http://localhost:4400', 'http://127.0.0.1:4400', 'http://[::1]:4400'])(
  'a portal for other machines does not use the keys of %s',
  (IDENTITY_URL) => {
    expect(() => readConfig({ HOST: '0.0.0.0', IDENTITY_URL })).toThrow(/is for this machine only\. Remove HOST/);
    expect(() => readConfig({ HOST: '127.0.0.1', IDENTITY_URL })).not.toThrow();
  },
);

const noAddress = (name: string) =>
  `${name} must be an http or https address without a user name, such as https://example.com.`;
const noNumber = (name: string, least: number, most: number) =>
  `${name} must be a whole number from ${least} to ${most}.`;
const noBase = (name: string) => `${name} must end before any ? or #: paths are put behind it.`;
const missing = (name: string) => `${name} is missing. It is needed because RESEARCH_DB_URL is set.`;
const useless = (name: string) => `${name} is set, but RESEARCH_DB_URL is not. Set it, or remove ${name}.`;
const unsafeToken =
  'OPERATOR_TOKEN must have at least 24 letters, digits or any of -._~+/= and nothing else. Make one with: openssl rand -base64 32';

describe('the error', () => {
  const cases: [string, Record<string, string>, string][] = [
    ...['0', '65536', '99999', '-1', '80.5', '0x50', 'abc'].map((value): [string, Record<string, string>, string] => [
      `the port ${value}`,
      { PORTAL_PORT: value },
      noNumber('PORTAL_PORT', 1, 65_535),
    ]),
    ...['RESEARCH_DB_MAX_PER_SECOND', 'GATEWAY_READS_PER_SECOND', 'GATEWAY_WRITES_PER_SECOND'].flatMap((name) =>
      ['-1', '100001', '1e3'].map((value): [string, Record<string, string>, string] => [
        `${name}=${value}`,
        { [name]: value },
        noNumber(name, 0, 100_000),
      ]),
    ),
    ...['PUBLIC_ORIGIN', ...webhookKinds.map((kind) => `WEBHOOK_${kind.toUpperCase()}`)].flatMap((name) =>
      ['example.com', 'ftp://example.com', 'https://user@example.com', 'https://u:p@example.com', '/hooks'].map(
        (value): [string, Record<string, string>, string] => [`${name}=${value}`, { [name]: value }, noAddress(name)],
      ),
    ),
    ...['?', '?a=b', '#', '#part', '/path?a#b'].flatMap((end): [string, Record<string, string>, string][] => [
      [
        `a database at ${end}`,
        { ...remote, RESEARCH_DB_URL: `https://records.example.com${end}` },
        noBase('RESEARCH_DB_URL'),
      ],
      [`an identity provider at ${end}`, { IDENTITY_URL: `${login}${end}` }, noBase('IDENTITY_URL')],
    ]),
    ...['tök€n', 'two words', 'two\nlines', 'a\u0000b'].map((value): [string, Record<string, string>, string] => [
      `the database token ${JSON.stringify(value)}`,
      { ...remote, RESEARCH_DB_TOKEN: value },
      'RESEARCH_DB_TOKEN must be letters, digits and plain signs without spaces: no header can carry anything else.',
    ]),
    [
      'one table for two kinds',
      { ...remote, RESEARCH_TABLE_DESKTOP: 'm0', RESEARCH_TABLE_SOLUTION: ' m0' },
      'RESEARCH_TABLE_USERS and RESEARCH_TABLE_SOLUTION and RESEARCH_TABLE_DESKTOP are the same id. Each table has an id of its own.',
    ],
    ['an identity provider that is no address', { IDENTITY_URL: 'login.example.com' }, noAddress('IDENTITY_URL')],
    [
      'an identity provider without encryption',
      { IDENTITY_URL: 'http://login.example.com' },
      'IDENTITY_URL must start with https:// unless it is on this machine.',
    ],
    ...['http://localhost:4400', 'https://127.0.0.1', ''].map(
      (IDENTITY_URL): [string, Record<string, string>, string] => [
        `production with IDENTITY_URL=${IDENTITY_URL}`,
        { NODE_ENV: 'production', IDENTITY_URL, PUBLIC_ORIGIN },
        'The local identity provider is for trying things out and does not start with NODE_ENV=production. Set IDENTITY_URL to the real provider.',
      ],
    ),
    ...['RESEARCH_DB_TOKEN', ...Object.keys(tables).map(tableVariable)].flatMap(
      (name): [string, Record<string, string>, string][] => [
        [`${name} missing`, without(name), missing(name)],
        [`${name} empty`, { ...remote, [name]: '' }, missing(name)],
        [`${name} blank`, { ...remote, [name]: '   ' }, missing(name)],
        [`${name} alone`, { [name]: 'x' }, useless(name)],
      ],
    ),
    [
      'another machine without the address of the portal',
      { HOST: '0.0.0.0', IDENTITY_URL: login },
      'PUBLIC_ORIGIN is missing. It is needed because HOST opens the portal to other machines: only pages of that origin may send something.',
    ],
    [
      'production without the address of the portal',
      { NODE_ENV: 'production', IDENTITY_URL: login },
      'PUBLIC_ORIGIN is missing. It is needed because NODE_ENV is production: only pages of that origin may send something.',
    ],
    [
      'a portal without encryption',
      { PUBLIC_ORIGIN: 'http://research.example.com' },
      'PUBLIC_ORIGIN must start with https:// unless it is on this machine. Browsers sign nobody in without it.',
    ],
    [
      'a webhook of no kind',
      { WEBHOOK_GENERL: 'https://hooks.example.com' },
      'Unknown setting WEBHOOK_GENERL. Settings: WEBHOOK_GENERAL, WEBHOOK_SOLUTION, WEBHOOK_DESKTOP, WEBHOOK_INVESTMENT, WEBHOOK_SWEEPSTAKES.',
    ],
    [
      'a table of no name',
      { ...remote, RESEARCH_TABLE_USER: 'x' },
      `Unknown setting RESEARCH_TABLE_USER. Settings: ${Object.keys(tables).map(tableVariable).join(', ')}.`,
    ],
    [
      'a shared state of another kind',
      { ...remote, STATE_URL: 'redis://db.example.com' },
      'STATE_URL must be the address of a PostgreSQL database, such as postgres://user:password@host/database.',
    ],
    [
      'a shared state without a shared database',
      { STATE_URL: stateUrl },
      'STATE_URL is set, but RESEARCH_DB_URL is not. Gateways that share their state need one research database.',
    ],
    ['a short operator token', { OPERATOR_TOKEN: 'x'.repeat(23) }, unsafeToken],
    ['an operator token that no header carries', { OPERATOR_TOKEN: `${'x'.repeat(24)} "é"` }, unsafeToken],
  ];

  test.each(cases)('%s', (_, env, sentence) => {
    expect(mistakesOf(env)).toEqual([sentence]);
  });
});

test('unrelated variables of the environment are not errors', () => {
  const around = {
    GATEWAY_SERVICE_HOST: '10.0.0.1',
    IDENTITY_SERVICE_PORT_HTTP: '80',
    OPERATOR_PORT_80_TCP_ADDR: '10.0.0.1',
    GATEWAY_TOKN_TYPE: ' ',
  };
  expect(readConfig(around)).toEqual(local);
});

test('all errors are reported at once', () => {
  expect(
    mistakesOf({
      PORTAL_PORT: '99999',
      IDENTITY_URL: 'http://identity.example.com',
      RESEARCH_DB_URL: 'records.example.com',
      RESEARCH_DB_TOKEN: 'secret',
      WEBHOOK_GENERAL: 'ftp://hooks.example.com',
      WEBHOOK_DESKTOP: 'nowhere',
      OPERATOR_TOKEN: 'short',
      GATEWAY_READS_PER_SECOND: '-1',
    }).sort(),
  ).toEqual(
    [
      noNumber('PORTAL_PORT', 1, 65_535),
      noAddress('WEBHOOK_GENERAL'),
      noAddress('WEBHOOK_DESKTOP'),
      noAddress('RESEARCH_DB_URL'),
      unsafeToken,
      'IDENTITY_URL must start with https:// unless it is on this machine.',
      noNumber('GATEWAY_READS_PER_SECOND', 0, 100_000),
    ].sort(),
  );
});

test('an error never contains the value', () => {
  const mistakes = mistakesOf({
    RESEARCH_DB_URL: 'https://user:hunter2@records.example.com',
    WEBHOOK_GENERAL: 'hooks.example.com/hunter2',
    OPERATOR_TOKEN: 'hunter2',
    PORTAL_PORT: 'hunter2',
  });
  expect(mistakes).toHaveLength(4);
  expect(mistakes.join()).not.toContain('hunter2');
});
