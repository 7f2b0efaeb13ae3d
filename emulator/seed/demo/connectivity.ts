import type {
  DeliveryRow,
  EventConfigurationRow,
  NotificationRow,
  SlackSubscriptionRow,
  WebhookRow,
} from '../../db/rows/connectivity';
import type { DocumentRow, Severity } from '../../db/rows/records';
import type { Repeatable } from '../repeatable';
import type { SeedUser } from '../seed-user';
import { acme, acmeLabs } from '../tenants';

const tenantId = acme.id;
const event = (name: string) => `frontegg.${name}`;

const userEvents = ['user.invitedToTenant', 'user.removedFromTenant', 'user.disabledInTenant', 'user.enabledInTenant'];
const accessEvents = ['role.created', 'role.updated', 'role.deleted', 'group.usersAdded', 'group.usersRemoved'];
const securityEvents = ['securityPolicy.updated', 'restrictions.updated', 'user.sessionsRevoked'];

/** Hosts under `.test` are the local sink; the last one always refuses. */
const sampleWebhooks = [
  ['CRM sync', 'Keeps contacts of the CRM up to date', 'https://crm.acme.test/hooks/identity', userEvents, true, true],
  ['Access review', 'Feeds the quarterly access review', 'https://grc.acme.test/events', accessEvents, true, true],
  [
    'SIEM',
    'Security events for the SOC',
    'https://siem.acme.test/ingest/identity',
    [...securityEvents, ...userEvents],
    true,
    true,
  ],
  ['Data warehouse', '', 'https://warehouse.acme.test/status/503', [...userEvents, ...accessEvents], true, false],
  ['Old HR system', 'Switched off in spring', 'https://hr-legacy.acme.test/webhook', userEvents, false, false],
] as const;

const demoWebhooks = ({ daysAgo }: Repeatable): WebhookRow[] =>
  sampleWebhooks.map(([displayName, description, url, keys, isActive, isSigned], at) => ({
    id: `webhook-${at + 1}`,
    tenantId,
    displayName,
    description,
    url,
    secret: isSigned ? `demo-signing-key-${at + 1}` : null,
    eventKeys: keys.map(event),
    isActive,
    createdAt: daysAgo(220 - at * 30),
    updatedAt: daysAgo(60 - at * 9),
  }));

/** Webhooks of Acme Labs, which have not been called yet. */
const labWebhooks = ({ daysAgo }: Repeatable): WebhookRow[] =>
  ['samples', 'instruments', 'safety'].map((name, at) => ({
    id: `webhook-labs-${at + 1}`,
    tenantId: acmeLabs.id,
    displayName: `Lab ${name}`,
    description: '',
    url: `https://${name}.acme.test/hooks`,
    secret: `demo-signing-key-labs-${at + 1}`,
    eventKeys: userEvents.map(event),
    isActive: true,
    createdAt: daysAgo(90 - at),
    updatedAt: daysAgo(90 - at),
  }));

/** What came back, by status. */
const responses: Readonly<Record<string, string>> = {
  '200': '{"received":true}',
  '': 'The address did not answer within 10 seconds.',
};

const demoDeliveries = (
  source: Repeatable,
  webhooks: readonly WebhookRow[],
  users: readonly SeedUser[],
): DeliveryRow[] =>
  webhooks.flatMap(({ id, eventKeys, url }, place) =>
    Array.from({ length: 46 }, (_, at) => {
      const eventKey = eventKeys[source.below(eventKeys.length)] ?? event('role.created');
      const user = users[source.below(users.length)];
      const createdAt = source.daysAgo((14 * (46 - at)) / 46);
      const isBad = url.includes('/status/') || source.chance(0.06);
      const statusCode = isBad ? source.pick(['503', '500', '']) : '200';
      const data = { userId: user?.id, email: user?.email, name: user?.name };
      return {
        id: `delivery-${place + 1}-${String(at + 1).padStart(3, '0')}`,
        tenantId,
        webhookId: id,
        messageId: `msg_demo_${place + 1}_${at + 1}`,
        eventKey,
        createdAt,
        attempt: 1,
        statusCode,
        body: JSON.stringify({ eventKey, eventContext: { tenantId, userId: user?.id }, createdAt, data }),
        response: responses[statusCode] ?? 'Service unavailable',
      };
    }),
  );

const configuration = (
  channel: 'email' | 'sms',
  key: string,
  enabled: boolean,
  ...lists: readonly (readonly [name: string, ...recipients: string[]])[]
): EventConfigurationRow => ({
  id: `${channel}:${tenantId}:${event(key)}`,
  tenantId,
  channel,
  eventKey: event(key),
  enabled,
  subscriptions: lists.map(([name, ...recipients], at) => ({
    id: `subscription-${channel}-${key}-${at + 1}`,
    name,
    enabled: true,
    recipients,
  })),
});

const demoConfigurations: readonly EventConfigurationRow[] = [
  configuration('email', 'user.invitedToTenant', true, ['People', 'people-ops@acme.test', 'office@acme.test']),
  configuration('email', 'user.removedFromTenant', true, ['People', 'people-ops@acme.test']),
  configuration('email', 'securityPolicy.updated', true, ['Security', 'security@acme.test', 'ciso@acme.test']),
  configuration('email', 'restrictions.updated', true, ['Security', 'security@acme.test']),
  configuration('email', 'role.deleted', false, ['Access review', 'audit@acme.test']),
  configuration('sms', 'securityPolicy.updated', true, ['On call', '+491700000011', '+491700000012']),
  configuration('sms', 'user.sessionsRevoked', true, ['On call', '+491700000011']),
];

const demoSlack: readonly SlackSubscriptionRow[] = [
  {
    id: 'slack-security',
    tenantId,
    isActive: true,
    slackEvents: securityEvents.map((key) => ({ eventKey: event(key), channelIds: ['C02SECURITY'] })),
  },
  {
    id: 'slack-people',
    tenantId,
    isActive: true,
    slackEvents: [
      { eventKey: event('user.invitedToTenant'), channelIds: ['C03PEOPLE', 'C01GENERAL'] },
      { eventKey: event('user.removedFromTenant'), channelIds: ['C03PEOPLE'] },
    ],
  },
];

type SampleNotification = readonly [key: string, title: string, severity: Severity, about?: 'user'];

const sampleNotifications: readonly [SampleNotification, ...SampleNotification[]] = [
  ['user.invitedToTenant', 'User invited', 'Info', 'user'],
  ['role.updated', 'Permissions of a role changed: Lab lead', 'Medium'],
  ['restrictions.updated', 'IP restriction added: 198.51.100.0/24', 'High'],
  ['group.usersAdded', 'Users added to a group: Clinical data', 'Info'],
  ['user.disabledInTenant', 'User disabled', 'High', 'user'],
  ['securityPolicy.updated', 'Security policy changed', 'Critical'],
  ['user.removedFromTenant', 'User removed', 'High', 'user'],
  ['role.created', 'Role created: Field researcher', 'Info'],
];

const demoNotifications = (source: Repeatable, users: readonly SeedUser[]): NotificationRow[] =>
  Array.from({ length: 34 }, (_, at) => {
    const [key, title, severity, about] = source.pick(sampleNotifications);
    const target = about && users[1 + source.below(users.length - 1)];
    const user = users[1 + source.below(users.length - 1)];
    return {
      id: `notification-${String(at + 1).padStart(3, '0')}`,
      tenantId,
      actorId: user?.id,
      eventKey: event(key),
      title: target ? `${title}: ${target.email}` : title,
      body: user?.name ?? '',
      severity,
      createdAt: source.daysAgo((12 * (34 - at)) / 34 + 0.02),
    };
  });

/** Webhooks with their log, email, SMS and Slack, and the notifications of Acme. */
export const demoConnectivity = (source: Repeatable, users: readonly SeedUser[]) => {
  const webhooks = demoWebhooks(source);
  const documents: DocumentRow[] = [{ id: `slack:${tenantId}`, tenantId, value: { isConnected: true } }];
  return {
    webhooks: [...webhooks, ...labWebhooks(source)],
    deliveries: demoDeliveries(source, webhooks, users),
    eventConfigurations: demoConfigurations,
    slackSubscriptions: demoSlack,
    notifications: demoNotifications(source, users),
    documents,
  };
};
