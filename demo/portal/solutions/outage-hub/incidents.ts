import { type Condition, impactOf, type State } from './impact';
import { STEP, signalsAt, type Ticket, tickets } from './sample-hour';
import { type ServiceId, serviceIds, services } from './services';

export interface Incident {
  /** The service that is the root cause. */
  readonly root: ServiceId;
  /** Minute of the first sign. */
  readonly since: number;
  readonly state: State;
  /** Minute of the last change of its state. */
  readonly changed: number;
  /** Own services that feel it now. */
  readonly affected: readonly ServiceId[];
  /** Tickets that came in because of it so far. */
  readonly tickets: readonly Ticket[];
}

export interface Situation {
  readonly minute: number;
  readonly conditionOf: (id: ServiceId) => Condition;
  /** In the order in which they began; those that are over stay. */
  readonly incidents: readonly Incident[];
  /** Tickets about services that were well when they came in. */
  readonly otherTickets: readonly Ticket[];
}

const conditionsAt = (minute: number) => impactOf(signalsAt(minute));

/** Returns the incident of a ticket: that of its service when the ticket was opened. */
const rootOf = ({ at, service }: Ticket): ServiceId | undefined => conditionsAt(at)(service).root;

const historyOf = (root: ServiceId, minute: number) => {
  let [since, changed, state]: [number | undefined, number, State] = [undefined, 0, 'up'];
  for (let at = 0; at <= minute; at += STEP) {
    const now = signalsAt(at)[root] ?? 'up';
    if (now !== state) [changed, state] = [at, now];
    if (since === undefined && now !== 'up') since = at;
  }
  return { since, changed, state };
};

/** What is known at a minute of the sample hour: states, what they come from, and which tickets belong together. */
export const situationAt = (minute: number): Situation => {
  const conditionOf = conditionsAt(minute);
  const arrived = tickets.filter(({ at }) => at <= minute);
  const incidents = serviceIds.flatMap((root): readonly Incident[] => {
    const { since, changed, state } = historyOf(root, minute);
    if (since === undefined) return [];
    const affected = serviceIds.filter((id) => !services[id].isRented && conditionOf(id).root === root);
    const grouped = arrived.filter((ticket) => rootOf(ticket) === root);
    return [{ root, since, changed, state, affected, tickets: grouped }];
  });
  return {
    minute,
    conditionOf,
    incidents: incidents.sort((a, b) => a.since - b.since),
    otherTickets: arrived.filter((ticket) => rootOf(ticket) === undefined),
  };
};
