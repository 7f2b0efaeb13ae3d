import * as connectivity from '@gatehouse/sdk/connectivity';
import { describe, expect, test } from 'vitest';
import { createProvider, refusal } from './provider';

const root = '/integrations/resources/configurations';

describe('saving Slack subscriptions', () => {
  const stored = { id: 's1', isActive: true, slackEvents: [{ eventKey: 'a', channelIds: ['C1'] }] };
  const emptied = { id: 's2', isActive: true, slackEvents: [{ eventKey: 'a', channelIds: [] }] };
  const added = { isActive: true, slackEvents: [{ eventKey: 'b', channelIds: ['C2'] }] };
  const before = [stored, { ...emptied, slackEvents: stored.slackEvents }];
  const after = [{ ...stored, isActive: false }, emptied, added];

  test('reports failed calls and keeps the others', async () => {
    const { identity } = createProvider({ [`PATCH ${root}/v1/slack/subscription/s1`]: () => refusal(409, 'Taken.') });
    await expect(identity.of(connectivity).saveSlack().mutationFn({ before, after })).rejects.toMatchObject({
      errorCode: 'partly-done',
      statusCode: 409,
      done: [
        { change: 'create', key: '' },
        { change: 'delete', key: 's2' },
      ],
      failed: [{ change: 'update', what: 'subscription', key: 's1', error: { message: 'Taken.', statusCode: 409 } }],
    });
  });
});

describe('saving email subscriptions', () => {
  const path = `${root}/v1/emails`;
  const subscription = { name: 'n', enabled: true, recipients: ['x'] };
  const event = (eventKey: string, ...subscriptions: connectivity.EventSubscription[]) => ({
    eventKey,
    enabled: true,
    subscriptions,
  });
  const before = [event('changed', { id: 's1', ...subscription }), event('cleared', { id: 's2', ...subscription })];
  const after = [
    event('new', subscription),
    event('changed', { id: 's1', ...subscription, recipients: ['x', 'y'] }),
    event('cleared', { id: 's2', ...subscription, recipients: [''] }),
  ];

  test('reports a failed call and continues with the others', async () => {
    const { identity, sent } = createProvider({
      [`POST ${path}/new`]: () => refusal(400, 'Bad.'),
      [`DELETE ${path}/cleared/subscriptions/s2`]: () => refusal(500),
    });
    const saving = identity.of(connectivity).saveEvents().mutationFn({ channel: 'email', before, after });
    await expect(saving).rejects.toMatchObject({
      done: [
        { change: 'update', what: 'event', key: 'changed' },
        { change: 'update', what: 'recipients', key: 'changed' },
      ],
      failed: [
        { change: 'create', what: 'event', key: 'new', error: { message: 'Bad.' } },
        { change: 'delete', what: 'recipients', key: 'cleared', error: { statusCode: 500 } },
      ],
    });
    expect(sent()).toHaveLength(4);
  });
});
