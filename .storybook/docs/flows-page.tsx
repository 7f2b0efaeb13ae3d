import type { AnyFlow } from '@gatehouse/sdk/flows';
import { flows } from '../flow-list';

function Step({ name, flow }: { name: string; flow: AnyFlow }) {
  const { on = {}, after } = flow.steps[name] ?? {};
  const events = Object.keys(on);
  const isFirst = name === flow.initial;
  return (
    <li className="docs-step sb-unstyled" data-first={isFirst || undefined}>
      <strong>{name}</strong>
      {isFirst && ' (first)'}
      {events.length > 0 && (
        <p>
          {events.map((event, at) => (
            <span key={event}>
              {at > 0 && ', '}
              <code>{event}</code>
            </span>
          ))}
        </p>
      )}
      {after && <p>{after.ms === 0 ? 'Runs automatically' : `Continues after ${after.ms} ms`}</p>}
      {events.length === 0 && !after && <p>End</p>}
    </li>
  );
}

/** Renders every flow with its steps, read from the flow definitions. */
export function FlowsPage() {
  return flows.map(({ exported, flow }) => (
    <section key={exported}>
      <h2>{exported}</h2>
      <ol className="docs-flow sb-unstyled">
        {Object.keys(flow.steps).map((name) => (
          <Step key={name} name={name} flow={flow} />
        ))}
      </ol>
    </section>
  ));
}
