import type { PrototypeTexts } from '../../texts/prototype-texts';
import type { State } from './impact';
import type { Incident, Situation } from './incidents';
import { clock } from './sample-hour';
import { type ServiceId, serviceIds, services } from './services';

type Texts = PrototypeTexts<'outage-hub'>;

/** Minutes until the next message, by severity. */
const nextUpdate: Readonly<Record<State, number>> = { down: 30, slow: 60, up: 0 };

const own = serviceIds.filter((id) => !services[id].isRented);

/** Returns the message to the company's employees about one incident, as sent at that minute. */
export const messageFor = (
  { root, state, since, changed, affected }: Incident,
  { minute, conditionOf }: Situation,
  texts: Texts,
  locale: string,
): string => {
  const { messages } = texts;
  const name = texts.services[root];
  const at = (when: number) => clock(when, locale);
  if (state === 'up') return messages.over(name, at(changed), at(since));

  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const about = (ids: readonly ServiceId[], textOf: (names: string, count: number) => string) =>
    ids.length > 0 ? [textOf(list.format(ids.map((id) => texts.services[id])), ids.length)] : [];
  return [
    messages[state](name, at(changed)),
    ...about(
      affected.filter((id) => conditionOf(id).state === 'down'),
      messages.stopped,
    ),
    ...about(
      affected.filter((id) => conditionOf(id).state === 'slow'),
      messages.slowed,
    ),
    ...about(
      own.filter((id) => conditionOf(id).state === 'up'),
      messages.fine,
    ),
    messages.known,
    messages.next(at(minute + nextUpdate[state])),
  ].join(' ');
};

/** Returns the announcement of a step of the hour. */
export const headlineOf = ({ conditionOf, incidents }: Situation, texts: Texts, locale: string): string => {
  const causes = incidents.flatMap(({ root, state }) =>
    state === 'up' ? [] : [texts.causes[state](texts.services[root])],
  );
  if (causes.length === 0) return incidents.length === 0 ? texts.allUp : texts.upAgain;
  const feel = own.filter((id) => conditionOf(id).state !== 'up').length;
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  return `${list.format(causes)}. ${texts.feel(feel, own.length)}`;
};

/** Returns the effect of acknowledging an incident at a minute, as far as known now. */
export const acknowledgementOf = ({ since, tickets }: Incident, at: number, texts: Texts, locale: string) => {
  const later = tickets.filter((ticket) => ticket.at > at).length;
  const answered = tickets.length - later;
  const time = clock(at, locale);
  const before = answered === 0 ? texts.answersNone : texts.answers(answered);
  return {
    title: at === since ? texts.acknowledgedFirst(time) : texts.acknowledgedAfter(time, at - since),
    text: later === 0 ? before : `${before} ${texts.later(later)}`,
  };
};
