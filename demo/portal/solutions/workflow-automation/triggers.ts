import type { Field } from './parts';

/** Something that happened, made up for trying. */
export interface SampleEvent {
  readonly title: string;
  readonly person: string;
  readonly department: string;
  readonly software?: string;
  /** US dollars. */
  readonly price?: number;
  /** Days from now until the first or last day. */
  readonly day?: number;
  /** The approver who would decline; all others approve. */
  readonly refusedBy?: string;
}

/** What starts a workflow. */
export interface Trigger {
  readonly id: string;
  readonly name: string;
  readonly carries: readonly Field[];
  readonly events: readonly [SampleEvent, SampleEvent, SampleEvent];
}

/** The triggers to choose from; the first one is set at the beginning. */
export const triggers: readonly [Trigger, ...Trigger[]] = [
  {
    id: 'request',
    name: 'Somebody requests software',
    carries: ['person', 'department', 'software', 'price'],
    events: [
      { title: 'Ana, diagram tool', person: 'Ana', department: 'Sales', software: 'Diagram tool', price: 140 },
      {
        title: 'Bo, drawing suite',
        person: 'Bo',
        department: 'Marketing',
        software: 'Drawing suite',
        price: 1900,
        refusedBy: 'finance',
      },
      { title: 'Chi, log viewer', person: 'Chi', department: 'IT', software: 'Log viewer', price: 620 },
    ],
  },
  {
    id: 'joiner',
    name: 'A new colleague is announced',
    carries: ['person', 'department', 'day'],
    events: [
      { title: 'Dee, in 21 days', person: 'Dee', department: 'Sales', day: 21 },
      { title: 'Eli, in 3 days', person: 'Eli', department: 'Finance', day: 3 },
      { title: 'Fay, in 6 days', person: 'Fay', department: 'IT', day: 6, refusedBy: 'security' },
    ],
  },
  {
    id: 'leaver',
    name: 'A colleague leaves',
    carries: ['person', 'department', 'day'],
    events: [
      { title: 'Gil, in 30 days', person: 'Gil', department: 'IT', day: 30 },
      { title: 'Hoa, in 2 days', person: 'Hoa', department: 'Sales', day: 2 },
      { title: 'Ida, today', person: 'Ida', department: 'Finance', day: 0, refusedBy: 'manager' },
    ],
  },
];
