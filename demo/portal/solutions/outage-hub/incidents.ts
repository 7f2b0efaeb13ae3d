import { type Condition, impactOf, type State } from './impact';
import { STEP, signalsAt, type Ticket, tickets } from './sample-hour';
import { type ServiceId, serviceIds, services } from './services';

export interface Incident {
  /** Service of the root cause. */
  readonly root: ServiceId;
  /** Minute of the first report. */
  readonly since: number;
  readonly state: State;
  /** Minute of the last state change. */
  readonly changed: number;
  /** Affected own services. */
  readonly affected: readonly ServiceId[];
  /** Tickets caused by it so far. */
  readonly tickets: readonly Ticket[];
}

export interface Situation {
  readonly minute: number;
  readonly conditionOf: (id: ServiceId) => Condition;
  /** Ordered by start; resolved ones stay. */
  readonly incidents: readonly Incident[];
  /** Tickets about services that were up when they were opened. */
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

/** Returns the state of the sample hour at a minute: conditions, causes, and tickets by incident. */
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
