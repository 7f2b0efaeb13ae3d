import * as connectivity from '@gatehouse/sdk/connectivity';
import { describe, expect, test } from 'vitest';

type Subscription = connectivity.SlackSubscription;

const inChannels = (id: string | undefined, channelIds: string[], isActive = true): Subscription => ({
  ...(id !== undefined && { id }),
  isActive,
  slackEvents: [{ eventKey: 'user.created', channelIds }],
});

const nothing = { create: [], update: [], remove: [] };

describe('Slack subscriptions', () => {
  test('one without an id and with a channel is created', () => {
    const added = inChannels(undefined, ['C1']);
    expect(connectivity.diffSlack([], [added])).toEqual({ ...nothing, create: [added] });
  });

  test('one that a form gave an empty id is new as well', () => {
    expect(connectivity.diffSlack([], [inChannels('', ['C1'])]).create).toHaveLength(1);
  });

  test('one without an id and without a channel is nothing', () => {
    expect(connectivity.diffSlack([], [inChannels(undefined, [])])).toEqual(nothing);
    expect(connectivity.diffSlack([], [{ isActive: true, slackEvents: [] }])).toEqual(nothing);
  });

  test.each([
    ['its channels', inChannels('s1', ['C1', 'C2'])],
    ['its state', inChannels('s1', ['C1'], false)],
    [
      'its text',
      { ...inChannels('s1', []), slackEvents: [{ eventKey: 'user.created', channelIds: ['C1'], title: 'x' }] },
    ],
  ])('a stored one is updated when it differs in %s', (_what, after) => {
    expect(connectivity.diffSlack([inChannels('s1', ['C1'])], [after])).toEqual({ ...nothing, update: [after] });
  });

  test('a stored one without a channel is deleted', () => {
    const cleared = inChannels('s1', []);
    expect(connectivity.diffSlack([inChannels('s1', ['C1'])], [cleared])).toEqual({ ...nothing, remove: [cleared] });
  });

  test('a channel in any of its events keeps a stored one', () => {
    const after: Subscription = {
      ...inChannels('s1', []),
      slackEvents: [
        { eventKey: 'user.created', channelIds: [] },
        { eventKey: 'user.deleted', channelIds: ['C1'] },
      ],
    };
    expect(connectivity.diffSlack([inChannels('s1', ['C1'])], [after])).toEqual({ ...nothing, update: [after] });
  });

  test('one that is the same stays as it is, also when a form filled in empty keys', () => {
    const same: Subscription = {
      ...inChannels('s1', []),
      slackEvents: [{ eventKey: 'user.created', channelIds: ['C1'], title: undefined }],
    };
    expect(connectivity.diffSlack([inChannels('s1', ['C1'])], [same])).toEqual(nothing);
  });

  test('one that is not named stays as it is', () => {
    expect(connectivity.diffSlack([inChannels('s1', ['C1']), inChannels('s2', ['C2'])], [])).toEqual(nothing);
  });
});
