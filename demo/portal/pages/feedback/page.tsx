import { TextareaField, TextField } from '@gatehouse/ui/kit';
import { object } from 'zod/mini';
import { MAX_TEXT_LENGTH } from '../../../research/feedback/fields';
import { GeneralFeedback } from '../../../research/feedback/general';
import { ratingText } from '../../feedback/form-fields';
import { ScaleField, useRatingMarks } from '../../feedback/scale-field';
import { SentBefore } from '../../feedback/sent-before';
import { SubmissionForm } from '../../feedback/submission-form';
import { PageHead } from '../../screens/page-head';
import { usePortalTexts } from '../../texts/provider';

const { Ideas, Vendors, Meeting } = GeneralFeedback.shape;
const FeedbackForm = object({ Rating: ratingText, Ideas, Vendors, Meeting });
const empty = { Rating: '', Ideas: '', Vendors: '', Meeting: '' };

/** Renders the general feedback form, then the confirmation. */
export default function FeedbackPage() {
  const { titles } = usePortalTexts('shell');
  const texts = usePortalTexts('feedback');
  const marks = useRatingMarks();
  return (
    <div className="@container grid gap-8">
      <PageHead title={titles['/feedback']} lead={texts.lead} />
      <SubmissionForm
        kind="general"
        label={texts.form}
        schema={FeedbackForm}
        empty={empty}
        submit={texts.send}
        afterwards={texts.afterwards}
        again={texts.another}
      >
        <ScaleField name="Rating" label={texts.rating} hint={texts.ratingHint} marks={marks} />
        <div className="grid gap-x-8 gap-y-7 @lg:grid-cols-2">
          <TextareaField name="Ideas" label={texts.ideas} hint={texts.ideasHint} optional limit={MAX_TEXT_LENGTH} />
          <TextareaField
            name="Vendors"
            label={texts.vendors}
            hint={texts.vendorsHint}
            optional
            limit={MAX_TEXT_LENGTH}
          />
        </div>
        <TextField name="Meeting" label={texts.meeting} hint={texts.meetingHint} optional autoComplete="off" />
        <SentBefore kind="general" />
      </SubmissionForm>
    </div>
  );
}
