import { useIdentity, useUser } from '@gatehouse/ui';
import { Alert, Button, Skeleton, VisuallyHidden } from '@gatehouse/ui/kit';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { useClientRecord } from '../../client-record';
import { draftForms, removeDrafts, storedDrafts } from '../../feedback/stored-drafts';
import { usePortalTexts } from '../../texts/provider';
import { recordRows } from './record-rows';

function Record() {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('portal');
  const { tools, open } = usePortalTexts('desktop');
  const { steps } = usePortalTexts('solution');
  const { record, failed, retry } = useClientRecord();
  return (
    <div role="status">
      {record && (
        <dl className="stored-record">
          {recordRows(record, { ...texts, tools, open, steps, titles: shell.titles, solutions: shell.solutions }).map(
            ({ label, lines }) => (
              <div key={label}>
                <dt>{label}</dt>
                {(lines.length > 0 ? lines : [texts.notKnown]).map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            ),
          )}
        </dl>
      )}
      {!record && !failed && (
        <>
          <VisuallyHidden>{shell.loading}</VisuallyHidden>
          <Skeleton className="stored-skeleton" />
        </>
      )}
      {!record && failed && (
        <Alert
          tone="danger"
          title={texts.recordFailed}
          actions={
            <Button size="sm" variant="secondary" onClick={() => void retry()}>
              {shell.retry}
            </Button>
          }
        >
          {texts.recordFailedText}
        </Alert>
      )}
    </div>
  );
}

/** Renders the forms of which this device stores a draft; `onRemoved` runs when its button is removed. */
function Drafts({ onRemoved }: { onRemoved: () => void }) {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('portal');
  const forms = draftForms(shell, usePortalTexts('solution'));
  const { environment } = useIdentity();
  const user = useUser();
  const owner = { id: user?.id ?? '', tenantId: user?.tenantId ?? '' };
  const [isCleared, setIsCleared] = useState(false);
  const drafts = isCleared ? [] : storedDrafts(forms, environment.local, owner);
  return (
    <>
      {drafts.length > 0 && (
        <>
          <ul className="stored-drafts">
            {drafts.map(({ form, title }) => (
              <li key={form}>{title}</li>
            ))}
          </ul>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              removeDrafts(forms, environment.local, owner);
              setIsCleared(true);
              onRemoved();
            }}
          >
            {texts.deleteDrafts}
          </Button>
        </>
      )}
      <p role="status">{isCleared ? texts.draftsGone : drafts.length === 0 ? texts.noDrafts : null}</p>
    </>
  );
}

/** Renders the user's data in the research database and on this device. */
export function StoredData() {
  const texts = usePortalTexts('portal');
  const drafts = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="stored" className="stored">
      <div>
        <h2 id="stored">{texts.stored}</h2>
        <p className="stored-about">
          {texts.storedLead} <Link href="/reporting">{texts.storedReporting}</Link>
        </p>
      </div>
      <div className="stored-columns">
        <div className="card stored-card">
          <h3>{texts.database}</h3>
          <Record />
        </div>
        <div className="card stored-card">
          <h3 ref={drafts} tabIndex={-1}>
            {texts.drafts}
          </h3>
          <Drafts onRemoved={() => drafts.current?.focus()} />
        </div>
      </div>
    </section>
  );
}
