import { screen, within } from 'storybook/test';
import { savedRows } from './saved-rows';

/** Emulator members used by these stories. */
export interface Rows {
  db: Record<
    | 'webhooks'
    | 'deliveries'
    | 'eventConfigurations'
    | 'slackSubscriptions'
    | 'documents'
    | 'outbox'
    | 'slackCodes'
    | 'roles',
    { put(row: object): unknown; list(): readonly Record<string, unknown>[]; get(id: string): unknown }
  >;
  settle(): Promise<void>;
}
export const { remember, emulator: provider } = savedRows<Rows>();

export const tenantId = 'tenant-acme';
export const created = 'frontegg.role.created';
export const invited = 'frontegg.user.invitedToTenant';
const dates = { createdAt: '2026-03-01T09:00:00.000Z', updatedAt: '2026-05-04T09:00:00.000Z' };
export const crm = {
  id: 'webhook-crm',
  tenantId,
  displayName: 'CRM sync',
  description: 'Keeps contacts up to date',
  url: 'https://crm.acme.test/hooks/identity',
  secret: 'stored-signing-key',
  eventKeys: [created, invited],
  isActive: true,
  payload: { source: 'acme' },
  ...dates,
};

export const withWebhooks = (emulator: Rows) => {
  remember(emulator);
  emulator.db.webhooks.put(crm);
  emulator.db.webhooks.put({
    ...crm,
    id: 'webhook-siem',
    displayName: 'SIEM',
    description: '',
    url: 'https://siem.acme.test/status/503',
    secret: null,
    eventKeys: [created],
    isActive: false,
  });
};

const deliver = (emulator: Rows, at: number, statusCode: string) =>
  emulator.db.deliveries.put({
    id: `delivery-${at}`,
    tenantId,
    webhookId: crm.id,
    messageId: `msg_${at}`,
    eventKey: created,
    createdAt: new Date(Date.parse(dates.updatedAt) + at * 60_000).toISOString(),
    attempt: 1,
    statusCode,
    body: JSON.stringify({ eventKey: created, data: { name: "<img src=x onerror=alert(1)> O'Hara" } }),
  });

export const withLog = (emulator: Rows) => {
  withWebhooks(emulator);
  for (let at = 0; at < 12; at += 1) deliver(emulator, at, at === 11 ? '' : at % 5 === 0 ? '503' : '200');
};

export const connected = (emulator: Rows) =>
  emulator.db.documents.put({ id: `slack:${tenantId}`, tenantId, value: { isConnected: true } });

export const withSlack = (emulator: Rows) => {
  remember(emulator);
  connected(emulator);
  emulator.db.slackSubscriptions.put({
    id: 'slack-1',
    tenantId,
    isActive: true,
    slackEvents: [
      { eventKey: created, channelIds: ['C02SECURITY'] },
      { eventKey: invited, channelIds: ['C03PEOPLE', 'C01GENERAL'] },
    ],
  });
};

export const recipients = (emulator: Rows, channel: 'email' | 'sms', ...to: string[]) =>
  emulator.db.eventConfigurations.put({
    id: `${channel}:${tenantId}:${created}`,
    tenantId,
    channel,
    eventKey: created,
    enabled: true,
    subscriptions: [{ id: `list-${channel}`, name: 'Security', enabled: true, recipients: to }],
  });

export const withRecipients = (emulator: Rows) => {
  remember(emulator);
  recipients(emulator, 'email', 'security@acme.test', 'ciso@acme.test');
  recipients(emulator, 'sms', '+491700000011');
};

export const withEverything = (emulator: Rows) => {
  withWebhooks(emulator);
  withSlack(emulator);
  withRecipients(emulator);
};

export const readOnly = {
  email: 'looks@acme.test',
  name: 'Lena Looks',
  memberships: [{ tenantId, roleIds: ['role-support'] }],
};

export const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
