import type { PrototypeTexts } from '../../texts/prototype-texts';
import type { Field } from './parts';

type Texts = PrototypeTexts<'workflow-automation'>;

/** A sample event for a dry run. */
export interface SampleEvent {
  readonly user: keyof Texts['users'];
  readonly department: keyof Texts['departments'];
  readonly software?: keyof Texts['software'];
  /** US dollars. */
  readonly price?: number;
  /** Days from now until the first or last day. */
  readonly day?: number;
  /** Approver who declines; all others approve. */
  readonly refusedBy?: string;
}

/** Trigger of a workflow. */
export interface Trigger {
  readonly id: keyof Texts['triggers'];
  readonly carries: readonly Field[];
  readonly events: readonly [SampleEvent, SampleEvent, SampleEvent];
}

/** Available triggers; the first one is the default. */
export const triggers: readonly [Trigger, ...Trigger[]] = [
  {
    id: 'request',
    carries: ['user', 'department', 'software', 'price'],
    events: [
      { user: 'ana', department: 'sales', software: 'diagram', price: 140 },
      { user: 'bo', department: 'marketing', software: 'drawing', price: 1900, refusedBy: 'finance' },
      { user: 'chi', department: 'it', software: 'logs', price: 620 },
    ],
  },
  {
    id: 'joiner',
    carries: ['user', 'department', 'day'],
    events: [
      { user: 'dee', department: 'sales', day: 21 },
      { user: 'eli', department: 'finance', day: 3 },
      { user: 'fay', department: 'it', day: 6, refusedBy: 'security' },
    ],
  },
  {
    id: 'leaver',
    carries: ['user', 'department', 'day'],
    events: [
      { user: 'gil', department: 'it', day: 30 },
      { user: 'hoa', department: 'sales', day: 2 },
      { user: 'ida', department: 'finance', day: 0, refusedBy: 'manager' },
    ],
  },
];

/** Returns a number of days from now as text, such as 'today' and 'in 3 days'. */
export const dayText = (days: number, locale: string): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');

/** Returns the title of an event: its user, and the subject or time. */
export const titleOf = ({ user, software, day = 0 }: SampleEvent, texts: Texts, locale: string): string =>
  texts.event(texts.users[user], software ? texts.software[software] : dayText(day, locale));
