import { Button, EmptyState, VisuallyHidden } from '@gatehouse/ui/kit';
import { Check, CircleSlash, Clock, FlaskConical, Minus } from 'lucide-react';
import { useState } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { dryRun, type Outcome } from './dry-run';
import type { Flow } from './flow';
import { titleOf } from './triggers';

interface DryRunPanelProps {
  flow: Flow;
  /** Number of errors; nothing runs while there are any. */
  mistakes: number;
  onBack: () => void;
  /** Announces a sentence to screen readers. */
  onAnnounce: (words: string) => void;
}

const signs = { happens: Check, waits: Clock, ends: CircleSlash, unreached: Minus };
/** Renders the effect on three sample events, step by step. */
export function DryRunPanel({ flow: { trigger, steps }, mistakes, onBack, onAnnounce }: DryRunPanelProps) {
  const { prototype: texts } = usePortalTexts('workflow-automation');
  const { locale } = usePortalLanguage();
  const [chosen, setChosen] = useState(0);
  const inShort = (outcomes: readonly Outcome[]) => {
    const end = outcomes.findIndex(({ state }) => state === 'ends');
    return end === -1 ? texts.goesThrough : texts.endsAt(end + 1);
  };
  if (mistakes > 0) {
    return (
      <EmptyState
        icon={<FlaskConical />}
        title={texts.notYet}
        description={texts.notYetText}
        action={
          <Button variant="secondary" size="sm" onClick={onBack}>
            {texts.seeChecks}
          </Button>
        }
      />
    );
  }
  const results = trigger.events.map((event) => ({
    title: titleOf(event, texts, locale),
    outcomes: dryRun(steps, event, texts, locale),
  }));
  return (
    <div className="workflow-dry">
      <ul className="workflow-events" aria-label={texts.events}>
        {results.map(({ title, outcomes }, index) => (
          <li key={title}>
            <button
              type="button"
              data-focus={index === 0 ? 'first-event' : undefined}
              aria-pressed={index === chosen}
              onClick={() => {
                setChosen(index);
                onAnnounce(texts.announcements.event(title, inShort(outcomes)));
              }}
            >
              <span className="workflow-event-title">{title}</span>
              <span className="workflow-note">{inShort(outcomes)}</span>
            </button>
          </li>
        ))}
      </ul>
      <ol className="workflow-outcomes" aria-label={texts.wouldHappen(results[chosen]?.title ?? '')}>
        {results[chosen]?.outcomes.map(({ step, state, text }) => {
          const Sign = signs[state];
          return (
            <li key={step.id} data-state={state}>
              <span className="workflow-sign">
                <Sign aria-hidden />
              </span>
              <p>
                <VisuallyHidden>{`${texts.states[state]}: `}</VisuallyHidden>
                <bdi>{text}</bdi>
              </p>
            </li>
          );
        })}
      </ol>
      <p className="workflow-note">{texts.nothingDone}</p>
    </div>
  );
}
