import type { PrototypeTexts } from '../../texts/prototype-texts';
import { type Edit, type Flow, MAX_STEPS } from './flow';
import { choiceOf, type Field, isUnset, partOf, type Step, valueName } from './parts';

type Texts = PrototypeTexts<'workflow-automation'>;

/** An error in a workflow, or a warning about a step. */
export interface Finding {
  /** Step of the finding; undefined for the whole workflow. */
  readonly step?: number;
  /** An error prevents a run, a warning does not. */
  readonly kind: 'mistake' | 'hint';
  readonly text: string;
  /** Automatic fix. */
  readonly fix?: { readonly label: string; readonly edit: Edit };
}

interface Words {
  readonly texts: Texts;
  readonly locale: string;
}

type Check = (step: Step, index: number, flow: Flow, words: Words) => Finding | undefined;

const needsOf = (step: Step): readonly Field[] => [...partOf(step).needs, ...(choiceOf(step)?.needs ?? [])];

const valueIsChosen: Check = (step, _index, _flow, { texts }) =>
  isUnset(step)
    ? {
        step: step.id,
        kind: 'mistake',
        text: texts.findings.unset(texts.parts[step.kind], valueName(step.kind, texts)),
      }
    : undefined;

const fieldsAreThere: Check = (step, _index, { trigger }, { texts, locale }) => {
  const missing = needsOf(step).filter((field) => !trigger.carries.includes(field));
  if (missing.length === 0) return undefined;
  const fields = new Intl.ListFormat(locale).format(missing.map((field) => texts.fields[field]));
  return {
    step: step.id,
    kind: 'mistake',
    text: texts.findings.missing(texts.parts[step.kind], fields),
    fix: { label: texts.fixes.remove, edit: { type: 'remove', id: step.id } },
  };
};

const approvedBefore: Check = (step, index, { steps }, { texts: { parts, findings, fixes } }) => {
  const { needsApproval } = partOf(step);
  if (!needsApproval || steps.slice(0, index).some(({ kind }) => kind === 'approval')) return undefined;
  const later = steps.find(({ kind }) => kind === 'approval');
  const name = parts[step.kind];
  const text = later ? findings.lateApproval(name) : findings.noApproval(name);
  const mistake = { step: step.id, kind: 'mistake', text } as const;
  if (later) return { ...mistake, fix: { label: fixes.moveApproval, edit: { type: 'move', id: later.id, to: index } } };
  if (steps.length === MAX_STEPS) return mistake;
  return { ...mistake, fix: { label: fixes.addApproval, edit: { type: 'add', kind: 'approval', at: index } } };
};

const somethingFollows: Check = (step, index, { steps }, { texts }) => {
  if (!['only-if', 'approval'].includes(step.kind) || index < steps.length - 1) return undefined;
  return { step: step.id, kind: 'hint', text: texts.findings.nothingFollows(texts.parts[step.kind]) };
};

const notTwice: Check = (step, index, { steps }, { texts }) => {
  const same = steps.findIndex(({ kind, value }) => kind === step.kind && value === step.value);
  if (same === index || isUnset(step)) return undefined;
  return {
    step: step.id,
    kind: 'hint',
    text: texts.findings.twice(texts.parts[step.kind]),
    fix: { label: texts.fixes.removeSecond, edit: { type: 'remove', id: step.id } },
  };
};

const messageCanArrive: Check = (step, index, { trigger, steps }, { texts }) => {
  if (trigger.id !== 'joiner' || step.kind !== 'message' || step.value !== 'user') return undefined;
  if (steps.slice(0, index).some(({ kind }) => kind === 'account')) return undefined;
  return { step: step.id, kind: 'hint', text: texts.findings.noAccount };
};

const checks: readonly Check[] = [
  valueIsChosen,
  fieldsAreThere,
  approvedBefore,
  somethingFollows,
  notTwice,
  messageCanArrive,
];

/** Returns all findings of a workflow, errors first. */
export const findingsOf = (flow: Flow, texts: Texts, locale: string): readonly Finding[] => {
  if (flow.steps.length === 0) return [{ kind: 'mistake', text: texts.findings.empty }];
  const found = flow.steps.flatMap((step, index) =>
    checks.flatMap((check) => check(step, index, flow, { texts, locale }) ?? []),
  );
  return [...found.filter(({ kind }) => kind === 'mistake'), ...found.filter(({ kind }) => kind === 'hint')];
};
