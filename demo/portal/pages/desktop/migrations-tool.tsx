import { Button } from '@gatehouse/ui/kit';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ProgressBar } from '../../layout/progress-bar';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { standing, stepsIn, stepTo } from './migration';

/** Renders the sample migration with buttons to finish a step and to take it back. */
export function MigrationsTool() {
  const { migrations: texts } = usePortalTexts('desktop').prototype;
  const { locale } = usePortalLanguage();
  const [done, setDone] = useState(2);
  const steps = stepsIn(texts, locale);
  return (
    <div className="tool-stack">
      <div>
        <p className="tool-name">{texts.title}</p>
        <p role="status" className="small">
          {standing(done, steps, texts)}
        </p>
      </div>
      <ProgressBar max={steps.length} value={done} aria-label={texts.stepsDone} />
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
          disabledReason={done === steps.length ? texts.allDone : undefined}
          onClick={() => setDone(stepTo(done, 1, steps.length))}
        >
          {texts.finish}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabledReason={done === 0 ? texts.noneDone : undefined}
          onClick={() => setDone(stepTo(done, -1, steps.length))}
        >
          {texts.undo}
        </Button>
      </div>
    </div>
  );
}
