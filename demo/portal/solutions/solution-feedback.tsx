import { Button, RadioGroupField, TextareaField, TextField } from '@gatehouse/ui/kit';
import { Link } from 'wouter';
import { object } from 'zod/mini';
import { LONGEST_TEXT } from '../../research/feedback/fields';
import { SolutionFeedback as SolutionSchema } from '../../research/feedback/solution';
import { type SolutionId, solutionNames } from '../../research/solutions';
import { ratingText, yesNoChoices } from '../feedback/form-fields';
import { ratingMarks, ScaleField } from '../feedback/scale-field';
import { SubmissionForm } from '../feedback/submission-form';

const { Challenges, Describe, Paying, Vendors, Thoughts, Meeting } = SolutionSchema.shape;
const SolutionForm = object({ Rating: ratingText, Challenges, Describe, Paying, Vendors, Thoughts, Meeting });
const empty = { Rating: '', Challenges: '', Describe: '', Paying: '', Vendors: '', Thoughts: '', Meeting: '' } as const;

interface SolutionFeedbackProps {
  id: SolutionId;
  onSent: () => void;
}

/** What a client thinks of one solution. */
export function SolutionFeedback({ id, onSent }: SolutionFeedbackProps) {
  const name = solutionNames[id];
  return (
    <SubmissionForm
      kind="solution"
      topic={id}
      label={`Feedback about ${name}`}
      schema={SolutionForm}
      empty={empty}
      toFeedback={(feedback) => ({ ...feedback, Solution: name })}
      submit="Send feedback"
      afterwards={`Thank you. The people who work on ${name} read it this week.`}
      again="Send another"
      onwards={
        <Button asChild>
          <Link href="/solutions">All solutions</Link>
        </Button>
      }
      onSent={onSent}
    >
      <ScaleField name="Rating" label="Rating" hint="How useful would this be for you?" marks={ratingMarks} />
      <RadioGroupField
        name="Challenges"
        label="Do you have this problem today?"
        options={yesNoChoices}
        layout="inline"
        optional
      />
      <TextareaField
        name="Describe"
        label="Describe it"
        hint="How do you deal with it now, and what does that cost you?"
        optional
        limit={LONGEST_TEXT}
      />
      <RadioGroupField
        name="Paying"
        label="Do you pay for a product that does this?"
        options={yesNoChoices}
        layout="inline"
        optional
      />
      <TextareaField
        name="Vendors"
        label="Vendors"
        hint="Which ones do you use, or have you tried?"
        optional
        rows={2}
        limit={LONGEST_TEXT}
      />
      <TextareaField
        name="Thoughts"
        label="Thoughts"
        hint="What is missing, what is wrong, what should we keep?"
        optional
        limit={LONGEST_TEXT}
      />
      <TextField
        name="Meeting"
        label="Meeting"
        hint="Tell us when it suits you, or leave this empty if you do not want one."
        optional
        autoComplete="off"
      />
    </SubmissionForm>
  );
}
