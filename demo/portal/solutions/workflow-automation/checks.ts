import { locale } from '../../screens/locale';
import { type Edit, type Flow, MOST_STEPS } from './flow';
import { choiceOf, type Field, fieldNames, isUnset, partOf, type Step } from './parts';

/** Something wrong with a workflow, or worth a second look. */
export interface Finding {
  /** The step it is about; none when it is about the whole. */
  readonly step?: number;
  /** A mistake keeps the workflow from running, a hint does not. */
  readonly kind: 'mistake' | 'hint';
  readonly text: string;
  /** A way to mend it at once. */
  readonly fix?: { readonly label: string; readonly edit: Edit };
}

type Check = (step: Step, index: number, flow: Flow) => Finding | undefined;

const listed = new Intl.ListFormat(locale);

const needsOf = (step: Step): readonly Field[] => [...partOf(step).needs, ...(choiceOf(step)?.needs ?? [])];

const valueIsChosen: Check = (step) => {
  if (!isUnset(step)) return undefined;
  const { name, asks } = partOf(step);
  return { step: step.id, kind: 'mistake', text: `“${name}” is not finished: choose a value for “${asks}”.` };
};

const fieldsAreThere: Check = (step, _index, { trigger }) => {
  const missing = needsOf(step).filter((field) => !trigger.carries.includes(field));
  if (missing.length === 0) return undefined;
  return {
    step: step.id,
    kind: 'mistake',
    text: `“${partOf(step).name}” needs ${listed.format(missing.map((field) => fieldNames[field]))}, which this trigger does not supply.`,
    fix: { label: 'Remove the step', edit: { type: 'remove', id: step.id } },
  };
};

const approvedBefore: Check = (step, index, { steps }) => {
  const { needsApproval, name } = partOf(step);
  if (!needsApproval || steps.slice(0, index).some(({ kind }) => kind === 'approval')) return undefined;
  const later = steps.find(({ kind }) => kind === 'approval');
  const text = later
    ? `“${name}” happens before anybody has agreed: the approval comes too late.`
    : `“${name}” happens without anybody agreeing to it.`;
  const mistake = { step: step.id, kind: 'mistake', text } as const;
  if (later)
    return { ...mistake, fix: { label: 'Move the approval up', edit: { type: 'move', id: later.id, to: index } } };
  if (steps.length === MOST_STEPS) return mistake;
  return { ...mistake, fix: { label: 'Add an approval before', edit: { type: 'add', kind: 'approval', at: index } } };
};

const somethingFollows: Check = (step, index, { steps }) => {
  if (!['only-if', 'approval'].includes(step.kind) || index < steps.length - 1) return undefined;
  return { step: step.id, kind: 'hint', text: `Nothing follows “${partOf(step).name}”, so it changes nothing.` };
};

const notTwice: Check = (step, index, { steps }) => {
  const same = steps.findIndex(({ kind, value }) => kind === step.kind && value === step.value);
  if (same === index || isUnset(step)) return undefined;
  return {
    step: step.id,
    kind: 'hint',
    text: `“${partOf(step).name}” is there twice with the same value.`,
    fix: { label: 'Remove the second', edit: { type: 'remove', id: step.id } },
  };
};

const messageCanArrive: Check = (step, index, { trigger, steps }) => {
  if (trigger.id !== 'joiner' || step.kind !== 'message' || step.value !== 'person') return undefined;
  if (steps.slice(0, index).some(({ kind }) => kind === 'account')) return undefined;
  return {
    step: step.id,
    kind: 'hint',
    text: 'The message goes to somebody who has no account at that time.',
  };
};

const checks: readonly Check[] = [
  valueIsChosen,
  fieldsAreThere,
  approvedBefore,
  somethingFollows,
  notTwice,
  messageCanArrive,
];

/** Everything found in a workflow, mistakes first. */
export const findingsOf = (flow: Flow): readonly Finding[] => {
  if (flow.steps.length === 0) return [{ kind: 'mistake', text: 'There is no step yet: add one from the list.' }];
  const found = flow.steps.flatMap((step, index) => checks.flatMap((check) => check(step, index, flow) ?? []));
  return [...found.filter(({ kind }) => kind === 'mistake'), ...found.filter(({ kind }) => kind === 'hint')];
};
