import type { ReactNode } from 'react';
import { usePortalTexts } from '../texts/provider';

interface AnswerSectionProps {
  /** Questions of the team, visible while the form is filled in. */
  questions: readonly string[];
  /** Puts the questions beside a long form. Default false: above it. */
  isWide?: boolean;
  /** The form. */
  children: ReactNode;
}

/** A focused field must not be hidden behind the questions; a low window has no space for them. */
const narrow =
  '[&_form]:p-5 [@media(min-height:50rem)]:@min-[50rem]:[&_:is(input,textarea,button)]:scroll-mt-80 [&>div]:[@media(min-height:50rem)]:@min-[50rem]:top-16 [&>div]:[@media(min-height:50rem)]:@min-[50rem]:sticky';
const wide =
  '@min-[50rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @min-[50rem]:gap-12 @min-[50rem]:[&>div]:sticky @min-[50rem]:[&>div]:top-22 @max-[50rem]:[&_form]:p-5';

/** Renders the feedback section of a screen. */
export function AnswerSection({ questions, isWide = false, children }: AnswerSectionProps) {
  const texts = usePortalTexts('solution');
  return (
    <section aria-labelledby="answer" className={`grid items-start gap-4 ${isWide ? wide : narrow}`}>
      <div className="z-2 grid gap-3 bg-background pb-3">
        <h2 id="answer" className="text-lg tracking-[-0.015em]">
          {texts.feedback}
        </h2>
        <p>{texts.questions}</p>
        <ul className="grid gap-3">
          {questions.map((question) => (
            <li key={question} className="border-s-2 border-accent ps-4 text-pretty">
              {question}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}
