import { Button, VisuallyHidden } from '@gatehouse/ui/kit';
import { ArrowRight } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { PrototypeProps } from '../content';
import { AnswerTrail } from './answer-trail';
import { CauseList } from './cause-list';
import { beliefsAfter, leading, nextQuestion, ruledOut, type Step } from './diagnosis';
import type { Guide } from './guide';
import { guidesIn } from './guides';
import { Outcome } from './outcome';
import './prototype.css';
import { percent, recordOf } from './record';

/** An answer; `undefined` when the user was not sure. */
interface GivenAnswer {
  readonly questionId: string;
  readonly answer: number | undefined;
}

const stepsOf = (guide: Guide, givenAnswers: readonly GivenAnswer[]): readonly Step[] =>
  givenAnswers.flatMap(({ questionId, answer }) => {
    const question = guide.questions.find(({ id }) => id === questionId);
    return question ? [{ question, answer: answer === undefined ? undefined : question.answers[answer] }] : [];
  });

/** Renders questions that lead to the cause of a problem, and records the ruled out ones. */
export function TroubleshootingPrototype({ onExplored }: PrototypeProps) {
  const { prototype: texts } = usePortalTexts('troubleshooting');
  const { locale } = usePortalLanguage();
  const guides = useMemo(() => guidesIn(texts), [texts]);
  const [guideId, setGuideId] = useState<string>();
  const [givenAnswers, setGivenAnswers] = useState<readonly GivenAnswer[]>([]);
  const guide = guides.find(({ id }) => id === guideId);
  const moved = useRef(false);
  // The pressed element is removed by the answer: the focus moves to the next step.
  const headingRef = useCallback((heading: HTMLHeadingElement | null) => {
    if (moved.current) heading?.focus();
  }, []);

  const go = (to: Guide | undefined, after: readonly GivenAnswer[]) => {
    moved.current = true;
    setGuideId(to?.id);
    setGivenAnswers(after);
    if (to && !nextQuestion(to, stepsOf(to, after))) onExplored();
  };

  if (!guide) {
    return (
      <div className="prototype prototype-inset troubleshooting">
        <VisuallyHidden role="status" />
        <h3 tabIndex={-1} ref={headingRef}>
          {texts.whatIsWrong}
        </h3>
        <ul className="troubleshooting-guides">
          {guides.map((option) => (
            <li key={option.id}>
              <button type="button" onClick={() => go(option, [])}>
                <span className="troubleshooting-guide-title">{option.title}</span>
                <span className="troubleshooting-small">
                  {texts.size(option.causes.length, option.questions.length)}
                </span>
                <ArrowRight aria-hidden className="flips" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  }

  const steps = stepsOf(guide, givenAnswers);
  const beliefs = beliefsAfter(guide, steps);
  const out = ruledOut(guide, steps);
  const question = nextQuestion(guide, steps);
  const first = leading(beliefs);
  const answerWith = (answer: number | undefined) =>
    question && go(guide, [...givenAnswers, { questionId: question.id, answer }]);
  const gone = out.filter(({ by }) => by === steps.length).map(({ cause }) => cause.name);
  const announcement = [
    ...(first ? [texts.announceLikely(first.cause.name, percent(first.likelihood, texts, locale))] : []),
    ...(gone.length > 0 ? [texts.announceRuledOut(gone.join('; '))] : []),
  ].join(' ');

  return (
    <div className="prototype prototype-inset troubleshooting">
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div className="troubleshooting-head">
        <p>{guide.title}</p>
        {question && (
          <Button variant="link" size="sm" onClick={() => go(undefined, [])}>
            {texts.another}
          </Button>
        )}
      </div>
      <div className="troubleshooting-columns">
        <div className="troubleshooting-main">
          {question ? (
            <div className="troubleshooting-question" key={question.id}>
              <p className="troubleshooting-small">{texts.question(steps.length + 1)}</p>
              <h3 tabIndex={-1} ref={headingRef}>
                {question.text}
              </h3>
              <div className="troubleshooting-answers">
                {question.answers.map((answer, index) => (
                  <Button key={answer.text} variant="secondary" onClick={() => answerWith(index)}>
                    {answer.text}
                  </Button>
                ))}
                <Button variant="ghost" onClick={() => answerWith(undefined)}>
                  {texts.notSure}
                </Button>
              </div>
            </div>
          ) : (
            first && (
              <Outcome
                first={first}
                record={recordOf(guide, steps, texts, locale)}
                headingRef={headingRef}
                onRestart={() => go(undefined, [])}
              />
            )
          )}
        </div>
        <div className="troubleshooting-side">
          <CauseList beliefs={beliefs} out={out} />
          <AnswerTrail steps={steps} out={out} onChange={(index) => go(guide, givenAnswers.slice(0, index))} />
        </div>
      </div>
    </div>
  );
}
