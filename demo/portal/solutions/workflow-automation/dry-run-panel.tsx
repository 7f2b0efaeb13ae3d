import { Button, EmptyState, VisuallyHidden } from '@gatehouse/ui/kit';
import { Check, CircleSlash, Clock, FlaskConical, Minus } from 'lucide-react';
import { useState } from 'react';
import { dryRun, type Outcome } from './dry-run';
import type { Flow } from './flow';

interface DryRunPanelProps {
  flow: Flow;
  /** How many mistakes are left; nothing runs while there are any. */
  mistakes: number;
  onBack: () => void;
  /** Reads a sentence out. */
  onSay: (words: string) => void;
}

const signs = { happens: Check, waits: Clock, ends: CircleSlash, unreached: Minus };
const words = { happens: 'happens', waits: 'waits', ends: 'ends', unreached: 'not reached' };

const inShort = (outcomes: readonly Outcome[]) => {
  const end = outcomes.findIndex(({ state }) => state === 'ends');
  return end === -1 ? 'goes through' : `ends at step ${end + 1}`;
};

/** What would happen to three sample events, step by step. */
export function DryRunPanel({ flow: { trigger, steps }, mistakes, onBack, onSay }: DryRunPanelProps) {
  const [chosen, setChosen] = useState(0);
  if (mistakes > 0) {
    return (
      <EmptyState
        icon={<FlaskConical />}
        title="Not yet"
        description="A workflow with mistakes does not run, not even dry."
        action={
          <Button variant="secondary" size="sm" onClick={onBack}>
            See the checks
          </Button>
        }
      />
    );
  }
  const results = trigger.events.map((event) => ({ event, outcomes: dryRun(steps, event) }));
  return (
    <div className="workflow-dry">
      <ul className="workflow-events" aria-label="Sample events">
        {results.map(({ event, outcomes }, index) => (
          <li key={event.title}>
            <button
              type="button"
              data-focus={index === 0 ? 'first-event' : undefined}
              aria-pressed={index === chosen}
              onClick={() => {
                setChosen(index);
                onSay(`${event.title}: ${inShort(outcomes)}.`);
              }}
            >
              <span className="workflow-event-title">{event.title}</span>
              <span className="workflow-note">{inShort(outcomes)}</span>
            </button>
          </li>
        ))}
      </ul>
      <ol className="workflow-outcomes" aria-label={`What would happen: ${results[chosen]?.event.title}`}>
        {results[chosen]?.outcomes.map(({ step, state, text }) => {
          const Sign = signs[state];
          return (
            <li key={step.id} data-state={state}>
              <span className="workflow-sign">
                <Sign aria-hidden />
              </span>
              <p>
                <VisuallyHidden>{`${words[state]}: `}</VisuallyHidden>
                <bdi>{text}</bdi>
              </p>
            </li>
          );
        })}
      </ol>
      <p className="workflow-note">Nothing was bought, locked or sent. Approvals are answered by the sample.</p>
    </div>
  );
}
