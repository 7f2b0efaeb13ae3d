import { type PlayerState, startState } from '../players/state';
import type { Mark, Result, Span, TimelineView, Tone } from '../players/view';
import type { PrototypeTexts } from '../texts/english';
import { formatsIn } from './formats';
import { timelinePage } from './pages';

type Texts = PrototypeTexts<'outage-hub'>;
type State = keyof Texts['states'];
type Cause = keyof Texts['rented'];
type ServiceId = Cause | keyof Texts['own'];

const STEP = 5;
const STEPS = 13;
/** Steps until the next message. */
const NEXT = 6;

const letters: Readonly<Record<string, State>> = { s: 'slow', d: 'down' };

/** States over the sample hour, a letter per step: slow, down, or up; and what the service depends on. */
const service = <Id extends ServiceId>(id: Id, steps: string, needs: readonly Cause[] = []) => ({
  id,
  states: [...steps].map((letter): State => letters[letter] ?? 'up'),
  needs,
});

const services = [
  service('identity', '.sdddddss....'),
  service('line', '....sssssss..'),
  service('mail', '.............'),
  service('vpn', '.sdddddssss..', ['identity', 'line']),
  service('intranet', '.sdddddss....', ['identity']),
  service('desk', '.sdddddss....', ['identity']),
  service('files', '..sssss......', ['identity']),
  service('payroll', '.sdddddssss..', ['identity', 'line']),
  service('phones', '....sssssss..', ['line']),
];
type Service = (typeof services)[number];

/** Tickets of the sample hour; one has no cause. */
const tickets: readonly { readonly id: keyof Texts['tickets']; readonly step: number; readonly cause?: Cause }[] = [
  { id: 'intranet', step: 2, cause: 'identity' },
  { id: 'vpn', step: 2, cause: 'identity' },
  { id: 'desk', step: 3, cause: 'identity' },
  { id: 'payroll', step: 3, cause: 'identity' },
  { id: 'phones', step: 5, cause: 'line' },
  { id: 'shop', step: 6 },
  { id: 'calls', step: 6, cause: 'line' },
  { id: 'late', step: 8, cause: 'identity' },
];

const tones: Readonly<Record<State, Tone>> = { up: 'success', slow: 'warning', down: 'danger' };
const causes: readonly Cause[] = ['identity', 'line'];
const isDependent = ({ needs }: Service): boolean => needs.length > 0;
const dependents = services.filter(isDependent);

const stateAt = (id: ServiceId, step: number): State => services.find((each) => each.id === id)?.states[step] ?? 'up';
const causeAt = ({ id, needs }: Service, step: number): Cause | undefined =>
  stateAt(id, step) === 'up' ? undefined : needs.find((need) => stateAt(need, step) !== 'up');
const sinceOf = (cause: Cause): number =>
  services.find(({ id }) => id === cause)?.states.findIndex((state) => state !== 'up') ?? 0;

const cellsOf = ({ states }: Service, at: number): readonly Span[] =>
  states.map((state, step) => ({ from: step + 0.1, to: step + 0.9, tone: step > at ? 'neutral' : tones[state] }));

export const start = startState({});

/** Returns the services at a step of the hour, with the incident, its tickets and the message about it. */
export const viewIn = (texts: Texts, locale: string) => {
  const { list, timeOfDay } = formatsIn(locale);
  const names: Readonly<Record<ServiceId, string>> = { ...texts.rented, ...texts.own };
  const clock = (step: number) => timeOfDay(9, step * STEP);
  const markOf = (state: State): Mark => ({ text: texts.states[state], tone: tones[state] });

  const headlineAt = (at: number): string => {
    const failing = causes.filter((cause) => stateAt(cause, at) !== 'up');
    if (failing.length === 0) return at > 0 ? texts.upAgain : texts.allUp;
    const affected = dependents.filter(({ id }) => stateAt(id, at) !== 'up');
    return `${list(failing.map((cause) => names[cause]))}: ${texts.feel(affected.length, dependents.length)}`;
  };
  const messageAt = (cause: Cause, at: number): string => {
    const { over, known, stopped, slowed, ...begins } = texts.messages;
    const state = stateAt(cause, at);
    if (state === 'up') return over(names[cause], clock(sinceOf(cause)));
    const affected = dependents.filter((each) => causeAt(each, at) === cause);
    const sentences = [stopped, slowed].flatMap((sentence, index) => {
      const ids = affected.filter(({ id }) => stateAt(id, at) === (index === 0 ? 'down' : 'slow'));
      return ids.length > 0 ? [sentence(list(ids.map(({ id }) => names[id])), ids.length)] : [];
    });
    return [begins[state](names[cause], clock(sinceOf(cause))), ...sentences, known(clock(at + NEXT))].join(' ');
  };
  const incidentAt = (cause: Cause, at: number, sentAt: number | undefined): Partial<Result> => {
    const state = stateAt(cause, at);
    const grouped = tickets.filter((ticket) => ticket.cause === cause && ticket.step <= at);
    const isSent = sentAt !== undefined && sentAt <= at;
    const answered = grouped.filter(({ step }) => step <= (sentAt ?? 0)).length;
    return {
      mark: state === 'up' ? { text: texts.over, tone: 'success' } : markOf(state),
      note: texts.facts(clock(sinceOf(cause)), grouped.length),
      quote: { label: isSent ? texts.nextUpdate : texts.message, text: messageAt(cause, at) },
      ...(isSent
        ? {
            alert: {
              tone: 'success',
              title: texts.acknowledged(clock(sentAt), (sentAt - sinceOf(cause)) * STEP),
              text: texts.answers(answered, grouped.length - answered),
            },
          }
        : { actions: [{ label: texts.acknowledge, change: { type: 'choose', id: cause, option: `${at}` } }] }),
    };
  };

  return ({ at, chosen }: PlayerState): TimelineView => {
    const headline = headlineAt(at);
    const begun = causes.filter((cause) => sinceOf(cause) <= at);
    const shown =
      begun.find((cause) => cause === chosen.incident) ?? (chosen.incident === 'none' ? undefined : begun[0]);
    const sent = shown && chosen[shown];
    return {
      headline: { value: clock(at), text: headline },
      cursor: { label: texts.time, last: STEPS - 1, back: texts.back, forward: texts.forward },
      rows: services.map((each) => {
        const cause = causeAt(each, at);
        const mark = markOf(stateAt(each.id, at));
        return { id: each.id, title: names[each.id], note: cause && texts.needs(names[cause]), mark };
      }),
      groups: { identity: texts.external, vpn: texts.internal },
      lanes: Object.fromEntries(services.map((each) => [each.id, cellsOf(each, at)])),
      length: STEPS,
      ticks: [],
      result: {
        title: texts.incidents,
        tabs:
          begun.length > 0
            ? {
                id: 'incident',
                label: texts.incidents,
                value: shown ?? 'none',
                options: [...begun.map((id) => ({ id, label: names[id] })), { id: 'none', label: texts.others }],
              }
            : undefined,
        lines: tickets
          .filter(({ step, cause }) => step <= at && cause === shown)
          .map(({ id, step }) => ({ text: texts.tickets[id], figure: clock(step) })),
        none: begun.length === 0 ? texts.quiet : shown ? texts.noTickets : texts.allGrouped,
        ...(shown && incidentAt(shown, at, sent === undefined ? undefined : Number(sent))),
      },
      announcement: `${clock(at)}. ${headline}`,
      explored: causes.some((cause) => chosen[cause] !== undefined),
    };
  };
};

/** The screen of Outage Monitoring: an hour with two failures. */
export default timelinePage('outage-hub', { start, viewIn });
