import type { ReactNode } from 'react';
import { usePortalTexts } from '../texts/provider';

interface AnswerSectionProps {
  /** Questions of the team, visible while the form is filled in. */
  questions: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** Renders the feedback section of a screen. */
export function AnswerSection({ questions, children }: AnswerSectionProps) {
  const texts = usePortalTexts('solution');
  return (
    <section aria-labelledby="answer" className="solution-answer">
      <div className="solution-questions">
        <h2 id="answer">{texts.feedback}</h2>
        <p>{texts.questions}</p>
        <ul className="questions">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}
