import type { PrototypeTexts } from '../../texts/prototype-texts';

type Texts = PrototypeTexts<'workflow-automation'>;

/** Fields of an event. */
export type Field = keyof Texts['fields'];

export type StepKind = keyof Texts['parts'];

/** An option of a step. */
export interface Choice {
  readonly value: string;
  readonly needs?: readonly Field[];
}

/** A kind of step in the palette. */
export interface Part {
  readonly kind: StepKind;
  /** A step without choices needs no value. */
  readonly choices: readonly Choice[];
  /** Required field of the event. */
  readonly needs: readonly Field[];
  /** Whether it costs money or blocks a user, so that it needs a prior approval. */
  readonly needsApproval: boolean;
}

/** The palette. */
export const parts: readonly Part[] = [
  {
    kind: 'only-if',
    needs: [],
    needsApproval: false,
    choices: [
      { value: 'sales', needs: ['department'] },
      { value: 'not-it', needs: ['department'] },
      { value: 'above-500', needs: ['price'] },
      { value: 'within-7', needs: ['day'] },
    ],
  },
  {
    kind: 'approval',
    needs: [],
    needsApproval: false,
    choices: [{ value: 'manager' }, { value: 'finance' }, { value: 'security' }],
  },
  { kind: 'account', needs: ['user'], needsApproval: false, choices: [] },
  { kind: 'buy', needs: ['software', 'price'], needsApproval: true, choices: [] },
  { kind: 'lock', needs: ['user', 'day'], needsApproval: true, choices: [] },
  {
    kind: 'ticket',
    needs: [],
    needsApproval: false,
    choices: [{ value: 'service-desk' }, { value: 'hardware' }, { value: 'procurement' }],
  },
  {
    kind: 'message',
    needs: [],
    needsApproval: false,
    choices: [{ value: 'user', needs: ['user'] }, { value: 'manager' }, { value: 'team' }],
  },
];

/** A step placed by the user. */
export interface Step {
  readonly id: number;
  readonly kind: StepKind;
  /** Selected option; empty until selected. */
  readonly value: string;
}

const byKind = new Map(parts.map((part) => [part.kind, part]));

/** Returns the part of a step. */
export const partOf = ({ kind }: Pick<Step, 'kind'>): Part => {
  const part = byKind.get(kind);
  if (!part) throw new RangeError(`no part of the kind ${kind}`);
  return part;
};

/** Returns the selected option of a step, if any. */
export const choiceOf = (step: Step): Choice | undefined =>
  partOf(step).choices.find(({ value }) => value === step.value);

/** Returns whether the step still needs an option. */
export const isUnset = (step: Step): boolean => partOf(step).choices.length > 0 && choiceOf(step) === undefined;

/** Returns the label of the option of this kind of step, such as 'Condition'; empty when it has none. */
export const valueName = (kind: StepKind, { values }: Pick<Texts, 'values'>): string => {
  const names: Readonly<Partial<Record<StepKind, string>>> = values;
  return names[kind] ?? '';
};

/** Returns the name of an option; empty while none is selected. */
export const labelOf = ({ kind, value }: Pick<Step, 'kind' | 'value'>, { choices }: Pick<Texts, 'choices'>): string => {
  const labels: Readonly<Partial<Record<StepKind, Readonly<Partial<Record<string, string>>>>>> = choices;
  return labels[kind]?.[value] ?? '';
};
