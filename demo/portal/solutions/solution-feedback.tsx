import { Button, RadioGroupField, TextareaField, TextField } from '@gatehouse/ui/kit';
import { Link } from 'wouter';
import { object } from 'zod/mini';
import { MAX_TEXT_LENGTH } from '../../research/feedback/fields';
import { SolutionFeedback as SolutionSchema } from '../../research/feedback/solution';
import { type SolutionId, solutionNames } from '../../research/solutions';
import { ratingText, useYesNoChoices } from '../feedback/form-fields';
import { ScaleField, useRatingMarks } from '../feedback/scale-field';
import { SentBefore } from '../feedback/sent-before';
import { SubmissionForm } from '../feedback/submission-form';
import { Unfolding } from '../feedback/unfolding';
import { usePortalTexts } from '../texts/provider';

const { Challenges, Describe, Paying, Vendors, Thoughts, Meeting } = SolutionSchema.shape;
const SolutionForm = object({ Rating: ratingText, Challenges, Describe, Paying, Vendors, Thoughts, Meeting });
const empty = { Rating: '', Challenges: '', Describe: '', Paying: '', Vendors: '', Thoughts: '', Meeting: '' } as const;

interface SolutionFeedbackProps {
  id: SolutionId;
  /** Questions of the team, visible while the form is filled in where there is space for them. */
  questions: readonly string[];
  onSent: () => void;
}

/** Renders the questions of the team, and the form: the rating, and the rest, which expands. */
export function SolutionFeedback({ id, questions, onSent }: SolutionFeedbackProps) {
  const { solutions } = usePortalTexts('shell');
  const texts = usePortalTexts('solution');
  const shared = usePortalTexts('feedback');
  const marks = useRatingMarks();
  const choices = useYesNoChoices();
  const name = solutions[id];
  return (
    <section
      aria-labelledby="answer"
      className="grid gap-4 [&_form]:p-5 [@media(min-height:50rem)]:@md:[&_:is(input,textarea,button)]:scroll-mt-80"
    >
      <div className="z-2 grid gap-3 bg-background pb-3 [@media(min-height:50rem)]:@md:sticky [@media(min-height:50rem)]:@md:top-16">
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
      <SubmissionForm
        kind="solution"
        topic={id}
        label={texts.form(name)}
        schema={SolutionForm}
        empty={empty}
        // Stored under its English name, in every language.
        toFeedback={(feedback) => ({ ...feedback, Solution: solutionNames[id] })}
        submit={shared.send}
        afterwards={texts.afterwards(name)}
        again={shared.another}
        onwards={
          <Button asChild>
            <Link href="/solutions">{texts.allSolutions}</Link>
          </Button>
        }
        onSent={onSent}
      >
        <ScaleField name="Rating" label={shared.rating} hint={texts.ratingHint} marks={marks} />
        <Unfolding>
          <RadioGroupField name="Challenges" label={texts.challenges} options={choices} layout="inline" optional />
          <TextareaField
            name="Describe"
            label={texts.describe}
            hint={texts.describeHint}
            optional
            rows={3}
            limit={MAX_TEXT_LENGTH}
          />
          <RadioGroupField name="Paying" label={texts.paying} options={choices} layout="inline" optional />
          <TextareaField
            name="Vendors"
            label={texts.vendors}
            hint={texts.vendorsHint}
            optional
            rows={2}
            limit={MAX_TEXT_LENGTH}
          />
          <TextareaField
            name="Thoughts"
            label={texts.thoughts}
            hint={texts.thoughtsHint}
            optional
            rows={3}
            limit={MAX_TEXT_LENGTH}
          />
          <TextField name="Meeting" label={shared.meeting} hint={shared.meetingHint} optional autoComplete="off" />
        </Unfolding>
        <SentBefore kind="solution" isOfForm={({ Solution }) => Solution === solutionNames[id]} />
      </SubmissionForm>
    </section>
  );
}
