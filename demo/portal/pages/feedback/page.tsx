import { TextField } from '@gatehouse/ui/kit';
import { object } from 'zod/mini';
import { GeneralFeedback } from '../../../research/feedback/forms';
import { SentBefore } from '../../feedback/earlier-rows';
import { OpenQuestion, ratingText } from '../../feedback/form-fields';
import { ScaleField, useRatingMarks } from '../../feedback/scale-field';
import { SubmissionForm } from '../../feedback/submission-form';
import { PageHead } from '../../screens/prose';
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
        <ScaleField name="Rating" label={texts.rating} marks={marks} />
        <div className="grid items-end gap-x-8 gap-y-7 @lg:grid-cols-2">
          <OpenQuestion name="Ideas" label={texts.ideas} />
          <OpenQuestion name="Vendors" label={texts.vendors} />
        </div>
        <TextField name="Meeting" label={texts.meeting} hint={texts.meetingHint} optional autoComplete="off" />
        <SentBefore kind="general" />
      </SubmissionForm>
    </div>
  );
}
