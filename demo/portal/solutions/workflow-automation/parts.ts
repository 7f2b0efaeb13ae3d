import type { PrototypeTexts } from '../../texts/prototype-texts';

type Texts = PrototypeTexts<'workflow-automation'>;

/** What an event may carry. */
export type Field = keyof Texts['fields'];

export type StepKind = keyof Texts['parts'];

/** One of the values a step can be set to. */
export interface Choice {
  readonly value: string;
  readonly needs?: readonly Field[];
}

/** A kind of step in the palette. */
export interface Part {
  readonly kind: StepKind;
  /** A step without choices needs no value. */
  readonly choices: readonly Choice[];
  /** What the event has to carry. */
  readonly needs: readonly Field[];
  /** Costs money or blocks a user, so it needs an approval first. */
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

/** A step as placed by the user. */
export interface Step {
  readonly id: number;
  readonly kind: StepKind;
  /** Empty until chosen. */
  readonly value: string;
}

const byKind = new Map(parts.map((part) => [part.kind, part]));

/** The part a step was made from. */
export const partOf = ({ kind }: Pick<Step, 'kind'>): Part => {
  const part = byKind.get(kind);
  if (!part) throw new RangeError(`no part of the kind ${kind}`);
  return part;
};

/** The value a step is set to, if it is. */
export const choiceOf = (step: Step): Choice | undefined =>
  partOf(step).choices.find(({ value }) => value === step.value);

/** Whether the step still waits for its value. */
export const isUnset = (step: Step): boolean => partOf(step).choices.length > 0 && choiceOf(step) === undefined;

/** Returns what the value of a step of this kind is, such as 'Condition'; empty where it has none. */
export const valueName = (kind: StepKind, { values }: Pick<Texts, 'values'>): string => {
  const names: Readonly<Partial<Record<StepKind, string>>> = values;
  return names[kind] ?? '';
};

/** Returns the name of a value; empty while none is chosen. */
export const labelOf = ({ kind, value }: Pick<Step, 'kind' | 'value'>, { choices }: Pick<Texts, 'choices'>): string => {
  const labels: Readonly<Partial<Record<StepKind, Readonly<Partial<Record<string, string>>>>>> = choices;
  return labels[kind]?.[value] ?? '';
};
