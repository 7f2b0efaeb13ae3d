import * as connectivity from '@gatehouse/sdk/connectivity';
import { describe, expect, test } from 'vitest';

describe('a diff of email and SMS subscriptions', () => {
  const event = (
    subscriptions: connectivity.EventSubscription[],
    enabled = true,
    eventKey = 'user.created',
  ): connectivity.EventConfiguration => ({ eventKey, enabled, subscriptions });

  const to = (recipients: string[], id?: string, enabled = true): connectivity.EventSubscription => ({
    ...(id !== undefined && { id }),
    name: 'people',
    enabled,
    recipients,
  });

  const none = { create: [], patch: [], put: [], remove: [] };
  const stored = event([to(['a@x.test'], 's1')]);
  const target = { eventKey: 'user.created', subscriptionId: 's1' };

  test('creates a new event with a recipient, without blank recipients and without ids', () => {
    const added = event([to([' a@x.test ', '', '  '], '')]);
    expect(connectivity.diffEvents([], [added])).toEqual({ ...none, create: [event([to(['a@x.test'])])] });
  });

  test.each([[[]], [['']], [['  ', '']]])('ignores a new event for %j', (recipients) => {
    expect(connectivity.diffEvents([], [event([to(recipients)])])).toEqual(none);
  });

  test('patches a changed event and puts its subscription', () => {
    const after = event([to(['a@x.test', 'b@x.test'], 's1')]);
    expect(connectivity.diffEvents([stored], [after])).toEqual({
      ...none,
      patch: [{ eventKey: 'user.created', enabled: true }],
      put: [{ ...target, name: 'people', enabled: true, recipients: ['a@x.test', 'b@x.test'] }],
    });
  });

  test('patches an enabled or disabled event and puts its subscription', () => {
    const { patch, put } = connectivity.diffEvents([stored], [event([to(['a@x.test'], 's1')], false)]);
    expect(patch).toEqual([{ eventKey: 'user.created', enabled: false }]);
    expect(put).toHaveLength(1);
  });

  test('puts only the changed subscription of an event', () => {
    const before = event([to(['a@x.test'], 's1'), to(['b@x.test'], 's2')]);
    const after = event([to(['a@x.test'], 's1'), to(['b@x.test'], 's2', false)]);
    expect(connectivity.diffEvents([before], [after]).put).toEqual([
      { ...target, subscriptionId: 's2', name: 'people', enabled: false, recipients: ['b@x.test'] },
    ]);
  });

  test.each([
    ['cleared', event([to(['', ' '], 's1')])],
    ['removed from its event', event([])],
    ['cleared while its event is disabled', event([to([], 's1')], false)],
  ])('deletes an event that is %s, without a patch', (_how, after) => {
    expect(connectivity.diffEvents([stored], [after])).toEqual({ ...none, remove: [target] });
  });

  test('deletes a cleared subscription and keeps the others of the event', () => {
    const before = event([to(['a@x.test'], 's1'), to(['b@x.test'], 's2')]);
    const after = event([to([], 's1'), to(['b@x.test'], 's2')]);
    expect(connectivity.diffEvents([before], [after])).toEqual({ ...none, remove: [target] });
  });

  test('creates an event with its first recipient', () => {
    const after = event([to(['a@x.test'])]);
    expect(connectivity.diffEvents([event([])], [after])).toEqual({ ...none, create: [after] });
  });

  test('patches an event without subscriptions when it is enabled or disabled', () => {
    expect(connectivity.diffEvents([event([], false)], [event([])])).toEqual({
      ...none,
      patch: [{ eventKey: 'user.created', enabled: true }],
    });
  });

  test('ignores an additional blank line of the form', () => {
    expect(connectivity.diffEvents([stored], [event([to(['a@x.test', ''], 's1')])])).toEqual(none);
  });

  test('ignores unchanged and omitted events', () => {
    const other = event([to(['c@x.test'], 's9')], true, 'user.deleted');
    expect(connectivity.diffEvents([stored, other], [stored])).toEqual(none);
    expect(connectivity.diffEvents([stored, other], [])).toEqual(none);
  });

  test('distinguishes events by key', () => {
    const other = event([to(['c@x.test'])], true, 'user.deleted');
    expect(connectivity.diffEvents([stored], [stored, other])).toEqual({ ...none, create: [other] });
  });
});

describe('a diff of Slack subscriptions', () => {
  type Subscription = connectivity.SlackSubscription;

  const inChannels = (id: string | undefined, channelIds: string[], isActive = true): Subscription => ({
    ...(id !== undefined && { id }),
    isActive,
    slackEvents: [{ eventKey: 'user.created', channelIds }],
  });

  const none = { create: [], update: [], remove: [] };

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
