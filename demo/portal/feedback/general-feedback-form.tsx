import { Button, Form, SubmitButton, TextareaField, TextField } from '@gatehouse/ui/kit';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { LONGEST_TEXT } from '../../research/feedback';
import { GatewayError } from '../gateway-client';
import { useGateway } from '../gateway-context';
import { useUserSync } from '../user-sync';
import { type DraftStore, type DraftValues, emptyDraft } from './draft';
import type { DraftKeeper, DraftState } from './draft-keeper';
import { FeedbackForm } from './form-schema';
import { RatingField } from './rating-field';
import { SendProblem } from './send-problem';
import { useDraft } from './use-draft';

const draftNotes: Record<DraftState, string> = {
  empty: '',
  kept: 'Draft kept on this device',
  lost: 'Your browser does not keep drafts: send or copy your text before you leave.',
};

/** Notes every change of the form around it. */
function Noted({ keeper }: { keeper: DraftKeeper }) {
  const { subscribe } = useFormContext<DraftValues>();
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keeper.note(values) }),
    [subscribe, keeper],
  );
  return null;
}

interface GeneralFeedbackFormProps {
  draft: DraftStore;
  /** Who the feedback is from. */
  email: string;
  onSent: () => void;
}

/** Rating, ideas, vendors and the wish for a meeting. */
export function GeneralFeedbackForm({ draft, email, onSent }: GeneralFeedbackFormProps) {
  const gateway = useGateway();
  const sync = useUserSync();
  const { keeper, state } = useDraft(draft);
  const [problem, setProblem] = useState<GatewayError>();
  const [start] = useState(() => draft.read() ?? emptyDraft);

  return (
    <Form
      schema={FeedbackForm}
      defaultValues={start}
      className="feedback-form"
      aria-label="Feedback"
      onSubmit={async (feedback, form) => {
        setProblem(undefined);
        keeper.flush();
        try {
          if (sync.result === undefined) await sync.retry({ cancelRefetch: false });
          await gateway.sendGeneralFeedback(feedback, draft.keyFor(form.getValues()));
        } catch (error) {
          if (!(error instanceof GatewayError)) throw error;
          setProblem(error);
          for (const [name, message] of Object.entries(error.fields))
            if (name in emptyDraft) form.setError(name as keyof DraftValues, { type: 'server', message });
          return;
        }
        keeper.drop();
        onSent();
      }}
    >
      {(form) => (
        <>
          <Noted keeper={keeper} />
          <RatingField name="Rating" label="Rating" hint="How useful is what you have seen so far?" />
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
            hint="Whom do you use for this today, or compare us with?"
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
          <SendProblem problem={problem} onLeave={keeper.flush} />
          <div className="feedback-actions">
            <SubmitButton>Send feedback</SubmitButton>
            {state !== 'empty' && (
              <Button
                variant="ghost"
                onClick={() => {
                  form.reset(emptyDraft);
                  keeper.drop();
                  setProblem(undefined);
                }}
              >
                Clear
              </Button>
            )}
            <p className="feedback-note" role="status">
              {draftNotes[state]}
            </p>
          </div>
          <p className="feedback-from">Sent as {email}</p>
        </>
      )}
    </Form>
  );
}
