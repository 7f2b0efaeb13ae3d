import { type ServiceId, serviceIds, services } from './services';

/** Condition of a service. */
export type State = 'up' | 'slow' | 'down';

/** States reported by the services; a missing one is up. */
export type Signals = Partial<Readonly<Record<ServiceId, State>>>;

export interface Condition {
  readonly state: State;
  /** Root cause, possibly the service itself; undefined while it is up. */
  readonly root?: ServiceId;
  /** Dependency that propagates the outage; undefined if the service is the root cause. */
  readonly through?: ServiceId;
}

const severity: Readonly<Record<State, number>> = { up: 0, slow: 1, down: 2 };

/** Effect of a dependency's state by the kind of dependency. */
const passedOn: Readonly<Record<'must' | 'should', Readonly<Record<State, State>>>> = {
  must: { up: 'up', slow: 'slow', down: 'down' },
  should: { up: 'up', slow: 'up', down: 'slow' },
};

/**
 * Returns a function for the condition of a service: the worst of its own report and of the states propagated by its
 * dependencies.
 */
export const impactOf = (signals: Signals): ((id: ServiceId) => Condition) => {
  const known = new Map<ServiceId, Condition>();
  const conditionOf = (id: ServiceId): Condition => {
    const before = known.get(id);
    if (before) return before;
    const own = signals[id] ?? 'up';
    let worst: Condition = own === 'up' ? { state: own } : { state: own, root: id };
    for (const needed of serviceIds) {
      const kind = services[id].needs[needed];
      if (!kind) continue;
      const { state, root } = conditionOf(needed);
      const felt = passedOn[kind][state];
      // Its own outage takes precedence at equal severity, since it can be repaired here.
      if (severity[felt] > severity[worst.state]) worst = { state: felt, root, through: needed };
    }
    known.set(id, worst);
    return worst;
  };
  return conditionOf;
};
