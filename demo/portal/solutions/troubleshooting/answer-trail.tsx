import { Button } from '@gatehouse/ui/kit';
import { useId } from 'react';
import { usePortalTexts } from '../../texts/provider';
import type { RuledOut, Step } from './diagnosis';
import { answerText } from './record';

interface AnswerTrailProps {
  steps: readonly Step[];
  out: readonly RuledOut[];
  /** Removes the answer at this index and those after it. */
  onChange: (index: number) => void;
}

/** Renders the answers so far with the causes that each ruled out; any of them can be changed. */
export function AnswerTrail({ steps, out, onChange }: AnswerTrailProps) {
  const { prototype: texts } = usePortalTexts('troubleshooting');
  const id = useId();
  if (steps.length === 0) return null;
  return (
    <section className="troubleshooting-trail" aria-labelledby={id}>
      <h4 id={id} className="troubleshooting-small">
        {texts.answers}
      </h4>
      <ol>
        {steps.map((step, index) => {
          const gone = out.filter(({ by }) => by === index + 1).map(({ cause }) => cause.name);
          return (
            <li key={step.question.id}>
              <div>
                <p className="troubleshooting-small">
                  {step.question.text} <strong>{answerText(step, texts)}</strong>
                </p>
                {gone.length > 0 && <p className="troubleshooting-small">{texts.ruledOut(gone.join('; '))}</p>}
              </div>
              <Button
                variant="link"
                size="sm"
                aria-label={texts.changeAnswer(index + 1, step.question.text)}
                onClick={() => onChange(index)}
              >
                {texts.change}
              </Button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
