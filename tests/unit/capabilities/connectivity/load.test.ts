import * as connectivity from '@gatehouse/sdk/connectivity';
import { describe, expect, test } from 'vitest';
import { json } from '../../../support/recorder';
import { createProvider, refusal } from './provider';

const paths = {
  slack: 'GET /integrations/resources/configurations/v1/slack',
  email: 'GET /integrations/resources/configurations/v1/emails',
  sms: 'GET /integrations/resources/configurations/v2/sms',
  webhook: 'GET /webhook',
};

const slack = {
  id: 'team',
  slackSubscriptions: [{ id: 's1', isActive: true, slackEvents: [{ eventKey: 'a', channelIds: ['C1'] }] }],
};
const email = [
  { eventKey: 'a', enabled: true, subscriptions: [{ id: 'e1', name: 'n', enabled: false, recipients: ['a@x.test'] }] },
];
const hook = {
  _id: 'w1',
  displayName: 'Hook',
  eventKeys: ['a', 'b'],
  isActive: true,
  url: 'https://x.test',
  secret: null,
};

const everything = {
  [paths.slack]: () => json(slack),
  [paths.email]: () => json(email),
  [paths.sms]: () => json([]),
  [paths.webhook]: () => json([hook]),
};

const load = (responses: Record<string, () => Response>, channels?: connectivity.Channel[]) => {
  const { identity, sent } = createProvider(responses);
  const { queryFn } = identity.of(connectivity).load({ channels });
  return { identity, sent, loading: queryFn({}) };
};

describe('loading channels', () => {
  test('reads all four, and returns webhooks with both id fields', async () => {
    const { loading, sent } = load(everything);
    expect(await loading).toEqual({
      slack: slack.slackSubscriptions,
      email,
      sms: [],
      webhook: [{ ...hook, id: 'w1' }],
      failed: [],
    });
    expect(sent().map(({ call }) => call)).toEqual(Object.values(paths));
  });

  test.each([403, 404, 500])(
    'treats a channel that fails with %d as empty and failed, and loads the others',
    async (status) => {
      const { loading } = load({ ...everything, [paths.email]: () => refusal(status) });
      expect(await loading).toMatchObject({ email: [], webhook: [{ id: 'w1' }], failed: ['email'] });
    },
  );

  test('treats a malformed channel as empty and failed', async () => {
    const { loading } = load({ ...everything, [paths.sms]: () => json({ not: 'a list' }) });
    expect(await loading).toMatchObject({ sms: [], failed: ['sms'] });
  });

  test('returns empty channels when all of them fail', async () => {
    const refused = Object.fromEntries(Object.values(paths).map((path) => [path, () => refusal(403)]));
    expect(await load(refused).loading).toEqual({
      slack: [],
      email: [],
      sms: [],
      webhook: [],
      failed: ['slack', 'email', 'sms', 'webhook'],
      error: expect.objectContaining({ statusCode: 403 }),
    });
  });

  test('returns no Slack subscriptions for an account without Slack', async () => {
    const { loading } = load({ ...everything, [paths.slack]: () => json({}) });
    expect(await loading).toMatchObject({ slack: [], failed: [] });
  });
});

describe('the overview of channels', () => {
  const none: connectivity.Connectivity = { slack: [], email: [], sms: [], webhook: [], failed: [] };

  test('counts distinct events, and omits channels without any', async () => {
    const { loading } = load(everything);
    expect(connectivity.channelEntries(await loading)).toEqual([
      { channel: 'slack', events: 1, isActive: true },
      { channel: 'email', events: 1, isActive: false },
      { channel: 'webhook', events: 2, isActive: true },
    ]);
  });

  test('is empty without subscriptions', () => {
    expect(connectivity.channelEntries(none)).toEqual([]);
    const bare = { ...none, email: [{ eventKey: 'a', enabled: true, subscriptions: [] }] };
    expect(connectivity.channelEntries(bare)).toEqual([]);
  });

  test('marks a channel as active with one active subscription', () => {
    const off = { name: 'n', enabled: false, recipients: ['1'] };
    const sms = [
      { eventKey: 'a', enabled: true, subscriptions: [off] },
      { eventKey: 'b', enabled: true, subscriptions: [off, { ...off, enabled: true }] },
    ];
    expect(connectivity.channelEntries({ ...none, sms })).toEqual([{ channel: 'sms', events: 2, isActive: true }]);
  });

  test('counts an event of several webhooks once', () => {
    const webhook = [
      { ...hook, id: 'w1', isActive: false },
      { ...hook, id: 'w2', eventKeys: ['b', 'c'], isActive: false },
    ];
    expect(connectivity.channelEntries({ ...none, webhook })).toEqual([
      { channel: 'webhook', events: 3, isActive: false },
    ]);
  });
});

describe('events of a channel', () => {
  const map = 'GET /event/resources/configurations/v1';
  const categories = () =>
    json([
      { id: 'c1', name: 'Users' },
      { id: 'c2', name: 'Billing' },
    ]);

  test('are grouped by category; empty categories are omitted and unknown events come last', async () => {
    const { identity, sent } = createProvider({
      [`${map}/categories`]: categories,
      [map]: () =>
        json([
          { id: 'e2', key: 'stray', categoryId: 'gone' },
          { id: 'e1', key: 'user.created', categoryId: 'c1', displayName: 'User created' },
        ]),
    });
    expect(await identity.of(connectivity).events('sms').queryFn({})).toEqual([
      { id: 'c1', name: 'Users', events: [expect.objectContaining({ key: 'user.created' })] },
      { id: '', name: '', events: [expect.objectContaining({ key: 'stray' })] },
    ]);
    expect(sent().at(-1)).toMatchObject({ call: map, query: { channels: 'sms' } });
  });
});
