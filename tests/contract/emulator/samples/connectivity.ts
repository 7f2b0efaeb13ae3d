import { createdAt, type Fixture, type SamplesOf } from './sample';

const eventKey = 'frontegg.role.created';
const webhook = {
  displayName: 'Sample',
  description: '',
  url: 'https://hooks.acme.test/sample',
  secret: 'sample-signing-key',
  eventKeys: [eventKey],
  isActive: true,
};
const tenantId = 'tenant-acme';

const sampleWebhook = ({ emulator }: Fixture): string =>
  emulator.db.webhooks.put({ ...webhook, id: 'webhook-sample', tenantId, createdAt, updatedAt: createdAt }).id;

const sampleDelivery = (fixture: Fixture): string =>
  fixture.emulator.db.deliveries.put({
    id: 'delivery-sample',
    tenantId,
    webhookId: sampleWebhook(fixture),
    messageId: 'msg_sample',
    eventKey,
    createdAt,
    attempt: 1,
    statusCode: '500',
    body: '{}',
  }).id;

const connected = ({ emulator }: Fixture) =>
  emulator.db.documents.put({ id: `slack:${tenantId}`, tenantId, value: { isConnected: true } });

const slackFields = { isActive: true, slackEvents: [{ eventKey, channelIds: ['C01GENERAL'] }] };
const sampleSlack = (fixture: Fixture): string => {
  connected(fixture);
  return fixture.emulator.db.slackSubscriptions.put({ id: 'slack-sample', tenantId, ...slackFields }).id;
};

const recipients = { email: ['ops@acme.test'], sms: ['+491700000001'] } as const;

const eventSamples = (channel: 'email' | 'sms') => {
  const list = { name: 'Operations', enabled: true, recipients: [...recipients[channel]] };
  const put = ({ emulator }: Fixture) => {
    const subscriptions = [{ ...list, id: 'subscription-sample' }];
    const id = `${channel}:${tenantId}:${eventKey}`;
    emulator.db.eventConfigurations.put({ id, tenantId, channel, eventKey, enabled: true, subscriptions });
    return { eventKey };
  };
  const withSubscription = (fixture: Fixture) => ({ ...put(fixture), subscriptionId: 'subscription-sample' });
  return {
    create: () => ({ eventKey, enabled: true, subscriptions: [list] }),
    setEnabled: (fixture: Fixture) => ({ ...put(fixture), enabled: false }),
    put: (fixture: Fixture) => ({ ...withSubscription(fixture), ...list }),
    removeSubscription: withSubscription,
    remove: put,
  };
};
const email = eventSamples('email');
const sms = eventSamples('sms');

export const connectivity: SamplesOf<'connectivity'> = {
  getSlack: (fixture) => void sampleSlack(fixture),
  createSlackSubscription: (fixture) => {
    connected(fixture);
    return slackFields;
  },
  updateSlackSubscription: (fixture) => ({ id: sampleSlack(fixture), ...slackFields, isActive: false }),
  deleteSlackSubscription: (fixture) => ({ id: sampleSlack(fixture) }),
  listSlackChannels: (fixture) => void connected(fixture),
  registerSlackCode: ({ emulator }) => ({
    code: emulator.db.slackCodes.put({ id: 'slack-code', expiresAt: emulator.clock.now() + 60_000 }).id,
  }),
  createEmail: email.create,
  setEmailEnabled: email.setEnabled,
  putEmailSubscription: email.put,
  deleteEmailSubscription: email.removeSubscription,
  deleteEmail: email.remove,
  createSms: sms.create,
  setSmsEnabled: sms.setEnabled,
  putSmsSubscription: sms.put,
  deleteSmsSubscription: sms.removeSubscription,
  deleteSms: sms.remove,
  listWebhooks: (fixture) => void sampleWebhook(fixture),
  createWebhook: () => webhook,
  updateWebhook: (fixture) => ({ _id: sampleWebhook(fixture), ...webhook }),
  deleteWebhook: (fixture) => ({ id: sampleWebhook(fixture) }),
  testWebhook: () => ({ url: webhook.url, secret: webhook.secret }),
  listWebhookLogs: (fixture) => {
    sampleDelivery(fixture);
    return { id: 'webhook-sample', offset: 0, limit: 10 };
  },
  retryWebhook: (fixture) => ({ id: sampleDelivery(fixture) }),
  getChannelMap: () => ({ channels: 'webhook' }),
};
