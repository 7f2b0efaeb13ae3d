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
import { chanceText, endDay, endRange, threatText } from '../../../../demo/portal/solutions/project-execution/words';
import { prototype as texts } from '../../../../demo/portal/texts/en/prototypes/project-execution';

const { firstPlan, GOAL, members: sampleMembers, TARGET_DAY, tasks: sampleTasks } = sample;

const task = (id: string, needs: readonly string[] = []): sample.Task => ({
  id,
  estimate: { best: 1, likely: 2, worst: 4 },
  needs,
});

const member = (id: string, absences: sample.Absence[] = [], pace = {}): sample.Member => ({
  id,
  name: id,
  pace,
  absences,
});

const away = (from: number, to: number): sample.Absence => ({ from, to });

describe('the schedule', () => {
  const plan: Plan = { order: ['a', 'b', 'c'], assigned: { a: 'ann', b: 'bob', c: 'ann' } };
  const tasks = [task('a'), task('b'), task('c', ['a', 'b'])];
  const days = { a: 2, b: 3, c: 1.5 };
  const at = (members: sample.Member[], other = plan) => Object.fromEntries(schedule(tasks, members, other, days));

  it('starts a task once all its dependencies are finished', () => {
    expect(at([member('ann'), member('bob')])).toEqual({
      a: { start: 0, end: 2 },
      b: { start: 0, end: 3 },
      c: { start: 3, end: 4.5 },
    });
  });

  it('assigns one task at a time to a member, in the order of the plan', () => {
    const alone = { ...plan, order: ['b', 'a', 'c'], assigned: { a: 'ann', b: 'ann', c: 'ann' } };
    expect(at([member('ann')], alone)).toEqual({
      b: { start: 0, end: 3 },
      a: { start: 3, end: 5 },
      c: { start: 5, end: 6.5 },
    });
  });

  it('puts a task after its dependencies, whatever the order', () => {
    expect(at([member('ann'), member('bob')], { ...plan, order: ['c', 'b', 'a'] }).c).toEqual({ start: 3, end: 4.5 });
  });

  it('pauses while a member is absent, and waits for them', () => {
    expect(at([member('ann', [away(1, 2)]), member('bob')]).a).toEqual({ start: 0, end: 4 });
    expect(at([member('ann', [away(0, 1)]), member('bob')]).a).toEqual({ start: 2, end: 4 });
    expect(at([member('ann', [away(2, 3)]), member('bob')]).a).toEqual({ start: 0, end: 2 });
    expect(at([member('ann', [away(1, 1), away(3, 3), away(4, 4)]), member('bob')]).a).toEqual({ start: 0, end: 3 });
    expect(at([member('ann'), member('bob', [away(1, 1), away(3, 4)])]).b).toEqual({ start: 0, end: 6 });
  });

  it('takes longer with a slower member', () => {
    expect(at([member('ann', [], { a: 1.5 }), member('bob')]).a).toEqual({ start: 0, end: 3 });
  });

  it('refuses circular dependencies and unknown members', () => {
    expect(() => schedule([task('a', ['b']), task('b', ['a'])], [member('ann')], plan, days)).toThrow(/no member/);
    expect(() => at([member('ann')])).toThrow(/no member/);
  });
});

describe('the order', () => {
  it('moves a task by one place, within the list', () => {
    const order = ['a', 'b', 'c'];
    expect(moveTask(order, 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moveTask(order, 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moveTask(order, 'a', -1)).toBe(order);
    expect(moveTask(order, 'c', 1)).toBe(order);
    expect(moveTask(order, 'x', 1)).toBe(order);
  });
});

describe('random durations', () => {
  it('are the same for the same seed, differ for another one, and are evenly distributed', () => {
    const take = (seed: number, count: number) => Array.from({ length: count }, seeded(seed));
    expect(take(1, 5)).toEqual(take(1, 5));
    expect(take(1, 5)).not.toEqual(take(2, 5));
    const many = take(3, 4000);
    expect(many.every((part) => part >= 0 && part < 1)).toBe(true);
    expect(many.reduce((sum, part) => sum + part, 0) / many.length).toBeCloseTo(0.5, 1);
  });

  it('follow the triangular distribution of an estimate', () => {
    const estimate = { best: 2, likely: 4, worst: 10 };
    expect(drawLength(estimate, 0)).toBe(2);
    expect(drawLength(estimate, 0.25)).toBeCloseTo(4);
    expect(drawLength(estimate, 1)).toBe(10);
    expect(drawLength({ best: 3, likely: 3, worst: 3 }, 0.7)).toBe(3);
    const mean = drawRuns([{ ...task('a'), estimate }], 7).reduce((sum, { a = 0 }) => sum + a, 0) / DRAWS;
    expect(mean).toBeCloseTo(16 / 3, 0);
  });
});

describe('the forecast', () => {
  const runs = [
    { a: 1, b: 4 },
    { a: 2, b: 4 },
    { a: 3, b: 4 },
    { a: 4, b: 4 },
  ];
  const chain = [task('a'), { ...task('b', ['a']), estimate: { best: 4, likely: 4, worst: 4 } }];
  const plan: Plan = { order: ['a', 'b'], assigned: { a: 'ann', b: 'ann' } };
  const seen = forecast(chain, [member('ann')], plan, runs, 5);

  it('counts the runs that meet the target, including its last day', () => {
    expect(seen.chance).toBe(0.5);
    expect(seen.finishes).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(seen.finish).toEqual({ low: 5, middle: 6, high: 8 });
  });

  it('names the task with the greatest influence on success', () => {
    expect(seen.tasks.get('a')?.gain).toBe(0.5);
    expect(seen.tasks.get('b')?.gain).toBe(0);
    expect(seen.threat).toBe('a');
    expect(forecast(chain, [member('ann')], plan, runs, 20).threat).toBeUndefined();
  });
});

describe('texts', () => {
  /** A Monday. */
  const monday = new Date(2026, 2, 2);
  const range = (low: number, high: number) => endRange(monday, { low, middle: low, high }, 'en-GB');

  it('assign an evening to its own day, and skip weekends', () => {
    const day = (end: number) => endDay(monday, end, 'en-GB');
    expect([day(5), day(5.1), day(0)]).toEqual(['6 Mar', '9 Mar', '2 Mar']);
    expect(range(1.2, 2)).toBe('3 Mar');
    expect(range(1, 3).replace(/\s/g, ' ')).toMatch(/^2\s?[–-]\s?4 Mar$/);
  });

  it('never call an uncertain outcome certain', () => {
    expect([0.998, 0.29, 1].map((chance) => chanceText(chance, 'en-GB'))).toEqual(['99%', '29%', '100%']);
    expect(chanceText(0.29, 'de')).toBe('29\u00a0%');
  });

  it('report that no task stands out', () => {
    const calm = { tasks: new Map(), chance: 1, threat: undefined };
    expect(threatText(calm, texts, 'en-GB')).toMatch(/^No single task/);
  });
});

describe('the sample project', () => {
  const runs = drawRuns(sampleTasks, 20);
  const chance = (plan: Plan) => forecast(sampleTasks, sampleMembers, plan, runs, TARGET_DAY).chance;
  const better = { ...firstPlan, assigned: { ...firstPlan.assigned, pilot: 'bruno', guide: 'celia' } };

  it('starts below the goal, and can be brought above it', () => {
    expect(chance(firstPlan)).toBeLessThan(GOAL / 2);
    expect(chance(better)).toBeGreaterThanOrEqual(GOAL);
  });

  it("depends on the order of one member's tasks", () => {
    expect(chance({ ...firstPlan, order: moveTask(firstPlan.order, 'pilot', -1) })).toBeLessThan(chance(firstPlan));
  });

  it('assigns every task to a qualified member, and has an alternative for it', () => {
    const { assigned }: Plan = firstPlan;
    for (const { id } of sampleTasks) {
      const able = sampleMembers.filter(({ pace }) => pace[id]).map((each) => each.id);
      expect(able.length).toBeGreaterThan(1);
      expect(able).toContain(assigned[id]);
    }
  });
});
