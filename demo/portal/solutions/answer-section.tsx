import type { ReactNode } from 'react';

interface AnswerSectionProps {
  /** What is to be learned from the person. */
  questions: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** The part of a screen where a person answers, beside the questions that are behind it. */
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
