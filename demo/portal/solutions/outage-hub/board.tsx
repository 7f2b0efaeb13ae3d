import { useId } from 'react';
import { type Situation, situationAt } from './incidents';
import { LAST_STEP, STEP } from './sample-hour';
import { type ServiceId, serviceIds, services } from './services';
import { StateMark, stateWords } from './state-mark';

const hour = Array.from({ length: LAST_STEP + 1 }, (_, step) => situationAt(step * STEP));

const groups = [
  { title: 'You rent', ids: serviceIds.filter((id) => services[id].isRented) },
  { title: 'Your own', ids: serviceIds.filter((id) => !services[id].isRented) },
];

/** Every service with its state, where that comes from, and how the hour went for it so far. */
export function Board({ situation }: { situation: Situation }) {
  const id = useId();
  return (
    <div className="outage-board">
      {groups.map(({ title, ids }, index) => (
        <section key={title} aria-labelledby={`${id}-${index}`}>
          <h3 id={`${id}-${index}`} className="small">
            {title}
          </h3>
          <ul>
            {ids.map((service) => (
              <Row key={service} id={service} situation={situation} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ id, situation }: { id: ServiceId; situation: Situation }) {
  const { state, through } = situation.conditionOf(id);
  return (
    <li className="outage-row">
      <StateMark state={state} />
      <span className="outage-name">{services[id].name}</span>
      <span className="outage-reason">{through && `needs ${services[through].name}`}</span>
      <span className="outage-state" data-state={state}>
        {stateWords[state]}
      </span>
      <span className="outage-strip" aria-hidden>
        {hour.map(({ minute, conditionOf }) => (
          <span
            key={minute}
            data-state={minute > situation.minute ? undefined : conditionOf(id).state}
            data-now={minute === situation.minute}
          />
        ))}
      </span>
    </li>
  );
}
