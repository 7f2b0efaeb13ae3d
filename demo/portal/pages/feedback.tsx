import { useIdentity, useUser } from '@gatehouse/ui';
import { useMemo, useState } from 'react';
import { createDraftStore } from '../feedback/draft';
import { FeedbackSent } from '../feedback/feedback-sent';
import { GeneralFeedbackForm } from '../feedback/general-feedback-form';

/** General feedback: the form, then the confirmation. */
export default function FeedbackPage() {
  const { environment } = useIdentity();
  const user = useUser();
  const [sent, setSent] = useState(false);
  const { id = '', tenantId = '' } = user ?? {};
  const draft = useMemo(() => createDraftStore(environment.local, { id, tenantId }), [environment, id, tenantId]);
  return (
    <div className="sheet">
      <header className="sheet-head">
        <h1 tabIndex={-1}>Feedback</h1>
        <p className="lead">What works, what is missing, and whom you compare us with. Two minutes are enough.</p>
      </header>
      <div role="status">{sent && <FeedbackSent onAnother={() => setSent(false)} />}</div>
      {!sent && (
        <GeneralFeedbackForm
          key={`${tenantId} ${id}`}
          draft={draft}
          email={user?.email ?? ''}
          onSent={() => setSent(true)}
        />
      )}
    </div>
  );
}
