import { locale } from '../../screens/locale';
import type { State } from './impact';
import type { Incident, Situation } from './incidents';
import { clock } from './sample-hour';
import { type ServiceId, serviceIds, services } from './services';

const list = new Intl.ListFormat(locale, { type: 'conjunction' });

const named = (ids: readonly ServiceId[]) => list.format(ids.map((id) => services[id].name));

const verb = (ids: readonly ServiceId[], one: string, more: string) => (ids.length === 1 ? one : more);

/** Minutes until people hear again, by how bad it is. */
const nextUpdate: Readonly<Record<State, number>> = { down: 30, slow: 60, up: 0 };

/** The message to the people of the company about one incident, as it would go out at that minute. */
export const messageFor = (incident: Incident, { minute, conditionOf }: Situation): string => {
  const { root, state, since, changed, affected } = incident;
  const name = services[root].name;
  if (state === 'up') {
    return `${name}: back to normal since ${clock(changed)}, after trouble that began at ${clock(since)}. If something still fails for you, sign out and in again, and tell us if that does not help.`;
  }
  const stopped = affected.filter((id) => conditionOf(id).state === 'down');
  const slowed = affected.filter((id) => conditionOf(id).state === 'slow');
  const well = serviceIds.filter((id) => !services[id].isRented && conditionOf(id).state === 'up');
  const sentences = [
    `${name}: ${state} since ${clock(changed)}.`,
    stopped.length > 0 && `${named(stopped)} ${verb(stopped, 'is', 'are')} not working.`,
    slowed.length > 0 && `${named(slowed)} ${verb(slowed, 'is', 'are')} working, but not as usual.`,
    well.length > 0 && `${named(well)} ${verb(well, 'is', 'are')} fine.`,
    'We know about it, so there is no need to report it.',
    `Next update at ${clock(minute + nextUpdate[state])}.`,
  ];
  return sentences.filter(Boolean).join(' ');
};

/** What a person hears on arriving at a step. */
export const headlineOf = ({ conditionOf, incidents }: Situation): string => {
  const open = incidents.filter(({ state }) => state !== 'up');
  if (open.length === 0) return incidents.length === 0 ? 'All services are up.' : 'All services are up again.';
  const own = serviceIds.filter((id) => !services[id].isRented);
  const feel = own.filter((id) => conditionOf(id).state !== 'up').length;
  const causes = open.map(({ root, state }) => `${services[root].name} ${state}`).join(', ');
  return `${causes}. ${feel} of your ${own.length} own services ${feel === 1 ? 'is' : 'are'} affected.`;
};

/** '1 ticket', '2 tickets'. */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** What the acknowledgement of an incident at a minute was worth, as far as is known now. */
export const acknowledgementOf = ({ since, tickets }: Incident, at: number) => {
  const later = tickets.filter((ticket) => ticket.at > at).length;
  const answered = tickets.length - later;
  const before = answered === 0 ? 'Nobody had written yet' : `One message answers ${count(answered, 'ticket')}`;
  return {
    title: `Acknowledged at ${clock(at)}, ${at === since ? 'at the first sign' : `after ${at - since} minutes`}`,
    text: later === 0 ? `${before}.` : `${before}. ${later} more ${later === 1 ? 'has' : 'have'} come in since.`,
  };
};
