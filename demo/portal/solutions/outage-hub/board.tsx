import { useId } from 'react';
import { usePortalTexts } from '../../texts/provider';
import { type Situation, situationAt } from './incidents';
import { LAST_STEP, STEP } from './sample-hour';
import { type ServiceId, serviceIds, services } from './services';
import { StateMark } from './state-mark';

const hour = Array.from({ length: LAST_STEP + 1 }, (_, step) => situationAt(step * STEP));

const groups = [
  { title: 'rented', ids: serviceIds.filter((id) => services[id].isRented) },
  { title: 'own', ids: serviceIds.filter((id) => !services[id].isRented) },
] as const;

/** Renders every service with its state, the cause, and its history during the hour. */
export function Board({ situation }: { situation: Situation }) {
  const { prototype: texts } = usePortalTexts('outage-hub');
  const id = useId();
  return (
    <div className="outage-board">
      {groups.map(({ title, ids }, index) => (
        <section key={title} aria-labelledby={`${id}-${index}`}>
          <h3 id={`${id}-${index}`} className="small">
            {texts[title]}
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
  const { prototype: texts } = usePortalTexts('outage-hub');
  const { state, through } = situation.conditionOf(id);
  return (
    <li className="outage-row">
      <StateMark state={state} />
      <span className="outage-name">{texts.services[id]}</span>
      <span className="outage-reason">{through && texts.needs(texts.services[through])}</span>
      <span className="outage-state" data-state={state}>
        {texts.states[state]}
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
