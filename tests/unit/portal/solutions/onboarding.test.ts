import { describe, expect, it } from 'vitest';
import {
  freedBetween,
  type PlanSettings,
  planFor,
  tasksFor,
  toggleDone,
} from '../../../../demo/portal/solutions/onboarding/plan';
import { readStartDate, toFieldValue } from '../../../../demo/portal/solutions/onboarding/start-date';
import { allTasks } from '../../../../demo/portal/solutions/onboarding/tasks';
import {
  addWorkingDays,
  isWorkingDay,
  nextWorkingDay,
  workingDaysBetween,
} from '../../../../demo/portal/solutions/working-days';

/** A day of March 2026; the 2nd is a Monday. */
const march = (day: number) => new Date(2026, 2, day);

const settings = (changes: Partial<PlanSettings> = {}): PlanSettings => ({
  role: 'developer',
  place: 'office',
  start: march(16),
  today: march(2),
  done: new Set(),
  shortcuts: new Set(),
  ...changes,
});

const taskOf = (changes: Partial<PlanSettings>, id: string) => {
  const planned = planFor(settings(changes)).tasks.find(({ task }) => task.id === id);
  if (!planned) throw new Error(`no ${id}`);
  return planned;
};

describe('working days', () => {
  it('exclude weekends in both directions, also across a change of clocks', () => {
    expect(addWorkingDays(march(6), 1)).toEqual(march(9));
    expect(addWorkingDays(march(9), -1)).toEqual(march(6));
    expect(addWorkingDays(march(7), 0)).toEqual(march(7));
    expect(addWorkingDays(march(2), 25)).toEqual(new Date(2026, 3, 6));
    expect(nextWorkingDay(march(7))).toEqual(march(9));
    expect(nextWorkingDay(march(6))).toEqual(march(6));
    expect([6, 7, 8, 9].map((day) => isWorkingDay(march(day)))).toEqual([true, false, false, true]);
  });

  it.each([
    [2, 2, 0],
    [2, 6, 4],
    [6, 9, 1],
    [6, 8, 0],
    [9, 6, -1],
  ])('from the %i to the %i are %i', (from, to, count) => {
    expect(workingDaysBetween(march(from), march(to))).toBe(count);
  });
});

describe('the first day', () => {
  it('is parsed from the field that it is written to', () => {
    expect(toFieldValue(march(9))).toBe('2026-03-09');
    expect(readStartDate('2026-03-09', march(2))).toEqual({ date: march(9) });
  });

  it.each([
    ['', 'none'],
    ['nonsense', 'none'],
    ['2026-03-02', 'past'],
    ['2027-03-03', 'far'],
  ])('refuses %j', (value, problem) => {
    expect(readStartDate(value, march(2))).toEqual({ problem });
  });

  it('may be from tomorrow to a year from today', () => {
    expect(readStartDate('2026-03-03', march(2))).toHaveProperty('date');
    expect(readStartDate('2027-03-02', march(2))).toHaveProperty('date');
  });
});

describe('the plan', () => {
  it('has the tasks of role and place, including everything they depend on', () => {
    const ids = (role: PlanSettings['role'], place: PlanSettings['place']) => tasksFor(role, place).map(({ id }) => id);
    expect(ids('developer', 'office')).toEqual(expect.arrayContaining(['code', 'desk', 'handover']));
    expect(ids('developer', 'office')).not.toContain('courier');
    expect(ids('sales', 'home')).toEqual(expect.arrayContaining(['seat', 'courier']));
    for (const role of ['developer', 'sales', 'support'] as const)
      for (const place of ['office', 'home'] as const) {
        const all = ids(role, place);
        expect(tasksFor(role, place).flatMap(({ needs }) => needs.filter((id) => !all.includes(id)))).toEqual([]);
      }
  });

  it('counts back from the first day: the last task ends on the day before, each one before its dependents', () => {
    expect(taskOf({}, 'handover').startBy).toEqual(march(13));
    expect(taskOf({}, 'setup').startBy).toEqual(march(12));
    expect(taskOf({}, 'laptop').startBy).toEqual(march(2));
    expect(taskOf({}, 'code').startBy).toEqual(march(11));
    expect(taskOf({}, 'groups').startBy).toEqual(march(9));
    expect(taskOf({}, 'account').startBy).toEqual(march(6));
    expect(taskOf({}, 'contract').startBy).toEqual(march(5));
    const order = planFor(settings()).tasks.map(({ startBy }) => Number(startBy));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('is feasible without a day to spare, and late by the days that are lost', () => {
    const plan = planFor(settings());
    expect(plan.ready).toBe(plan.dayOne.length);
    expect(taskOf({}, 'handover').readyOn).toEqual(march(13));
    expect(taskOf({}, 'laptop').behind).toBe(0);

    const tomorrow = { today: march(3) };
    expect(taskOf(tomorrow, 'laptop').behind).toBe(1);
    expect(taskOf(tomorrow, 'handover')).toMatchObject({ late: 1, readyOn: march(16) });
    expect(planFor(settings(tomorrow)).ready).toBe(plan.dayOne.length - 1);
  });

  it('starts on Monday when today is a Sunday', () => {
    expect(taskOf({ today: march(1) }, 'laptop')).toMatchObject({ behind: 0, readyOn: march(11) });
  });

  it('uses a selected shortcut', () => {
    const late = { today: march(9) };
    expect(taskOf(late, 'handover').late).toBe(5);
    expect(taskOf({ ...late, shortcuts: new Set(['laptop']) }, 'handover').late).toBe(0);
    expect(taskOf({ ...late, shortcuts: new Set(['laptop']) }, 'laptop').days).toBe(1);
    expect(taskOf({ ...late, shortcuts: new Set(['code']) }, 'code').days).toBe(3);
  });

  it('does not wait for completed tasks', () => {
    const done = new Set(['laptop', 'contract', 'account']);
    expect(taskOf({ today: march(10), done }, 'setup').readyOn).toEqual(march(10));
    expect(taskOf({ today: march(10), done }, 'laptop')).toMatchObject({ done: true, late: 0, behind: 0 });
  });
});

describe('completing a task', () => {
  it('unblocks only tasks that depend on it', () => {
    const before = planFor(settings({ done: new Set(['contract']) }));
    const after = planFor(settings({ done: toggleDone(new Set(['contract']), 'account') }));
    expect(before.tasks.find(({ task }) => task.id === 'setup')?.waitsFor.map(({ id }) => id)).toEqual([
      'account',
      'laptop',
    ]);
    expect(
      freedBetween(before, after)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['groups', 'key']);
  });

  it('is reverted together with all tasks that depend on it', () => {
    const done = new Set(['contract', 'account', 'groups', 'code', 'laptop', 'setup']);
    expect([...toggleDone(done, 'account')].sort()).toEqual(['contract', 'laptop']);
    expect(done.size).toBe(6);
  });
});

describe('the tasks', () => {
  it('depend only on existing tasks, and shortcuts are shorter', () => {
    const ids = new Set(allTasks.map(({ id }) => id));
    expect(ids.size).toBe(allTasks.length);
    for (const { needs, days, shortcut } of allTasks) {
      expect(needs.filter((id) => !ids.has(id))).toEqual([]);
      if (shortcut) expect(shortcut.days).toBeLessThan(days);
    }
  });
});
