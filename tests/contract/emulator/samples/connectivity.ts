import { createdAt, none, type SamplesOf, type World } from './sample';

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

const sampleWebhook = ({ emulator }: World): string =>
  emulator.db.webhooks.put({
    ...webhook,
    id: 'webhook-sample',
    tenantId,
    invocations: 0,
    createdAt,
    updatedAt: createdAt,
  }).id;

const sampleDelivery = (world: World): string =>
  world.emulator.db.deliveries.put({
    id: 'delivery-sample',
    tenantId,
    webhookId: sampleWebhook(world),
    messageId: 'msg_sample',
    eventKey,
    createdAt,
    attempt: 1,
    statusCode: '500',
    body: '{}',
  }).id;

const connected = ({ emulator }: World) =>
  emulator.db.documents.put({ id: `slack:${tenantId}`, tenantId, value: { isConnected: true } });

const slackFields = { isActive: true, slackEvents: [{ eventKey, channelIds: ['C01GENERAL'] }] };
const sampleSlack = (world: World): string => {
  connected(world);
  return world.emulator.db.slackSubscriptions.put({ id: 'slack-sample', tenantId, ...slackFields }).id;
};

const recipients = { email: ['ops@acme.test'], sms: ['+491700000001'] } as const;

const eventSamples = (channel: 'email' | 'sms') => {
  const list = { name: 'Operations', enabled: true, recipients: [...recipients[channel]] };
  const put = ({ emulator }: World) => {
    const subscriptions = [{ ...list, id: 'subscription-sample' }];
    const id = `${channel}:${tenantId}:${eventKey}`;
    emulator.db.eventConfigurations.put({ id, tenantId, channel, eventKey, enabled: true, subscriptions });
    return { eventKey };
  };
  const one = (world: World) => ({ ...put(world), subscriptionId: 'subscription-sample' });
  return {
    list: none,
    create: () => ({ eventKey, enabled: true, subscriptions: [list] }),
    setEnabled: (world: World) => ({ ...put(world), enabled: false }),
    put: (world: World) => ({ ...one(world), ...list }),
    removeSubscription: one,
    remove: put,
  };
};
const email = eventSamples('email');
const sms = eventSamples('sms');

export const connectivity: SamplesOf<'connectivity'> = {
  getSlack: (world) => void sampleSlack(world),
  createSlackSubscription: (world) => {
    connected(world);
    return slackFields;
  },
  updateSlackSubscription: (world) => ({ id: sampleSlack(world), ...slackFields, isActive: false }),
  deleteSlackSubscription: (world) => ({ id: sampleSlack(world) }),
  listSlackChannels: (world) => void connected(world),
  getSlackScope: none,
  registerSlackCode: ({ emulator }) => ({
    code: emulator.db.slackCodes.put({ id: 'slack-code', expiresAt: emulator.clock.now() + 60_000 }).id,
  }),
  listEmail: email.list,
  createEmail: email.create,
  setEmailEnabled: email.setEnabled,
  putEmailSubscription: email.put,
  deleteEmailSubscription: email.removeSubscription,
  deleteEmail: email.remove,
  listSms: sms.list,
  createSms: sms.create,
  setSmsEnabled: sms.setEnabled,
  putSmsSubscription: sms.put,
  deleteSmsSubscription: sms.removeSubscription,
  deleteSms: sms.remove,
  listWebhooks: (world) => void sampleWebhook(world),
  createWebhook: () => webhook,
  updateWebhook: (world) => ({ _id: sampleWebhook(world), ...webhook }),
  deleteWebhook: (world) => ({ id: sampleWebhook(world) }),
  testWebhook: () => ({ url: webhook.url, secret: webhook.secret }),
  listWebhookLogs: (world) => {
    sampleDelivery(world);
    return { id: 'webhook-sample', offset: 0, limit: 10 };
  },
  retryWebhook: (world) => ({ id: sampleDelivery(world) }),
  listCategories: none,
  getChannelMap: () => ({ channels: 'webhook' }),
};
