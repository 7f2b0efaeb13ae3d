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
import { type PlayerState, startState } from '../players/state';
import type { Action, BoardView, Line } from '../players/view';
import type { PrototypeTexts } from '../texts/english';
import { formatsIn, optionsOf } from './formats';
import { boardPage } from './pages';

type Texts = PrototypeTexts<'workflow-automation'>;
type Kind = keyof Texts['parts'];
type Field = keyof Texts['fields'];
type TriggerId = keyof Texts['triggers'];

interface Part {
  readonly id: Kind;
  readonly icon: LucideIcon;
  /** What it needs from the trigger. */
  readonly needs?: readonly Field[];
  /** Whether it costs money or blocks a user. */
  readonly needsApproval?: boolean;
}

const parts: readonly Part[] = [
  { id: 'only-if', icon: Filter },
  { id: 'approval', icon: ShieldCheck },
  { id: 'account', icon: UserPlus, needs: ['user'] },
  { id: 'buy', icon: Banknote, needs: ['software', 'price'], needsApproval: true },
  { id: 'lock', icon: UserLock, needs: ['user', 'day'], needsApproval: true },
  { id: 'ticket', icon: Ticket },
  { id: 'message', icon: MessageSquare },
];

/** A sample event of a user: its keys are the fields that its trigger supplies. */
interface SampleEvent {
  readonly department: keyof Texts['departments'];
  readonly software?: keyof Texts['software'];
  /** US dollars. */
  readonly price?: number;
  /** Days until the first or last day. */
  readonly day?: number;
}

const triggers: Readonly<Record<TriggerId, readonly [SampleEvent, ...SampleEvent[]]>> = {
  request: [
    { department: 'sales', software: 'diagram', price: 140 },
    { department: 'finance', software: 'drawing', price: 1900 },
    { department: 'it', software: 'logs', price: 620 },
  ],
  joiner: [
    { department: 'sales', day: 21 },
    { department: 'finance', day: 3 },
    { department: 'it', day: 6 },
  ],
  leaver: [
    { department: 'it', day: 30 },
    { department: 'sales', day: 2 },
    { department: 'finance', day: 0 },
  ],
};
const triggerIds: readonly TriggerId[] = ['request', 'joiner', 'leaver'];

/** The event whose approval is declined, and by whom; all others are approved. */
const refusals: Readonly<Record<TriggerId, readonly [event: number, by: string]>> = {
  request: [1, 'finance'],
  joiner: [2, 'security'],
  leaver: [2, 'manager'],
};

const conditions: Readonly<Record<string, { readonly needs: Field; readonly isMet: (event: SampleEvent) => boolean }>> =
  {
    sales: { needs: 'department', isMet: ({ department }) => department === 'sales' },
    'above-500': { needs: 'price', isMet: ({ price = 0 }) => price > 500 },
    'within-7': { needs: 'day', isMet: ({ day = 0 }) => day <= 7 },
  };

/** A workflow with three mistakes. */
export const start = startState({
  order: ['buy', 'approval', 'only-if', 'message'],
  chosen: { trigger: 'request', approval: 'finance', 'only-if': 'within-7' },
});

/** Returns the steps with their mistakes and, once there are none, what would happen with a sample event. */
export const viewIn = (texts: Texts, locale: string) => {
  const { money, inDays, list } = formatsIn(locale);
  const choices = new Map<string, Readonly<Record<string, string>>>(Object.entries(texts.choices));

  return ({ order, chosen }: PlayerState): BoardView => {
    const trigger = triggerIds.find((id) => id === chosen.trigger) ?? 'request';
    const events = triggers[trigger];
    const supplied = ['user', ...Object.keys(events[0])];
    const steps = order.flatMap((id) => parts.filter((part) => part.id === id));
    const approval = order.indexOf('approval');
    const condition = conditions[chosen['only-if'] ?? ''];
    const labelOf = (kind: Kind) => choices.get(kind)?.[chosen[kind] ?? ''];

    const mistakes = steps.flatMap(({ id, needs = [], needsApproval }, index): readonly (Line & { id: Kind })[] => {
      const name = texts.parts[id];
      const mistake = (text: string, action?: Action) => [{ id, text, tone: 'danger' as const, action }];
      if (choices.has(id) && !labelOf(id)) return mistake(texts.unset(name));
      const needed = id === 'only-if' && condition ? [condition.needs] : needs;
      const missing = needed.filter((field) => !supplied.includes(field));
      if (missing.length > 0) {
        const text = texts.missing(name, list(missing.map((field) => texts.fields[field])));
        return mistake(text, { label: texts.remove, change: { type: 'remove', id } });
      }
      if (!needsApproval || (approval >= 0 && approval < index)) return [];
      const label = approval < 0 ? texts.addApproval : texts.moveApproval;
      return mistake(texts.noApproval(name), { label, change: { type: 'place', id: 'approval', to: index } });
    });

    const users = texts.users[trigger];
    const at = Number(chosen.event ?? 0);
    const event = events[at] ?? events[0];
    const user = users[at] ?? '';
    const day = inDays(event.day ?? 0);
    const software = event.software ? texts.software[event.software] : '';
    const price = money(event.price ?? 0);
    const recipients: Readonly<Record<string, string>> = { user, team: texts.channel };
    const [refused, refusedBy] = refusals[trigger];

    const outcomeOf = (kind: Kind): Line => {
      const label = labelOf(kind) ?? '';
      if (kind === 'only-if')
        return condition?.isMet(event)
          ? { text: texts.goesOn(label), tone: 'success' }
          : { text: texts.ends(label), tone: 'danger' };
      if (kind === 'approval')
        return at === refused && chosen[kind] === refusedBy
          ? { text: texts.refused(label), tone: 'danger' }
          : { text: texts.agreed(label), tone: 'info' };
      const happens = {
        account: texts.account(user),
        buy: texts.buy(software, user, price),
        lock: texts.lock(user, day),
        ticket: texts.ticket(user, label),
        message: texts.message(recipients[chosen.message ?? ''] ?? label),
      };
      return { text: happens[kind], tone: 'success' };
    };
    const outcomes = steps.map(({ id }) => ({ id, ...outcomeOf(id) }));
    const end = outcomes.findIndex(({ tone }) => tone === 'danger');
    const lines = outcomes.map(
      (outcome, index): Line =>
        end >= 0 && index > end ? { text: texts.unreached(texts.parts[outcome.id]), tone: 'neutral' } : outcome,
    );

    const about = texts.about(user, texts.departments[event.department], software ? `${software}, ${price}` : day);
    const tabs = users.map((label, index) => ({ id: `${index}`, label }));
    const isReady = mistakes.length === 0 && steps.length > 0;
    const summary = texts.mistakes(mistakes.length);
    return {
      fields: [{ id: 'trigger', label: texts.startsWhen, value: trigger, options: optionsOf(texts.triggers) }],
      heads: [texts.steps, ''],
      rows: steps.map(({ id, icon }, index) => {
        const title = texts.parts[id];
        const options = optionsOf(choices.get(id) ?? {});
        const choice = { id, label: title, options, value: chosen[id] ?? '', empty: texts.choose };
        const problem = mistakes.some((mistake) => mistake.id === id) ? texts.hasMistake : undefined;
        return { id, icon, title: `${index + 1}. ${title}`, choice: choices.has(id) ? choice : undefined, problem };
      }),
      additions: {
        label: texts.addStep,
        rows: parts.filter(({ id }) => !order.includes(id)).map((part) => ({ ...part, title: texts.parts[part.id] })),
      },
      result: isReady
        ? {
            title: texts.dryRun,
            mark: { text: summary, tone: 'success' },
            note: texts.nothingDone,
            tabs: { id: 'event', label: texts.events, value: `${at}`, options: tabs },
            lines: [{ text: about }, ...lines],
          }
        : { title: texts.checks, mark: { text: summary, tone: 'danger' }, lines: mistakes, none: texts.empty },
      announcement: summary,
      explored: isReady,
    };
  };
};

/** The screen of Workflow Builder: steps that are checked and tried before they run. */
export default boardPage('workflow-automation', { start, viewIn, rows: 'move' });
