import { Button } from '@gatehouse/ui/kit';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ProgressBar } from '../../layout/progress-bar';
import { standing, steps, stepTo } from './migration';

/** A move of mailboxes: one step ahead, or one back. */
export function MigrationsTool() {
  const [done, setDone] = useState(2);
  return (
    <div className="tool-stack">
      <div>
        <p className="tool-name">Mail to the new tenant</p>
        <p role="status" className="small">
          {standing(done)}
        </p>
      </div>
      <ProgressBar max={steps.length} value={done} aria-label="Steps done" />
      <ol className="tool-steps">
        {steps.map((step, index) => (
          <li key={step.name} data-done={index < done} aria-current={index === done ? 'step' : undefined}>
            <span className="tool-step-sign" aria-hidden>
              {index < done ? <Check /> : index + 1}
            </span>
            <div className="tool-main">
              <p>{step.name}</p>
              {index < done && <p className="small">{step.done}</p>}
            </div>
          </li>
        ))}
      </ol>
      <div className="tool-actions">
        <Button
          size="sm"
          disabledReason={done === steps.length ? 'Every step is done.' : undefined}
          onClick={() => setDone(stepTo(done, 1))}
        >
          Finish step
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabledReason={done === 0 ? 'No step is done yet.' : undefined}
          onClick={() => setDone(stepTo(done, -1))}
        >
          Take it back
        </Button>
      </div>
    </div>
  );
}
