import { describe, expect, it } from 'vitest';
import { type Answers, FOUND, nextQuestion, type Question, rank } from '../../../demo/portal/players/ranking';
import { runsOf, schedule } from '../../../demo/portal/players/schedule';
import { type Change, changed, startState } from '../../../demo/portal/players/state';

describe('the state of a board or timeline', () => {
  const start = startState({ order: ['a', 'b', 'c'], ticked: ['a'], chosen: { a: 'x' } });
  it.each<[string, Change, Partial<typeof start>]>([
    ['ticks a row', { type: 'tick', id: 'b' }, { ticked: ['a', 'b'] }],
    ['unticks a row', { type: 'tick', id: 'a' }, { ticked: [] }],
    ['chooses', { type: 'choose', id: 'b', option: 'y' }, { chosen: { a: 'x', b: 'y' } }],
    ['chooses again', { type: 'choose', id: 'a', option: 'y' }, { chosen: { a: 'y' } }],
    ['moves up', { type: 'place', id: 'c', to: 1 }, { order: ['a', 'c', 'b'] }],
    ['moves down', { type: 'place', id: 'a', to: 1 }, { order: ['b', 'a', 'c'] }],
    ['stops at the start', { type: 'place', id: 'a', to: -1 }, { order: ['a', 'b', 'c'] }],
    ['stops at the end', { type: 'place', id: 'c', to: 9 }, { order: ['a', 'b', 'c'] }],
    ['adds', { type: 'place', id: 'd', to: 0 }, { order: ['d', 'a', 'b', 'c'] }],
    ['removes', { type: 'remove', id: 'b' }, { order: ['a', 'c'] }],
    ['opens', { type: 'open', id: 'b' }, { open: 'b' }],
    ['goes on in time', { type: 'go', to: 3 }, { at: 3 }],
    ['starts over', { type: 'reset', to: startState({}) }, startState({})],
  ])('%s', (_, change, expected) => expect(changed(start, change)).toEqual({ ...start, ...expected }));
});

describe('the ranking of causes', () => {
  const causes = [
    { id: 'cable', weight: 1 },
    { id: 'driver', weight: 1 },
    { id: 'noise', weight: 2 },
  ];
  const dull: Question = {
    id: 'dull',
    options: [
      [1, 1, 1],
      [1, 1, 1],
    ],
  };
  const sharp: Question = {
    id: 'sharp',
    options: [
      [98, 1, 1],
      [1, 98, 98],
    ],
  };
  const soft: Question = {
    id: 'soft',
    options: [
      [1, 1, 3],
      [1, 1, 1],
    ],
  };
  const questions = [dull, soft, sharp];

  it.each<[string, Answers, readonly number[]]>([
    ['no answer', [], [25, 25, 50]],
    ['an answer that says nothing', [{ id: 'dull', option: 0 }], [25, 25, 50]],
    ['an answer that says much', [{ id: 'sharp', option: 0 }], [97, 0, 1]],
    ['its opposite', [{ id: 'sharp', option: 1 }], [0, 33, 66]],
    ['not sure', [{ id: 'sharp', option: -1 }], [25, 25, 50]],
    ['an unknown question', [{ id: 'other', option: 0 }], [25, 25, 50]],
  ])('after %s', (_, given, shares) =>
    expect(rank(causes, questions, given).map(({ share }) => Math.floor(100 * share))).toEqual(shares),
  );

  it.each<[string, Answers, string | undefined]>([
    ['asks what narrows down most', [], 'sharp'],
    ['asks nothing twice', [{ id: 'sharp', option: -1 }], 'soft'],
    [
      'asks nothing that says nothing',
      [
        { id: 'sharp', option: 1 },
        { id: 'soft', option: 0 },
      ],
      undefined,
    ],
    ['ends once a cause is found', [{ id: 'sharp', option: 0 }], undefined],
  ])('%s', (_, given, id) => {
    expect(nextQuestion(causes, questions, given)?.id).toBe(id);
    if (id === undefined && given.length === 1)
      expect(Math.max(...rank(causes, questions, given).map(({ share }) => share))).toBeGreaterThan(FOUND);
  });
});

describe('the schedule of a plan', () => {
  const estimate = { best: 2, likely: 4, worst: 8 };
  const tasks = [
    { id: 'a', ...estimate, needs: [] },
    { id: 'b', ...estimate, needs: [] },
    { id: 'c', ...estimate, needs: ['a', 'b'] },
  ];
  const members = [
    { id: 'asha', pace: {}, away: [6, 8] },
    { id: 'bruno', pace: { a: 1.5 }, away: [2, 3] },
  ] as const;
  it.each<[string, Readonly<Record<string, string>>, readonly (readonly [number, number])[]]>([
    [
      'one after the other',
      { a: 'asha', b: 'asha', c: 'asha' },
      [
        [0, 3],
        [3, 6],
        [8, 11],
      ],
    ],
    [
      'at the same time',
      { a: 'asha', b: 'bruno', c: 'asha' },
      [
        [0, 3],
        [0, 4],
        [4, 9],
      ],
    ],
    [
      'with a slower member',
      { a: 'bruno', b: 'asha', c: 'asha' },
      [
        [0, 5.5],
        [0, 3],
        [5.5, 10.5],
      ],
    ],
  ])('%s, with pauses while a member is away', (_, assigned, slots) => {
    const planned = schedule(tasks, members, assigned, { a: 3, b: 3, c: 3 });
    expect(tasks.map(({ id }) => Object.values(planned.get(id) ?? {}))).toEqual(slots);
  });
  it('takes durations from best to worst, half of them below the median', () => {
    const days = runsOf(tasks, 200).map(({ b = 0 }) => b);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...days)).toBeLessThan(8);
    expect(days.filter((each) => each < 8 - Math.sqrt(12)).length).toBeCloseTo(100, -1);
  });
});
