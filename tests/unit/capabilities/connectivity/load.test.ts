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

const load = (answers: Record<string, () => Response>, channels?: connectivity.Channel[]) => {
  const { identity, sent } = createProvider(answers);
  const { queryFn } = identity.of(connectivity).load({ channels });
  return { identity, sent, loading: queryFn({}) };
};

describe('loading the channels', () => {
  test('reads all four, and a webhook has its id under both names', async () => {
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

  test('reads the wanted channels only', async () => {
    const { loading, sent } = load(everything, ['webhook']);
    expect(await loading).toMatchObject({ slack: [], email: [], sms: [], webhook: [{ id: 'w1' }], failed: [] });
    expect(sent().map(({ call }) => call)).toEqual([paths.webhook]);
  });

  test.each([403, 404, 500])('a channel that responds with %d is empty and named, the others load', async (status) => {
    const { loading } = load({ ...everything, [paths.email]: () => refusal(status) });
    expect(await loading).toMatchObject({ email: [], webhook: [{ id: 'w1' }], failed: ['email'] });
  });

  test('a channel with an unreadable response is empty and named', async () => {
    const { loading } = load({ ...everything, [paths.sms]: () => json({ not: 'a list' }) });
    expect(await loading).toMatchObject({ sms: [], failed: ['sms'] });
  });

  test('nothing but failures is nothing but empty channels', async () => {
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

  test('an account without Slack has no Slack subscriptions', async () => {
    const { loading } = load({ ...everything, [paths.slack]: () => json({}) });
    expect(await loading).toMatchObject({ slack: [], failed: [] });
  });

  test('cancelling is no failure of a channel', async () => {
    const { identity } = createProvider(everything);
    const { queryFn } = identity.of(connectivity).load({});
    await expect(queryFn({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the overview of the channels', () => {
  const none: connectivity.Connectivity = { slack: [], email: [], sms: [], webhook: [], failed: [] };

  test('counts different events, and leaves channels without any out', async () => {
    const { loading } = load(everything);
    expect(connectivity.channelEntries(await loading)).toEqual([
      { channel: 'slack', events: 1, isActive: true },
      { channel: 'email', events: 1, isActive: false },
      { channel: 'webhook', events: 2, isActive: true },
    ]);
  });

  test('is empty where nothing is set up', () => {
    expect(connectivity.channelEntries(none)).toEqual([]);
    const bare = { ...none, email: [{ eventKey: 'a', enabled: true, subscriptions: [] }] };
    expect(connectivity.channelEntries(bare)).toEqual([]);
  });

  test('one active subscription makes a channel active', () => {
    const off = { name: 'n', enabled: false, recipients: ['1'] };
    const sms = [
      { eventKey: 'a', enabled: true, subscriptions: [off] },
      { eventKey: 'b', enabled: true, subscriptions: [off, { ...off, enabled: true }] },
    ];
    expect(connectivity.channelEntries({ ...none, sms })).toEqual([{ channel: 'sms', events: 2, isActive: true }]);
  });

  test('an event of several webhooks counts once', () => {
    const webhook = [
      { ...hook, id: 'w1', isActive: false },
      { ...hook, id: 'w2', eventKeys: ['b', 'c'], isActive: false },
    ];
    expect(connectivity.channelEntries({ ...none, webhook })).toEqual([
      { channel: 'webhook', events: 3, isActive: false },
    ]);
  });
});

describe('the events of a channel', () => {
  const map = 'GET /event/resources/configurations/v1';
  const categories = () =>
    json([
      { id: 'c1', name: 'Users' },
      { id: 'c2', name: 'Billing' },
    ]);

  test('stand in their categories; empty ones are left out and strays come last', async () => {
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

  test('a refused map is an error: a form without events would look complete', async () => {
    const { identity } = createProvider({ [`${map}/categories`]: categories, [map]: () => refusal(403) });
    await expect(identity.of(connectivity).events('email').queryFn({})).rejects.toMatchObject({ statusCode: 403 });
  });
});
