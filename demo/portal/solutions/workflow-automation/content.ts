import {
  Banknote,
  Filter,
  type LucideIcon,
  MessageSquare,
  ShieldCheck,
  Ticket,
  UserLock,
  UserPlus,
} from 'lucide-react';
import { type PlayerState, startState } from '../../players/state';
import type { Action, BoardView, Line } from '../../players/view';
import type { PrototypeTexts } from '../../texts/prototype-texts';
import { formatsIn } from '../formats';

type Texts = PrototypeTexts<'workflow-automation'>;
type Kind = keyof Texts['parts'];
type Field = keyof Texts['fields'];
type TriggerId = keyof Texts['triggers'];

interface Part {
  readonly id: Kind;
  readonly icon: LucideIcon;
  /** What it needs from the trigger. */
  readonly needs: readonly Field[];
  /** Whether it costs money or blocks a user. */
  readonly needsApproval?: boolean;
}

const parts: readonly Part[] = [
  { id: 'only-if', icon: Filter, needs: [] },
  { id: 'approval', icon: ShieldCheck, needs: [] },
  { id: 'account', icon: UserPlus, needs: ['user'] },
  { id: 'buy', icon: Banknote, needs: ['software', 'price'], needsApproval: true },
  { id: 'lock', icon: UserLock, needs: ['user', 'day'], needsApproval: true },
  { id: 'ticket', icon: Ticket, needs: [] },
  { id: 'message', icon: MessageSquare, needs: [] },
];

interface SampleEvent {
  readonly department: keyof Texts['departments'];
  readonly software?: keyof Texts['software'];
  /** US dollars. */
  readonly price?: number;
  /** Days until the first or last day. */
  readonly day?: number;
  /** Who declines; all others approve. */
  readonly refusedBy?: string;
}

const triggers: Readonly<
  Record<TriggerId, { readonly carries: readonly Field[]; readonly events: readonly SampleEvent[] }>
> = {
  request: {
    carries: ['user', 'department', 'software', 'price'],
    events: [
      { department: 'sales', software: 'diagram', price: 140 },
      { department: 'finance', software: 'drawing', price: 1900, refusedBy: 'finance' },
      { department: 'it', software: 'logs', price: 620 },
    ],
  },
  joiner: {
    carries: ['user', 'department', 'day'],
    events: [
      { department: 'sales', day: 21 },
      { department: 'finance', day: 3 },
      { department: 'it', day: 6, refusedBy: 'security' },
    ],
  },
  leaver: {
    carries: ['user', 'department', 'day'],
    events: [
      { department: 'it', day: 30 },
      { department: 'sales', day: 2 },
      { department: 'finance', day: 0, refusedBy: 'manager' },
    ],
  },
};
const triggerIds: readonly TriggerId[] = ['request', 'joiner', 'leaver'];

const conditions: Readonly<
  Record<keyof Texts['choices']['only-if'], { readonly needs: Field; readonly isMet: (event: SampleEvent) => boolean }>
> = {
  sales: { needs: 'department', isMet: ({ department }) => department === 'sales' },
  'above-500': { needs: 'price', isMet: ({ price = 0 }) => price > 500 },
  'within-7': { needs: 'day', isMet: ({ day = 0 }) => day <= 7 },
};
const conditionOf = (value: string | undefined) => Object.entries(conditions).find(([id]) => id === value)?.[1];

/** A workflow with three mistakes. */
export const start = startState({
  order: ['buy', 'approval', 'only-if', 'message'],
  chosen: { trigger: 'request', approval: 'finance', 'only-if': 'within-7' },
});

/** Returns the steps with their mistakes and, once there are none, what would happen with a sample event. */
export const viewIn = (texts: Texts, locale: string) => {
  const { money, inDays, list } = formatsIn(locale);
  const choicesOf = (kind: Kind): Readonly<Record<string, string>> =>
    Object.entries<Readonly<Record<string, string>>>(texts.choices).find(([id]) => id === kind)?.[1] ?? {};

  return ({ order, chosen }: PlayerState): BoardView => {
    const trigger = triggerIds.find((id) => id === chosen.trigger) ?? 'request';
    const { carries, events } = triggers[trigger];
    const steps = order.flatMap((id) => parts.filter((part) => part.id === id));
    const labelOf = (kind: Kind) => choicesOf(kind)[chosen[kind] ?? ''];
    const isUnset = (kind: Kind) => Object.keys(choicesOf(kind)).length > 0 && !labelOf(kind);

    const mistakeOf = (
      { id, needs, needsApproval }: Part,
      index: number,
    ): { text: string; action?: Action } | undefined => {
      const name = texts.parts[id];
      if (isUnset(id)) return { text: texts.unset(name) };
      const condition = id === 'only-if' ? conditionOf(chosen[id]) : undefined;
      const missing = [...needs, ...(condition ? [condition.needs] : [])].filter((field) => !carries.includes(field));
      if (missing.length > 0)
        return {
          text: texts.missing(name, list(missing.map((field) => texts.fields[field]))),
          action: { label: texts.remove, change: { type: 'remove', id } },
        };
      const approval = steps.findIndex((step) => step.id === 'approval');
      if (!needsApproval || (approval >= 0 && approval < index)) return undefined;
      return {
        text: texts.noApproval(name),
        action: {
          label: approval < 0 ? texts.addApproval : texts.moveApproval,
          change: { type: 'place', id: 'approval', to: index },
        },
      };
    };
    const mistakes = steps.flatMap((step, index) => {
      const mistake = mistakeOf(step, index);
      return mistake ? [{ ...mistake, id: step.id }] : [];
    });

    const users = texts.users[trigger];
    const at = Number(chosen.event ?? 0);
    const event = events[at] ?? { department: 'it' };
    const user = users[at] ?? '';
    const day = inDays(event.day ?? 0);
    const software = event.software ? texts.software[event.software] : '';
    const price = money(event.price ?? 0);
    const recipients: Readonly<Record<string, string>> = { user, team: texts.channel };

    const outcomeOf = (kind: Kind): Line => {
      const label = labelOf(kind) ?? '';
      if (kind === 'only-if') {
        const isMet = conditionOf(chosen[kind])?.isMet(event) ?? false;
        return { text: isMet ? texts.goesOn(label) : texts.ends(label), tone: isMet ? 'success' : 'danger' };
      }
      if (kind === 'approval') {
        const isRefused = event.refusedBy === chosen[kind];
        return { text: isRefused ? texts.refused(label) : texts.agreed(label), tone: isRefused ? 'danger' : 'info' };
      }
      const happens: Readonly<Record<Exclude<Kind, 'only-if' | 'approval'>, string>> = {
        account: texts.account(user),
        buy: texts.buy(software, user, price),
        lock: texts.lock(user, day),
        ticket: texts.ticket(user, label),
        message: texts.message(recipients[chosen.message ?? ''] ?? label),
      };
      return { text: happens[kind], tone: 'success' };
    };
    const outcomes = steps.map(({ id }) => outcomeOf(id));
    const end = outcomes.findIndex(({ tone }) => tone === 'danger');
    const lines = outcomes.map((outcome, index): Line => {
      const step = steps[index];
      return end >= 0 && index > end && step
        ? { text: texts.unreached(texts.parts[step.id]), tone: 'neutral' }
        : outcome;
    });

    const isReady = mistakes.length === 0 && steps.length > 0;
    return {
      fields: [
        {
          id: 'trigger',
          label: texts.startsWhen,
          value: trigger,
          options: triggerIds.map((id) => ({ id, label: texts.triggers[id] })),
        },
      ],
      heads: [texts.steps, ''],
      rows: steps.map(({ id, icon }, index) => {
        const options = Object.entries(choicesOf(id)).map(([option, label]) => ({ id: option, label }));
        const choice = { id, label: texts.parts[id], options, value: chosen[id] ?? '', empty: texts.choose };
        const problem = mistakes.some((mistake) => mistake.id === id) ? texts.hasMistake : undefined;
        return {
          id,
          icon,
          title: `${index + 1}. ${texts.parts[id]}`,
          choice: options.length > 0 ? choice : undefined,
          problem,
        };
      }),
      additions: {
        label: texts.addStep,
        rows: parts
          .filter(({ id }) => !order.includes(id))
          .map(({ id, icon }) => ({ id, icon, title: texts.parts[id] })),
      },
      result: isReady
        ? {
            title: texts.dryRun,
            mark: { text: texts.mistakes(0), tone: 'success' },
            note: texts.nothingDone,
            tabs: {
              id: 'event',
              label: texts.events,
              value: `${at}`,
              options: users.map((name, index) => ({ id: `${index}`, label: name })),
            },
            lines: [
              {
                text: texts.about(user, texts.departments[event.department], software ? `${software}, ${price}` : day),
              },
              ...lines,
            ],
          }
        : {
            title: texts.checks,
            mark: { text: texts.mistakes(mistakes.length), tone: 'danger' },
            lines: mistakes.map(({ text, action }) => ({ text, tone: 'danger', action })),
            none: texts.empty,
          },
      announcement: texts.mistakes(mistakes.length),
      explored: isReady,
    };
  };
};
