import { _default, enum as enumOf, optional, registry, string, type ZodMiniType } from 'zod/mini';
import { type TableName, tableNames } from '../../research/contract';
import { type WebhookKind, webhookKinds } from '../../research/feedback/kinds';
import type { Rule } from './environment';
import {
  baseUrl,
  encryptedBaseUrl,
  headerText,
  hostNames,
  origin,
  perSecond,
  port,
  postgresUrl,
  strongToken,
  url,
} from './setting-kinds';

/** Description in docs/operating.md. The default is that of its schema, unless it depends on other variables. */
export const settingDocs = registry<{ value: string; description: string; defaultText?: string | undefined }>();

const setting = <S extends ZodMiniType>(schema: S, value: string, description: string, defaultText?: string): S => {
  settingDocs.add(schema, { value, description, defaultText });
  return schema;
};

const text = string();
const RATE = 'whole number per second; 0: no limit';

/** External pages, with the placeholder URL of each. */
export const externalPages = {
  follow: 'https://example.com/company',
  terms: 'https://example.com/terms',
  apply: 'https://example.com/apply',
} as const;
export type ExternalPage = keyof typeof externalPages;
const externalPage = (page: ExternalPage, description: string) =>
  setting(optional(url), 'http(s) address', description, `\`${externalPages[page]}\`; in production no link`);
const table = (name: TableName) =>
  setting(optional(text), 'id', `Table \`${name}\`, as \`npm run research:provision\` prints it.`);
const webhook = (kind: WebhookKind) =>
  setting(
    optional(url),
    'http(s) address',
    `Receives ${kind} feedback.`,
    'not sent; a local sink with the local provider',
  );

/** Returns the variable of a name, such as `WEBHOOK_GENERAL`. */
export const variableOf = <Prefix extends string, Name extends string>(prefix: Prefix, name: Name) =>
  `${prefix}${name.toUpperCase()}` as `${Prefix}${Uppercase<Name>}`;

const family = <Prefix extends string, Name extends string, S>(
  prefix: Prefix,
  names: readonly Name[],
  of: (name: Name) => S,
) =>
  // The keys are built from the names.
  Object.fromEntries(names.map((name) => [variableOf(prefix, name), of(name)])) as Record<
    `${Prefix}${Uppercase<Name>}`,
    S
  >;

export const tableVariables = tableNames.map((name) => variableOf('RESEARCH_TABLE_', name));

type TableIds = Readonly<Partial<Record<(typeof tableVariables)[number], string | undefined>>>;

const sameIds = (values: TableIds): string[] => {
  const ids = tableVariables.flatMap((name) => values[name] ?? []);
  const duplicate = ids.find((id, place) => ids.indexOf(id) < place);
  return duplicate === undefined ? [] : tableVariables.filter((name) => values[name] === duplicate);
};

/** Two kinds of records in one table would mix. */
export const distinctTableIds: Rule<TableIds> = {
  variables: tableVariables,
  isBroken: (values) => sameIds(values).length > 0,
  message: (values) => `${sameIds(values).join(' and ')} are the same id. Each table has an id of its own.`,
};

export const databaseSettings = {
  RESEARCH_DB_URL: setting(
    optional(baseUrl),
    'http(s) address',
    'A NocoDB. Requires its token and the table ids.',
    'a database in this process, in `DATA_DIR`',
  ),
  RESEARCH_DB_TOKEN: setting(optional(headerText), 'text', 'API token of the NocoDB. Never reaches a browser.'),
  RESEARCH_DB_BASE: setting(
    optional(text),
    'title or id',
    'Base that `npm run research:provision` works on.',
    'that of the tables below, or one titled Research',
  ),
  ...family('RESEARCH_TABLE_', tableNames, table),
};

/** Every variable of the portal: its schema, its default, and its description in docs/operating.md. */
export const settings = {
  PORTAL_PORT: setting(_default(port, 4300), 'port', 'Where the portal and its gateway listen.'),
  HOST: setting(
    _default(text, '127.0.0.1'),
    'host or IP address',
    'Address to listen on. Anything but this machine requires `IDENTITY_URL`.',
  ),
  PUBLIC_ORIGIN: setting(
    optional(origin),
    'https address',
    'Origin of the portal; only its pages may change anything. Required in production and when `HOST` is open.',
    'this machine, at `PORTAL_PORT`',
  ),
  DATA_DIR: setting(
    _default(text, '.data'),
    'folder',
    'Local databases, journal and webhooks. One process per folder.',
  ),
  STATE_URL: setting(
    optional(postgresUrl),
    'postgres address',
    'State that several gateways share. Requires `RESEARCH_DB_URL`.',
    'files in `DATA_DIR`',
  ),
  NODE_ENV: setting(optional(text), '`production`', 'Refuses the local identity provider and its keys.'),

  IDENTITY_URL: setting(optional(encryptedBaseUrl), 'https address', 'The identity provider.', 'the local one'),
  IDENTITY_CLIENT_ID: setting(_default(text, 'portal'), 'text', 'Client id of the portal at the provider.'),
  IDENTITY_ISSUER: setting(optional(text), 'text', '`iss` of its tokens.', '`IDENTITY_URL`'),
  IDENTITY_PORT: setting(_default(port, 4400), 'port', 'Where the local identity provider listens.'),
  IDENTITY_SEED: setting(
    _default(enumOf(['empty', 'small', 'demo', 'large'], 'must be one of empty, small, demo, large.'), 'demo'),
    '`empty`, `small`, `demo`, `large`',
    'What its database is filled with when it is created.',
  ),
  IDENTITY_WEBHOOKS_TO: setting(
    optional(hostNames),
    'hosts, separated by commas',
    'Other hosts that its webhooks are posted to.',
    'this machine only',
  ),
  IDENTITY_IDP_HOSTS: setting(
    optional(hostNames),
    'hosts, separated by commas',
    'Other hosts of identity providers that its sign-ins may call.',
    'this machine only',
  ),
  GATEWAY_AUDIENCE: setting(_default(text, 'portal-gateway'), 'text', '`aud` of the access tokens that are accepted.'),
  GATEWAY_TOKEN_TYPE: setting(_default(text, 'at+jwt'), 'text', '`typ` in the header of those tokens.'),

  ...databaseSettings,
  RESEARCH_DB_MAX_PER_SECOND: setting(
    optional(perSecond),
    RATE,
    'Calls to the database. Gateways with one `STATE_URL` share them.',
    '5 for a NocoDB, otherwise no limit',
  ),

  ...family('WEBHOOK_', webhookKinds, webhook),
  OPERATOR_TOKEN: setting(
    optional(strongToken),
    'at least 24 characters',
    'Opens `/operator/webhooks`.',
    'the address does not exist',
  ),

  PORTAL_LINK_FOLLOW: externalPage('follow', '"Follow us" in the header.'),
  PORTAL_LINK_TERMS: externalPage('terms', '"Terms & Confidentiality" before the sign-in.'),
  PORTAL_LINK_APPLY: externalPage('apply', '"Apply for Access" before the sign-in.'),

  GATEWAY_READS_PER_SECOND: setting(_default(perSecond, 50), RATE, 'Sustained reads of one user.'),
  GATEWAY_WRITES_PER_SECOND: setting(_default(perSecond, 2), RATE, 'Sustained writes of one user.'),
  // Set by `npm run dev`, whose page server uses the portal's port and proxies calls.
  GATEWAY_PORT: optional(port),
};
