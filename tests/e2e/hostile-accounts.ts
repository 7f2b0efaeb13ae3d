import { join } from 'node:path';
import Database from 'libsql';
import type { TableName, Tables } from '../../emulator/db/tables';
import { acme } from '../../emulator/seed/tenants';
import { admin } from '../../emulator/seed/users';
import { addresses, inParts, joined, payloads, shortPayloads } from './oracles';

/** Hostile texts for one row. */
interface Texts {
  /** Another one with each call. */
  text: () => string;
  /** No web address, so that nothing may lead there. */
  link: () => string;
  /** Host of the pictures. */
  picture: () => string;
}

/** What users and the vendor can write in the rows of a table; null where no page shows anything of it. */
type Written = { readonly [N in TableName]: ((row: Tables[N], texts: Texts) => Partial<Tables[N]>) | null };

const links = addresses.filter((address) => !address.startsWith('https:'));
/** Every text as the key and as the value of an object. */
const object = Object.fromEntries(payloads.map((payload) => [payload, payload]));
const isSignedIn = (id: string) => id === admin.id;

const written: Written = {
  tenants: (_, { text }) => ({ name: text() }),
  permissionCategories: (_, { text }) => ({ name: text(), description: text() }),
  permissions: (_, { text }) => ({ name: text(), description: text() }),
  roles: ({ id, tenantId }, { text }) => ({
    name: text(),
    description: text(),
    ...(tenantId && { key: `${text()}${id}` }),
  }),
  users: ({ id }, { text, picture }) => ({
    name: text(),
    profilePictureUrl: picture(),
    metadata: JSON.stringify(object),
    ...(isSignedIn(id) ? { phoneNumber: text() } : { email: `${text()}${id}`, provider: text() }),
  }),
  memberships: (_, { text }) => ({ invitedAs: { name: text(), phoneNumber: text() } }),
  invitations: null,
  externalSignIns: null,
  mockCodes: null,
  usedAssertions: null,
  actorTokens: null,
  inviteLinks: (_, { text }) => ({ token: text() }),
  groups: (_, { text }) => ({
    name: text(),
    description: text(),
    color: text(),
    metadata: JSON.stringify(object),
  }),
  applications: (_, { text, link, picture }) => ({
    name: text(),
    description: text(),
    appURL: link(),
    loginURL: link(),
    logoURL: picture(),
  }),
  applicationAssignments: null,
  apiTokens: (_, { text }) => ({ description: text() }),
  phoneNumbers: (_, { text }) => ({ phoneNumber: text() }),
  passkeys: null,
  profileImages: null,
  sessions: (_, { text }) => ({ userAgent: text(), ip: text() }),
  families: null,
  codes: null,
  authorizeRequests: null,
  mfaSessions: null,
  lockouts: null,
  oneTimeCodes: null,
  confirmations: null,
  rememberedDevices: null,
  knownBrowsers: null,
  outbox: ({ channel, attachment }, { text }) => ({
    subject: text(),
    text: text(),
    // Messages to Slack appear in the channel of this name.
    ...(channel !== 'slack' && { to: text() }),
    ...(attachment && { attachment: { ...attachment, name: text() } }),
  }),
  mailCounts: null,
  rateCounts: null,
  audits: (_, { text }) => ({
    action: text(),
    description: text(),
    user: text(),
    email: text(),
    ip: text(),
    userAgent: text(),
    json: object,
  }),
  documents: null,
  ipRestrictions: (_, { text }) => ({ ip: text(), description: text() }),
  domainRestrictions: (_, { text }) => ({ domain: text() }),
  webhooks: (_, { text, link }) => ({ displayName: text(), description: text(), url: link(), payload: object }),
  deliveries: (_, { text }) => ({ statusCode: text(), body: text(), messageId: text() }),
  eventConfigurations: ({ subscriptions }, { text }) => ({
    subscriptions: subscriptions.map((list) => ({ ...list, name: text(), recipients: [text(), text()] })),
  }),
  slackSubscriptions: ({ slackEvents }, { text }) => ({
    slackEvents: slackEvents.map((event) => ({ ...event, channelIds: [text()], title: text(), message: text() })),
  }),
  slackCodes: null,
  notifications: (_, { text }) => ({ title: text(), body: text() }),
  notificationStates: null,
  assistantConversations: (_, { text }) => ({
    title: text(),
    messages: [
      { role: 'user', content: text() },
      { role: 'assistant', content: text() },
    ],
  }),
  reports: (_, { text }) => ({ name: text(), description: text() }),
  reportSchedules: (_, { text }) => ({ dataFilters: [{ type: text(), config: object }] }),
  ssoConnections: (_, { text, link }) => ({ ssoEndpoint: link(), publicCertificate: text(), oidcClientId: text() }),
  ssoDomains: (_, { text }) => ({ domain: text(), txtRecord: text() }),
  ssoGroups: (_, { text }) => ({ group: text() }),
  dnsRecords: (_, { text }) => ({ name: text(), value: text() }),
  directories: (_, { text }) => ({ source: text(), connectionName: text() }),
  directoryUsers: null,
  directoryGroups: null,
  features: null,
  plans: ({ offer }, { text }) => ({ ...(offer && { offer: { ...offer, name: text(), description: text() } }) }),
  subscriptions: null,
  invoices: (_, { text }) => ({ number: text(), planName: text() }),
  paymentMethods: (_, { text }) => ({
    brand: text(),
    last4: text(),
    email: text(),
    address: {
      addressLine1: text(),
      addressLine2: text(),
      city: text(),
      state: text(),
      postalCode: text(),
      country: text(),
    },
  }),
  setupIntents: null,
  settings: null,
};

const createdAt = '2026-11-20T08:26:14.000Z';
const ofAccount = { tenantId: acme.id, createdAt };
const byScript = 'javascript:window.__xss=1';

/** Rows that the seed has none of; {@link written} fills them as well. */
const further: { readonly [N in TableName]?: readonly Tables[N][] } = {
  inviteLinks: [{ ...ofAccount, id: acme.id, token: '', expires: '2099-01-01T00:00:00.000Z', shouldSendEmail: false }],
  ipRestrictions: [{ ...ofAccount, id: 'ip-hostile', ip: '', strategy: 'BLOCK', isActive: false, description: '' }],
  domainRestrictions: [{ ...ofAccount, id: 'domain-hostile', domain: '', type: 'BLOCK' }],
  outbox: (['email', 'sms', 'slack', 'webhook'] as const).map((channel) => ({
    id: `message-${channel}`,
    channel,
    to: '#general',
    subject: '',
    text: '',
    sentAt: createdAt,
    ...(channel === 'email' && {
      attachment: { name: '', mediaType: 'text/html', content: Buffer.from(joined()).toString('base64url') },
    }),
  })),
  dnsRecords: [{ id: 'record-hostile', name: '', value: '' }],
  phoneNumbers: [{ id: 'phone-hostile', userId: admin.id, phoneNumber: '', verified: true, createdAt }],
  assistantConversations: [
    {
      ...ofAccount,
      id: 'chat-hostile',
      userId: admin.id,
      title: '',
      messages: [],
      resources: {},
      updatedAt: createdAt,
    },
  ],
  documents: [
    {
      id: `account-settings:${acme.id}`,
      tenantId: acme.id,
      value: {
        ...Object.fromEntries(
          ['address', 'timezone', 'dateFormat', 'timeFormat', 'currency'].map((field) => [field, joined()]),
        ),
        website: byScript,
        logo: 'https://evil.test/track.png',
        applicationUrl: byScript,
        loginUrl: byScript,
      },
    },
  ],
};

/** Rows of a table that change: the latest, which lists show first. */
const MOST = 60;
/** Tables of fewer rows than these have every short text in every field; in the others the rows take turns. */
const FEW = 50;

const textsOf = (at: number, rows: number): Texts => {
  const parts = rows < FEW ? [shortPayloads] : inParts(shortPayloads, 20);
  let turn = at;
  const next = <T>(list: readonly T[]) => list[turn++ % list.length];
  return {
    text: () => joined(next(parts)),
    link: () => next(links) ?? '',
    picture: () => next(addresses) ?? '',
  };
};

/** Writes hostile texts into the rows of the local identity provider, past its checks. Its server must be down. */
export const writeHostileAccounts = (dataDir: string): void => {
  const database = new Database(join(dataDir, 'identity.db'));
  const change = <N extends TableName>(name: N) => {
    const write = written[name];
    if (!write) return;
    const rows = database
      .prepare(`SELECT body FROM "${name}" ORDER BY json_extract(body, '$.createdAt') DESC LIMIT ${MOST}`)
      .all() as { body: string }[];
    const update = database.prepare(`UPDATE "${name}" SET body = ? WHERE id = ?`);
    for (const [at, { body }] of rows.entries()) {
      const row = JSON.parse(body) as Tables[N];
      update.run(JSON.stringify({ ...row, ...write(row, textsOf(at, rows.length)) }), row.id);
    }
  };
  const add = <N extends TableName>(name: N) => {
    const insert = database.prepare(`INSERT OR REPLACE INTO "${name}" (id, body) VALUES (?, ?)`);
    for (const row of further[name] ?? []) insert.run(row.id, JSON.stringify(row));
  };
  database.transaction(() => {
    for (const name of Object.keys(written) as TableName[]) {
      add(name);
      change(name);
    }
  })();
  database.close();
};
