import type { ReactNode } from 'react';

interface AnswerSectionProps {
  /** The feedback to collect. */
  questions: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** The feedback section of a screen, beside links to its background. */
export function AnswerSection({ questions, children }: AnswerSectionProps) {
  return (
    <section aria-labelledby="answer" className="solution-answer">
      <div className="solution-questions">
        <h2 id="answer">Your answer</h2>
        <p>What we would like to know from you:</p>
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
