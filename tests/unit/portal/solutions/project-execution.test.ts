import { describe, expect, it } from 'vitest';
import {
  DRAWS,
  drawLength,
  drawRuns,
  forecast,
  seeded,
} from '../../../../demo/portal/solutions/project-execution/forecast';
import * as sample from '../../../../demo/portal/solutions/project-execution/sample-project';
import { moveTask, type Plan, schedule } from '../../../../demo/portal/solutions/project-execution/schedule';
import { chanceWords, endDay, endRange, threatWords } from '../../../../demo/portal/solutions/project-execution/words';

const { firstPlan, GOAL, people: samplePeople, TARGET_DAY, tasks: sampleTasks } = sample;

const task = (id: string, needs: readonly string[] = []): sample.Task => ({
  id,
  title: id,
  short: id,
  estimate: { best: 1, likely: 2, worst: 4 },
  needs,
});

const person = (id: string, absences: sample.Absence[] = [], pace = {}): sample.Person => ({
  id,
  name: id,
  pace,
  absences,
});

const away = (from: number, to: number): sample.Absence => ({ from, to, reason: 'away' });

describe('schedule', () => {
  const plan: Plan = { order: ['a', 'b', 'c'], assigned: { a: 'ann', b: 'bob', c: 'ann' } };
  const tasks = [task('a'), task('b'), task('c', ['a', 'b'])];
  const days = { a: 2, b: 3, c: 1.5 };
  const at = (people: sample.Person[], other = plan) => Object.fromEntries(schedule(tasks, people, other, days));

  it('begins a task when all it needs is finished', () => {
    expect(at([person('ann'), person('bob')])).toEqual({
      a: { start: 0, end: 2 },
      b: { start: 0, end: 3 },
      c: { start: 3, end: 4.5 },
    });
  });

  it('gives one person one task at a time, in the order of the plan', () => {
    const alone = { ...plan, order: ['b', 'a', 'c'], assigned: { a: 'ann', b: 'ann', c: 'ann' } };
    expect(at([person('ann')], alone)).toEqual({
      b: { start: 0, end: 3 },
      a: { start: 3, end: 5 },
      c: { start: 5, end: 6.5 },
    });
  });

  it('puts a task behind what it needs, wherever the order has it', () => {
    expect(at([person('ann'), person('bob')], { ...plan, order: ['c', 'b', 'a'] }).c).toEqual({ start: 3, end: 4.5 });
  });

  it('stops while somebody is away, and waits for them', () => {
    expect(at([person('ann', [away(1, 2)]), person('bob')]).a).toEqual({ start: 0, end: 4 });
    expect(at([person('ann', [away(0, 1)]), person('bob')]).a).toEqual({ start: 2, end: 4 });
    expect(at([person('ann', [away(2, 3)]), person('bob')]).a).toEqual({ start: 0, end: 2 });
    expect(at([person('ann', [away(1, 1), away(3, 3), away(4, 4)]), person('bob')]).a).toEqual({ start: 0, end: 3 });
    expect(at([person('ann'), person('bob', [away(1, 1), away(3, 4)])]).b).toEqual({ start: 0, end: 6 });
  });

  it('takes somebody slower longer', () => {
    expect(at([person('ann', [], { a: 1.5 }), person('bob')]).a).toEqual({ start: 0, end: 3 });
  });

  it('refuses a circle and an unknown person', () => {
    expect(() => schedule([task('a', ['b']), task('b', ['a'])], [person('ann')], plan, days)).toThrow(/nobody/);
    expect(() => at([person('ann')])).toThrow(/nobody/);
  });
});

describe('order', () => {
  it('moves a task by a place, and stops at the ends', () => {
    const order = ['a', 'b', 'c'];
    expect(moveTask(order, 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moveTask(order, 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moveTask(order, 'a', -1)).toBe(order);
    expect(moveTask(order, 'c', 1)).toBe(order);
    expect(moveTask(order, 'x', 1)).toBe(order);
  });
});

describe('luck', () => {
  it('is the same for one seed, another for the next, and spread evenly', () => {
    const take = (seed: number, count: number) => Array.from({ length: count }, seeded(seed));
    expect(take(1, 5)).toEqual(take(1, 5));
    expect(take(1, 5)).not.toEqual(take(2, 5));
    const many = take(3, 4000);
    expect(many.every((part) => part >= 0 && part < 1)).toBe(true);
    expect(many.reduce((sum, part) => sum + part, 0) / many.length).toBeCloseTo(0.5, 1);
  });

  it('draws from the triangle of an estimate', () => {
    const estimate = { best: 2, likely: 4, worst: 10 };
    expect(drawLength(estimate, 0)).toBe(2);
    expect(drawLength(estimate, 0.25)).toBeCloseTo(4);
    expect(drawLength(estimate, 1)).toBe(10);
    expect(drawLength({ best: 3, likely: 3, worst: 3 }, 0.7)).toBe(3);
    const mean = drawRuns([{ ...task('a'), estimate }], 7).reduce((sum, { a = 0 }) => sum + a, 0) / DRAWS;
    expect(mean).toBeCloseTo(16 / 3, 0);
  });
});

describe('forecast', () => {
  const runs = [
    { a: 1, b: 4 },
    { a: 2, b: 4 },
    { a: 3, b: 4 },
    { a: 4, b: 4 },
  ];
  const chain = [task('a'), { ...task('b', ['a']), estimate: { best: 4, likely: 4, worst: 4 } }];
  const plan: Plan = { order: ['a', 'b'], assigned: { a: 'ann', b: 'ann' } };
  const seen = forecast(chain, [person('ann')], plan, runs, 5);

  it('counts the runs that meet the target, the last day included', () => {
    expect(seen.chance).toBe(0.5);
    expect(seen.finishes).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(seen.finish).toEqual({ low: 5, middle: 6, high: 8 });
  });

  it('names the task that would help most by going well', () => {
    expect(seen.tasks.get('a')?.gain).toBe(0.5);
    expect(seen.tasks.get('b')?.gain).toBe(0);
    expect(seen.threat).toBe('a');
    expect(forecast(chain, [person('ann')], plan, runs, 20).threat).toBeUndefined();
  });
});

describe('words', () => {
  /** A Monday. */
  const monday = new Date(2026, 2, 2);
  const day = (date: number) =>
    new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' }).format(new Date(2026, 2, date));

  it('count an evening to its own day, and skip weekends', () => {
    expect(endDay(monday, 5)).toBe(day(6));
    expect(endDay(monday, 5.1)).toBe(day(9));
    expect(endDay(monday, 0)).toBe(day(2));
    expect(endRange(monday, { low: 1.2, middle: 1.5, high: 2 })).toBe(day(3));
    expect(endRange(monday, { low: 1, middle: 2, high: 3 })).toBe(`${day(2)} to ${day(4)}`);
  });

  it('do not call a chance certain that is not', () => {
    const percent = (part: number) => new Intl.NumberFormat(undefined, { style: 'percent' }).format(part);
    expect(chanceWords(0.998)).toBe(percent(0.99));
    expect(chanceWords(0.29)).toBe(percent(0.29));
    expect(chanceWords(1)).toBe(percent(1));
  });

  it('say that no task stands out', () => {
    const calm = {
      tasks: new Map(),
      finish: { low: 0, middle: 0, high: 0 },
      chance: 1,
      threat: undefined,
      finishes: [],
    };
    expect(threatWords(calm, String)).toMatch(/^No single task/);
  });
});

describe('the sample project', () => {
  const runs = drawRuns(sampleTasks, 20);
  const chance = (plan: Plan) => forecast(sampleTasks, samplePeople, plan, runs, TARGET_DAY).chance;
  const better = { ...firstPlan, assigned: { ...firstPlan.assigned, pilot: 'bruno', guide: 'celia' } };

  it('begins below the goal, and can be brought above it', () => {
    expect(chance(firstPlan)).toBeLessThan(GOAL / 2);
    expect(chance(better)).toBeGreaterThanOrEqual(GOAL);
  });

  it('feels the order of one person', () => {
    expect(chance({ ...firstPlan, order: moveTask(firstPlan.order, 'pilot', -1) })).toBeLessThan(chance(firstPlan));
  });

  it('gives every task to somebody who can do it, and has somebody else for it', () => {
    const { assigned }: Plan = firstPlan;
    for (const { id } of sampleTasks) {
      const able = samplePeople.filter(({ pace }) => pace[id]).map((each) => each.id);
      expect(able.length).toBeGreaterThan(1);
      expect(able).toContain(assigned[id]);
    }
  });
});
