/** What an event may carry. */
export type Field = 'person' | 'department' | 'software' | 'price' | 'day';

/** How each field is called on the screen. */
export const fieldNames: Readonly<Record<Field, string>> = {
  person: 'a person',
  department: 'a department',
  software: 'a product',
  price: 'a price',
  day: 'a date',
};

export type StepKind = 'only-if' | 'approval' | 'account' | 'buy' | 'lock' | 'ticket' | 'message';

/** One of the values a step can be set to. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly needs?: readonly Field[];
}

/** A kind of step in the palette. */
export interface Part {
  readonly kind: StepKind;
  readonly name: string;
  /** What its value is; a step without choices needs none. */
  readonly asks?: string;
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
    name: 'Go on only if',
    asks: 'Condition',
    needs: [],
    needsApproval: false,
    choices: [
      { value: 'sales', label: 'the department is Sales', needs: ['department'] },
      { value: 'not-it', label: 'the department is not IT', needs: ['department'] },
      { value: 'above-500', label: 'the price is above $500', needs: ['price'] },
      { value: 'within-7', label: 'the date is within 7 days', needs: ['day'] },
    ],
  },
  {
    kind: 'approval',
    name: 'Ask for approval',
    asks: 'Who decides',
    needs: [],
    needsApproval: false,
    choices: [
      { value: 'manager', label: 'Line manager' },
      { value: 'finance', label: 'Finance' },
      { value: 'security', label: 'Security' },
    ],
  },
  { kind: 'account', name: 'Create an account', needs: ['person'], needsApproval: false, choices: [] },
  { kind: 'buy', name: 'Buy the product', needs: ['software', 'price'], needsApproval: true, choices: [] },
  { kind: 'lock', name: 'Lock the account', needs: ['person', 'day'], needsApproval: true, choices: [] },
  {
    kind: 'ticket',
    name: 'Open a ticket',
    asks: 'Queue',
    needs: [],
    needsApproval: false,
    choices: [
      { value: 'service-desk', label: 'Service desk' },
      { value: 'hardware', label: 'Hardware' },
      { value: 'procurement', label: 'Procurement' },
    ],
  },
  {
    kind: 'message',
    name: 'Send a message',
    asks: 'To whom',
    needs: [],
    needsApproval: false,
    choices: [
      { value: 'person', label: 'The person', needs: ['person'] },
      { value: 'manager', label: 'Line manager' },
      { value: 'team', label: 'The IT channel' },
    ],
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
export const isUnset = (step: Step): boolean => partOf(step).asks !== undefined && choiceOf(step) === undefined;
