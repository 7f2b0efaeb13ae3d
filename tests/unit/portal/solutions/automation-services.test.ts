import { describe, expect, it } from 'vitest';
import { type Routine, routines } from '../../../../demo/portal/solutions/automation-services/routines';
import {
  advance,
  type Decision,
  decide,
  MINUTES_TO_DECIDE,
  minutesSaved,
  type Plan,
  planOf,
  type Run,
  STEPS,
  started,
  workedOn,
} from '../../../../demo/portal/solutions/automation-services/run';
import { linesOf as linesIn } from '../../../../demo/portal/solutions/automation-services/run-steps';
import { prototype as texts } from '../../../../demo/portal/texts/en/prototypes/automation-services';

const linesOf = (routine: Routine, plan: Plan, run: Run | undefined) => linesIn(routine, plan, run, texts);

const routine: Routine = {
  id: 'licenses',
  runsAMonth: 4,
  minutesEach: 6,
  due: { from: 10, is: 'at least' },
  limits: [1, 2, 5],
  limit: 2,
  items: [
    { name: 'a', measure: 10 },
    { name: 'b', measure: 9 },
    { name: 'c', measure: 30 },
    { name: 'd', measure: 40, keep: 'shared' },
    { name: 'e', measure: 20 },
  ],
};

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).join('');

/** Steps on until nothing changes any more. */
const runOut = (run: Run, plan: Plan): Run => {
  const next = advance(run, plan);
  return next === run ? run : runOut(next, plan);
};
const ended = (plan: Plan, decision: Decision) => runOut(decide(runOut(started, plan), decision), plan);

describe('the plan of a run', () => {
  it('includes what is due, most urgent first, and excludes marked items', () => {
    const plan = planOf(routine, 5);
    expect([names(plan.due), names(plan.kept), names(plan.wanted)]).toEqual(['acde', 'd', 'cea']);
  });

  it('counts down where a lower value is more urgent', () => {
    const down: Routine = { ...routine, due: { ...routine.due, from: 20, is: 'at most' } };
    expect(names(planOf(down, 5).wanted)).toBe('bae');
  });

  it('pauses above the limit, not at it', () => {
    expect([2, 3, 4].map((limit) => planOf(routine, limit).stops)).toEqual([true, false, false]);
  });
});

describe('a run', () => {
  it('passes through all its steps within the limit', () => {
    const plan = planOf(routine, 3);
    let run: Run = started;
    for (let step = 1; step < STEPS; step++) {
      run = advance(run, plan);
      expect(run).toEqual({ phase: 'running', step });
    }
    expect(advance(run, plan)).toEqual({ phase: 'ended', decision: undefined });
  });

  it('waits at the guard rail before any change, however often it is advanced', () => {
    const plan = planOf(routine, 2);
    const waiting = runOut(started, plan);
    expect(waiting).toEqual({ phase: 'waiting' });
    expect(linesOf(routine, plan, waiting).map(({ state }) => state)).toEqual([
      'done',
      'done',
      'stopped',
      'ahead',
      'ahead',
    ]);
  });

  it('makes only the approved changes', () => {
    const plan = planOf(routine, 2);
    const worked = (decision: Decision) => {
      const run = ended(plan, decision);
      return run.phase === 'ended' ? names(workedOn(plan, run.decision)) : run.phase;
    };
    expect([worked('all'), worked('limit'), worked('none')]).toEqual(['cea', 'ce', '']);
  });

  it('cannot be decided unless it waits', () => {
    expect(decide(started, 'all')).toBe(started);
    const over: Run = { phase: 'ended', decision: 'none' };
    expect(decide(over, 'all')).toBe(over);
  });

  it('changes nothing beyond the limit without a decision', () => {
    expect(names(workedOn(planOf(routine, 2), undefined))).toBe('ce');
    expect(names(workedOn(planOf(routine, 3), undefined))).toBe('cea');
  });
});

describe('the report of a run', () => {
  const details = (plan: Plan, run: Run | undefined) => linesOf(routine, plan, run).map(({ detail }) => detail);

  it('has no results before the run has checked anything', () => {
    const plan = planOf(routine, 2);
    const before = details(plan, undefined);
    expect(before[0]).toBe('Check every license');
    expect(before[2]).toBe('Stop and ask above 2');
    expect(details(plan, started)).toEqual(before);
  });

  it('names what was found, excluded and changed', () => {
    const plan = planOf(routine, 2);
    expect(details(plan, ended(plan, 'limit'))).toEqual([
      '5 licenses checked, 4 unused for 60 days or more',
      'd (shared account)',
      '3 is more than the limit of 2, decided by you',
      'Reclaim c; e',
      '2 licenses changed, recorded in the ticket',
    ]);
  });

  it('reports that nothing was changed after that decision', () => {
    const plan = planOf(routine, 2);
    const lines = linesOf(routine, plan, ended(plan, 'none'));
    expect(lines[3]).toEqual({ title: 'Act', state: 'skipped', detail: 'Nothing was changed' });
    expect(lines[4]?.detail).toBe('0 licenses changed, recorded in the ticket');
  });
});

describe('the saved time', () => {
  it('is the manual work for every run of the month', () => {
    expect(minutesSaved(routine, 5)).toBe(3 * 6 * 4);
  });

  it('is reduced by the time for decisions when every run pauses', () => {
    expect(minutesSaved(routine, 2)).toBe((3 * 6 - MINUTES_TO_DECIDE) * 4);
  });

  it('is never negative', () => {
    expect(minutesSaved({ ...routine, minutesEach: 1 }, 2)).toBe(0);
  });
});

describe('the sample', () => {
  it('has routines that pause and routines that do not, each with its limit among its choices', () => {
    const stopping = routines.filter((each) => planOf(each, each.limit).stops).map(({ id }) => id);
    expect(stopping).toEqual(['licenses', 'accounts']);
    for (const { limit, limits } of routines) expect(limits).toContain(limit);
  });

  it('finds work in every routine, and every item has a name and a measure', () => {
    for (const each of routines) {
      expect(planOf(each, each.limit).wanted.length).toBeGreaterThan(0);
      for (const { name, measure } of each.items) {
        expect(name).not.toBe('');
        expect(measure).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
