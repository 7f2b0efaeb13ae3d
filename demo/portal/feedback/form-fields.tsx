import { RadioGroupField, TextareaField, type TextareaFieldProps } from '@gatehouse/ui/kit';
import { pipe, string, transform } from 'zod/mini';
import { MAX_TEXT_LENGTH, rating } from '../../research/feedback/fields';
import { usePortalTexts } from '../texts/provider';

/** Schema of a rating in a form: radio buttons have text values. */
export const ratingText = pipe(
  pipe(
    string({ error: 'Choose a rating from 1 to 5.' }),
    transform((value) => (value === '' ? Number.NaN : Number(value))),
  ),
  rating,
);

/** Renders an optional question that is answered with a text. */
export function OpenQuestion(props: TextareaFieldProps) {
  return <TextareaField optional limit={MAX_TEXT_LENGTH} {...props} />;
}

/** Renders an optional question that is answered with one of the values that the specification stores. */
export function YesNoQuestion({ name, label }: { name: string; label: string }) {
  const { yes, no, notSure } = usePortalTexts('shell');
  const options = [
    { value: 'Yes', label: yes },
    { value: 'No', label: no },
    { value: 'N/A', label: notSure },
  ];
  return <RadioGroupField name={name} label={label} options={options} layout="inline" optional />;
}

interface TeamQuestionsProps {
  questions: readonly string[];
  className: string;
}

/** Renders the questions of the team beside a form, with its heading. */
export function TeamQuestions({ questions, className }: TeamQuestionsProps) {
  const texts = usePortalTexts('solution');
  return (
    <div className={`grid gap-3 ${className}`}>
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
  );
}
