import { Button, TextareaField, TextField } from '@gatehouse/ui/kit';
import { Link } from 'wouter';
import { object } from 'zod/mini';
import { LONGEST_TEXT } from '../../../research/feedback/fields';
import { GeneralFeedback } from '../../../research/feedback/general';
import { ratingText } from '../../feedback/form-fields';
import { ratingMarks, ScaleField } from '../../feedback/scale-field';
import { SubmissionForm } from '../../feedback/submission-form';

const { Ideas, Vendors, Meeting } = GeneralFeedback.shape;
const FeedbackForm = object({ Rating: ratingText, Ideas, Vendors, Meeting });
const empty = { Rating: '', Ideas: '', Vendors: '', Meeting: '' };

/** General feedback: the form, then the confirmation. */
export default function FeedbackPage() {
  return (
    <div className="screen sheet">
      <header className="page-head">
        <h1 tabIndex={-1}>Feedback</h1>
        <p className="lead">What works, what is missing, and who you compare us with. Two minutes are enough.</p>
      </header>
      <SubmissionForm
        kind="general"
        label="Feedback"
        schema={FeedbackForm}
        empty={empty}
        submit="Send feedback"
        afterwards="Thank you. The research team reads every answer."
        again="Send another"
        onwards={
          <Button asChild>
            <Link href="/">Back to Home</Link>
          </Button>
        }
      >
        <ScaleField name="Rating" label="Rating" hint="How useful is what you have seen so far?" marks={ratingMarks} />
        <TextareaField
          name="Ideas"
          label="Ideas"
          hint="What should we build, change or leave out?"
          optional
          rows={6}
          limit={LONGEST_TEXT}
        />
        <TextareaField
          name="Vendors"
          label="Vendors"
          hint="Who do you use for this today, or compare us with?"
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
    </div>
  );
}
