import { describe, expect, it } from 'vitest';
import { findingsOf as findingsIn } from '../../../../demo/portal/solutions/workflow-automation/checks';
import { describeEdit as whatHappenedIn } from '../../../../demo/portal/solutions/workflow-automation/describe-edit';
import { dryRun as dryRunIn } from '../../../../demo/portal/solutions/workflow-automation/dry-run';
import {
  type Edit,
  edited,
  type Flow,
  firstFlow,
  MAX_STEPS,
} from '../../../../demo/portal/solutions/workflow-automation/flow';
import { parts, type Step, type StepKind } from '../../../../demo/portal/solutions/workflow-automation/parts';
import { type SampleEvent, triggers } from '../../../../demo/portal/solutions/workflow-automation/triggers';
import { prototype as texts } from '../../../../demo/portal/texts/en/prototypes/workflow-automation';

const findingsOf = (flow: Flow) => findingsIn(flow, texts, 'en-US');
const dryRun = (steps: readonly Step[], event: SampleEvent) => dryRunIn(steps, event, texts, 'en-US');
const describeEdit = (flow: Flow, edit: Edit) => whatHappenedIn(flow, edit, texts);

const triggerOf = (id: string) => triggers.find((trigger) => trigger.id === id) ?? triggers[0];
const stepsOf = (...steps: (readonly [StepKind, string?])[]): Step[] =>
  steps.map(([kind, value = ''], index) => ({ id: index + 1, kind, value }));
const flowOf = (trigger: string, ...steps: (readonly [StepKind, string?])[]): Flow => ({
  trigger: triggerOf(trigger),
  steps: stepsOf(...steps),
});
const kinds = ({ steps }: Flow) => steps.map(({ kind }) => kind);
const mistakes = (flow: Flow) => findingsOf(flow).filter(({ kind }) => kind === 'mistake');
const hints = (flow: Flow) => findingsOf(flow).filter(({ kind }) => kind === 'hint');
const change = (flow: Flow, ...edits: Edit[]) => edits.reduce(edited, flow);

describe('the checks', () => {
  it('find three problems at the start, and none after the suggested fixes', () => {
    expect(mistakes(firstFlow).map(({ step }) => step)).toEqual([1, 3, 4]);
    const fixes = mistakes(firstFlow).flatMap(({ fix }) => (fix ? [fix.edit] : []));
    expect(fixes).toHaveLength(2);
    const fixed = change(firstFlow, ...fixes, { type: 'choose', id: 4, value: 'user' });
    expect(findingsOf(fixed)).toEqual([]);
    expect(kinds(fixed)).toEqual(['approval', 'buy', 'message']);
  });

  it('require a first step', () => {
    expect(findingsOf(flowOf('request'))).toEqual([
      { kind: 'mistake', text: 'There is no step yet: add one from the list.' },
    ]);
  });

  it('require every value, and a value that exists', () => {
    expect(mistakes(flowOf('request', ['ticket']))).toHaveLength(1);
    expect(mistakes(flowOf('request', ['ticket', 'nowhere']))).toHaveLength(1);
    expect(mistakes(flowOf('request', ['ticket', 'hardware']))).toEqual([]);
  });

  it.each(['buy', 'lock'] as const)('require an approval before “%s”', (kind) => {
    const trigger = kind === 'buy' ? 'request' : 'leaver';
    const alone = flowOf(trigger, ['ticket', 'hardware'], [kind]);
    const [missing] = mistakes(alone);
    expect(missing?.fix?.edit).toEqual({ type: 'add', kind: 'approval', at: 1 });
    const late = flowOf(trigger, [kind], ['ticket', 'hardware'], ['approval', 'manager'], ['message', 'team']);
    const [tooLate] = mistakes(late);
    expect(tooLate?.fix?.edit).toEqual({ type: 'move', id: 3, to: 0 });
    expect(mistakes(flowOf(trigger, ['approval', 'manager'], [kind]))).toEqual([]);
  });

  it('suggest no approval when there is no room for one', () => {
    const full = Array.from({ length: MAX_STEPS - 1 }, () => ['ticket', 'hardware'] as const);
    const [finding] = mistakes(flowOf('request', ['buy'], ...full));
    expect(finding?.step).toBe(1);
    expect(finding?.fix).toBeUndefined();
  });

  it('require data that the trigger provides', () => {
    const approved = ['approval', 'manager'] as const;
    expect(mistakes(flowOf('joiner', approved, ['buy']))[0]?.text).toContain('a product and a price');
    expect(mistakes(flowOf('request', approved, ['lock']))[0]?.text).toContain('a date');
    expect(mistakes(flowOf('joiner', ['only-if', 'above-500'], ['account']))[0]?.fix?.edit).toEqual({
      type: 'remove',
      id: 1,
    });
  });

  it('warn about a last step without effect, and about a duplicate', () => {
    expect(hints(flowOf('request', ['approval', 'manager']))).toMatchObject([{ step: 1 }]);
    const twice = flowOf('request', ['ticket', 'hardware'], ['ticket', 'hardware'], ['ticket', 'procurement']);
    expect(hints(twice)).toMatchObject([{ step: 2, fix: { edit: { type: 'remove', id: 2 } } }]);
    expect(hints(flowOf('request', ['ticket'], ['ticket']))).toEqual([]);
  });

  it('warn about a message that cannot be delivered yet', () => {
    const message = ['message', 'user'] as const;
    expect(hints(flowOf('joiner', message, ['account']))).toHaveLength(1);
    expect(hints(flowOf('joiner', ['account'], message))).toEqual([]);
    expect(hints(flowOf('leaver', message))).toEqual([]);
  });
});

describe('an edit', () => {
  const flow = flowOf('request', ['ticket', 'hardware'], ['buy'], ['message', 'team']);

  it('adds a step at the end or at a position, with an id of its own', () => {
    expect(kinds(change(flow, { type: 'add', kind: 'account' }))).toEqual(['ticket', 'buy', 'message', 'account']);
    const added = change(flow, { type: 'add', kind: 'approval', at: 1 });
    expect(added.steps[1]).toEqual({ id: 4, kind: 'approval', value: '' });
  });

  it('adds no more steps than allowed', () => {
    const adds = Array.from({ length: 9 }, (): Edit => ({ type: 'add', kind: 'ticket' }));
    const full = change(flow, ...adds);
    expect(full.steps).toHaveLength(MAX_STEPS);
    expect(new Set(full.steps.map(({ id }) => id)).size).toBe(MAX_STEPS);
  });

  it('moves a step within the list', () => {
    expect(kinds(change(flow, { type: 'move', id: 3, to: 0 }))).toEqual(['message', 'ticket', 'buy']);
    expect(kinds(change(flow, { type: 'move', id: 1, to: 2 }))).toEqual(['buy', 'message', 'ticket']);
    expect(change(flow, { type: 'move', id: 1, to: -1 })).toBe(flow);
    expect(change(flow, { type: 'move', id: 3, to: 3 })).toBe(flow);
  });

  it('removes or sets only one step', () => {
    expect(kinds(change(flow, { type: 'remove', id: 2 }))).toEqual(['ticket', 'message']);
    const set = change(flow, { type: 'choose', id: 3, value: 'user' });
    expect(set.steps.map(({ value }) => value)).toEqual(['hardware', '', 'user']);
  });

  it('changes nothing for an unknown step or trigger', () => {
    for (const edit of [
      { type: 'remove', id: 9 },
      { type: 'move', id: 9, to: 0 },
      { type: 'choose', id: 9, value: 'team' },
      { type: 'trigger', id: 'storm' },
    ] satisfies Edit[])
      expect(change(flow, edit)).toBe(flow);
  });

  it('changes the trigger and keeps the steps, or starts over', () => {
    const changed = change(flow, { type: 'trigger', id: 'leaver' });
    expect([changed.trigger.id, changed.steps]).toEqual(['leaver', flow.steps]);
    expect(change(changed, { type: 'reset' })).toBe(firstFlow);
  });

  it('has a description', () => {
    expect(describeEdit(flow, { type: 'add', kind: 'lock' })).toBe('Lock the account added as step 4.');
    expect(describeEdit(flow, { type: 'add', kind: 'approval', at: 1 })).toBe('Ask for approval added as step 2.');
    expect(describeEdit(flow, { type: 'move', id: 3, to: 0 })).toBe('Send a message is now step 1 of 3.');
    expect(describeEdit(flow, { type: 'choose', id: 1, value: 'hardware' })).toBe('Open a ticket: Hardware.');
    expect(describeEdit(flow, { type: 'choose', id: 1, value: '' })).toBe('Open a ticket: nothing chosen.');
    expect(describeEdit(flow, { type: 'remove', id: 2 })).toBe('Buy the product removed.');
    expect(describeEdit(flow, { type: 'trigger', id: 'leaver' })).toBe('Starts when: A colleague leaves.');
  });
});

describe('a dry run', () => {
  const run = (trigger: string, event: 0 | 1 | 2, ...steps: (readonly [StepKind, string?])[]) =>
    dryRun(stepsOf(...steps), triggerOf(trigger).events[event]);
  const states = (outcomes: ReturnType<typeof run>) => outcomes.map(({ state }) => state);

  it('continues after an approval and ends after a refusal', () => {
    const steps = [['approval', 'finance'], ['buy'], ['message', 'user']] as const;
    const yes = run('request', 0, ...steps);
    expect(states(yes)).toEqual(['waits', 'happens', 'happens']);
    expect(yes[1]?.text).toBe('Would buy Diagram tool for Ana: $140.');
    expect(yes[2]?.text).toBe('Would write to Ana.');
    const no = run('request', 1, ...steps);
    expect(states(no)).toEqual(['ends', 'unreached', 'unreached']);
    expect(no[1]?.text).toBe('Not reached: buy the product.');
  });

  it('asks only the approver', () => {
    expect(states(run('request', 1, ['approval', 'manager'], ['buy']))).toEqual(['waits', 'happens']);
  });

  it.each([
    ['request', 'sales', [true, false, false]],
    ['request', 'not-it', [true, true, false]],
    ['request', 'above-500', [false, true, true]],
    ['joiner', 'within-7', [false, true, true]],
    ['leaver', 'within-7', [false, true, true]],
  ] as const)('evaluates the condition: %s, %s', (trigger, condition, met) => {
    const reached = ([0, 1, 2] as const).map(
      (event) => run(trigger, event, ['only-if', condition], ['ticket', 'hardware'])[1]?.state === 'happens',
    );
    expect(reached).toEqual(met);
  });

  it('reports who would be locked and when, and who gets a message', () => {
    expect(run('leaver', 2, ['lock'])[0]?.text).toBe('Would lock the account of Ida today.');
    expect(run('leaver', 0, ['lock'])[0]?.text).toBe('Would lock the account of Gil in 30 days.');
    expect(run('joiner', 0, ['message', 'team'])[0]?.text).toBe('Would write to the IT channel.');
    expect(run('joiner', 0, ['message', 'manager'])[0]?.text).toBe('Would write to the line manager of Dee.');
    expect(run('joiner', 0, ['ticket', 'service-desk'])[0]?.text).toBe(
      'Would open a ticket about Dee in Service desk.',
    );
    expect(run('joiner', 0, ['account'])[0]?.text).toBe('Would create an account for Dee.');
  });

  it('has a sample event for every trigger, with all its data', () => {
    const carried = {
      department: 'department',
      user: 'user',
      software: 'software',
      price: 'price',
      day: 'day',
    } as const;
    for (const { carries, events } of triggers) {
      for (const event of events) for (const field of carries) expect(event[carried[field]]).toBeDefined();
    }
  });

  it('supports every kind of step', () => {
    for (const { kind, choices } of parts) {
      for (const { value } of choices.length > 0 ? choices : [{ value: '' }]) {
        expect(run('request', 0, [kind, value])[0]?.text).toMatch(/\.$/);
      }
    }
  });
});
