import * as connectivity from '@gatehouse/sdk/connectivity';
import { describe, expect, test } from 'vitest';

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

const nothing = { create: [], patch: [], put: [], remove: [] };
const stored = event([to(['a@x.test'], 's1')]);
const target = { eventKey: 'user.created', subscriptionId: 's1' };

describe('e-mail and SMS subscriptions', () => {
  test('a new event with a recipient is created, without blank recipients and without ids', () => {
    const added = event([to([' a@x.test ', '', '  '], '')]);
    expect(connectivity.diffEvents([], [added])).toEqual({ ...nothing, create: [event([to(['a@x.test'])])] });
  });

  test.each([[[]], [['']], [['  ', '']]])('a new event for %j is not created', (recipients) => {
    expect(connectivity.diffEvents([], [event([to(recipients)])])).toEqual(nothing);
  });

  test('a changed one is patched and its subscription put', () => {
    const after = event([to(['a@x.test', 'b@x.test'], 's1')]);
    expect(connectivity.diffEvents([stored], [after])).toEqual({
      ...nothing,
      patch: [{ eventKey: 'user.created', enabled: true }],
      put: [{ ...target, name: 'people', enabled: true, recipients: ['a@x.test', 'b@x.test'] }],
    });
  });

  test('one that is switched is patched and its subscription put', () => {
    const { patch, put } = connectivity.diffEvents([stored], [event([to(['a@x.test'], 's1')], false)]);
    expect(patch).toEqual([{ eventKey: 'user.created', enabled: false }]);
    expect(put).toHaveLength(1);
  });

  test('only the changed subscription of an event is put', () => {
    const before = event([to(['a@x.test'], 's1'), to(['b@x.test'], 's2')]);
    const after = event([to(['a@x.test'], 's1'), to(['b@x.test'], 's2', false)]);
    expect(connectivity.diffEvents([before], [after]).put).toEqual([
      { ...target, subscriptionId: 's2', name: 'people', enabled: false, recipients: ['b@x.test'] },
    ]);
  });

  test.each([
    ['cleared', event([to(['', ' '], 's1')])],
    ['gone from its event', event([])],
    ['cleared while its event is switched off', event([to([], 's1')], false)],
  ])('one that is %s is deleted and not patched', (_how, after) => {
    expect(connectivity.diffEvents([stored], [after])).toEqual({ ...nothing, remove: [target] });
  });

  test('clearing one subscription leaves the others of the event', () => {
    const before = event([to(['a@x.test'], 's1'), to(['b@x.test'], 's2')]);
    const after = event([to([], 's1'), to(['b@x.test'], 's2')]);
    expect(connectivity.diffEvents([before], [after])).toEqual({ ...nothing, remove: [target] });
  });

  test('the first recipient of an event that had none creates it', () => {
    const after = event([to(['a@x.test'])]);
    expect(connectivity.diffEvents([event([])], [after])).toEqual({ ...nothing, create: [after] });
  });

  test('an event without subscriptions can still be switched', () => {
    expect(connectivity.diffEvents([event([], false)], [event([])])).toEqual({
      ...nothing,
      patch: [{ eventKey: 'user.created', enabled: true }],
    });
  });

  test('a further blank line in the form changes nothing', () => {
    expect(connectivity.diffEvents([stored], [event([to(['a@x.test', ''], 's1')])])).toEqual(nothing);
  });

  test('events that are the same or not named stay as they are', () => {
    const other = event([to(['c@x.test'], 's9')], true, 'user.deleted');
    expect(connectivity.diffEvents([stored, other], [stored])).toEqual(nothing);
    expect(connectivity.diffEvents([stored, other], [])).toEqual(nothing);
  });

  test('distinguishes events by their key', () => {
    const other = event([to(['c@x.test'])], true, 'user.deleted');
    expect(connectivity.diffEvents([stored], [stored, other])).toEqual({ ...nothing, create: [other] });
  });
});
