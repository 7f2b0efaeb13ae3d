import { Button, VisuallyHidden } from '@gatehouse/ui/kit';
import { ArrowRight } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { PrototypeProps } from '../content';
import { AnswerTrail } from './answer-trail';
import { CauseList } from './cause-list';
import { beliefsAfter, leading, nextQuestion, ruledOut, type Step } from './diagnosis';
import type { Answer, Guide } from './guide';
import { mailGuide } from './mail-guide';
import { Outcome } from './outcome';
import './prototype.css';
import { percent, recordOf } from './record';
import { signInGuide } from './sign-in-guide';
import { wifiGuide } from './wifi-guide';

const guides: readonly Guide[] = [wifiGuide, mailGuide, signInGuide];

const sayBeliefs = (guide: Guide, steps: readonly Step[]) => {
  const first = leading(beliefsAfter(guide, steps));
  const gone = ruledOut(guide, steps).filter(({ by }) => by === steps.length);
  const out = gone.length > 0 ? ` Ruled out: ${gone.map(({ cause }) => cause.name).join('; ')}.` : '';
  return first ? `Most likely: ${first.cause.name}, ${percent(first.likelihood)}.${out}` : '';
};

/** Leads by questions to the cause of a problem and keeps the record of what was ruled out. */
export function TroubleshootingPrototype({ onExplored }: PrototypeProps) {
  const [guide, setGuide] = useState<Guide>();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const moved = useRef(false);
  // What was pressed goes away with the answer; the focus goes on to what comes next.
  const headingRef = useCallback((heading: HTMLHeadingElement | null) => {
    if (moved.current) heading?.focus();
  }, []);

  const go = (to: Guide | undefined, after: readonly Step[]) => {
    moved.current = true;
    setGuide(to);
    setSteps(after);
    if (to && !nextQuestion(to, after)) onExplored();
  };

  if (!guide) {
    return (
      <div className="prototype prototype-inset trouble">
        <VisuallyHidden role="status" />
        <h3 tabIndex={-1} ref={headingRef}>
          What is wrong?
        </h3>
        <ul className="trouble-guides">
          {guides.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => go(one, [])}>
                <span className="trouble-guide-title">{one.title}</span>
                <span className="trouble-small">
                  {one.causes.length} causes, up to {one.questions.length} questions
                </span>
                <ArrowRight aria-hidden className="flips" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  }

  const beliefs = beliefsAfter(guide, steps);
  const out = ruledOut(guide, steps);
  const question = nextQuestion(guide, steps);
  const first = leading(beliefs);
  const say = (answer: Answer | undefined) => question && go(guide, [...steps, { question, answer }]);

  return (
    <div className="prototype prototype-inset trouble">
      <VisuallyHidden role="status">{sayBeliefs(guide, steps)}</VisuallyHidden>
      <div className="trouble-head">
        <p>{guide.title}</p>
        {question && (
          <Button variant="link" size="sm" onClick={() => go(undefined, [])}>
            Another problem
          </Button>
        )}
      </div>
      <div className="trouble-columns">
        <div className="trouble-way">
          {question ? (
            <div className="trouble-question" key={question.id}>
              <p className="trouble-small">Question {steps.length + 1}</p>
              <h3 tabIndex={-1} ref={headingRef}>
                {question.text}
              </h3>
              <div className="trouble-answers">
                {question.answers.map((answer) => (
                  <Button key={answer.text} variant="secondary" onClick={() => say(answer)}>
                    {answer.text}
                  </Button>
                ))}
                <Button variant="ghost" onClick={() => say(undefined)}>
                  Not sure
                </Button>
              </div>
            </div>
          ) : (
            first && (
              <Outcome
                first={first}
                record={recordOf(guide, steps)}
                headingRef={headingRef}
                onRestart={() => go(undefined, [])}
              />
            )
          )}
        </div>
        <div className="trouble-side">
          <CauseList beliefs={beliefs} out={out} />
          <AnswerTrail steps={steps} out={out} onChange={(index) => go(guide, steps.slice(0, index))} />
        </div>
      </div>
    </div>
  );
}
