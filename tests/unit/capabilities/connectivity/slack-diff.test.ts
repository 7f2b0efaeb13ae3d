import * as connectivity from '@gatehouse/sdk/connectivity';
import { describe, expect, test } from 'vitest';

type Subscription = connectivity.SlackSubscription;

const inChannels = (id: string | undefined, channelIds: string[], isActive = true): Subscription => ({
  ...(id !== undefined && { id }),
  isActive,
  slackEvents: [{ eventKey: 'user.created', channelIds }],
});

const none = { create: [], update: [], remove: [] };

describe('a diff of Slack subscriptions', () => {
  test('creates a subscription without an id and with a channel', () => {
    const added = inChannels(undefined, ['C1']);
    expect(connectivity.diffSlack([], [added])).toEqual({ ...none, create: [added] });
  });

  test('treats an empty id as none', () => {
    expect(connectivity.diffSlack([], [inChannels('', ['C1'])]).create).toHaveLength(1);
  });

  test('ignores a new subscription without a channel', () => {
    expect(connectivity.diffSlack([], [inChannels(undefined, [])])).toEqual(none);
    expect(connectivity.diffSlack([], [{ isActive: true, slackEvents: [] }])).toEqual(none);
  });

  test.each([
    ['its channels', inChannels('s1', ['C1', 'C2'])],
    ['its state', inChannels('s1', ['C1'], false)],
    [
      'its text',
      { ...inChannels('s1', []), slackEvents: [{ eventKey: 'user.created', channelIds: ['C1'], title: 'x' }] },
    ],
  ])('updates a stored subscription that differs in %s', (_what, after) => {
    expect(connectivity.diffSlack([inChannels('s1', ['C1'])], [after])).toEqual({ ...none, update: [after] });
  });

  test('deletes a stored subscription without a channel', () => {
    const cleared = inChannels('s1', []);
    expect(connectivity.diffSlack([inChannels('s1', ['C1'])], [cleared])).toEqual({ ...none, remove: [cleared] });
  });

  test('keeps a stored subscription with a channel in any of its events', () => {
    const after: Subscription = {
      ...inChannels('s1', []),
      slackEvents: [
        { eventKey: 'user.created', channelIds: [] },
        { eventKey: 'user.deleted', channelIds: ['C1'] },
      ],
    };
    expect(connectivity.diffSlack([inChannels('s1', ['C1'])], [after])).toEqual({ ...none, update: [after] });
  });

  test('ignores unchanged subscriptions, also with empty keys of a form', () => {
    const same: Subscription = {
      ...inChannels('s1', []),
      slackEvents: [{ eventKey: 'user.created', channelIds: ['C1'], title: undefined }],
    };
    expect(connectivity.diffSlack([inChannels('s1', ['C1'])], [same])).toEqual(none);
  });

  test('ignores omitted subscriptions', () => {
    expect(connectivity.diffSlack([inChannels('s1', ['C1']), inChannels('s2', ['C2'])], [])).toEqual(none);
  });
});
