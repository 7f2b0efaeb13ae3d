import { useIdentity, useUser } from '@gatehouse/ui';
import { Alert, Button, Skeleton, VisuallyHidden } from '@gatehouse/ui/kit';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { useClientRecord } from '../../client-record';
import { draftForms, dropDrafts, keptDrafts } from '../../feedback/kept-drafts';
import { usePortalTexts } from '../../texts/provider';
import { keptRows } from './kept-rows';

function Record() {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('portal');
  const { tools, open } = usePortalTexts('desktop');
  const { steps } = usePortalTexts('solution');
  const { record, failed, retry } = useClientRecord();
  return (
    <div role="status">
      {record && (
        <dl className="kept-record">
          {keptRows(record, { ...texts, tools, open, steps, titles: shell.titles, solutions: shell.solutions }).map(
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
          <Skeleton className="kept-skeleton" />
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
  const drafts = isCleared ? [] : keptDrafts(forms, environment.local, owner);
  return (
    <>
      {drafts.length > 0 && (
        <>
          <ul className="kept-drafts">
            {drafts.map(({ form, title }) => (
              <li key={form}>{title}</li>
            ))}
          </ul>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              dropDrafts(forms, environment.local, owner);
              setIsCleared(true);
              onRemoved();
            }}
          >
            {texts.deleteDrafts}
          </Button>
        </>
      )}
      <p role="status">
        {isCleared && texts.draftsGone}
        {!isCleared && drafts.length === 0 && texts.noDrafts}
      </p>
    </>
  );
}

/** Renders the user's data in the research database and on this device. */
export function KeptAboutYou() {
  const texts = usePortalTexts('portal');
  const drafts = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="kept" className="kept">
      <div>
        <h2 id="kept">{texts.kept}</h2>
        <p className="kept-about">
          {texts.keptLead} <Link href="/reporting">{texts.keptReporting}</Link>
        </p>
      </div>
      <div className="kept-columns">
        <div className="card kept-card">
          <h3>{texts.database}</h3>
          <Record />
        </div>
        <div className="card kept-card">
          <h3 ref={drafts} tabIndex={-1}>
            {texts.drafts}
          </h3>
          <Drafts onRemoved={() => drafts.current?.focus()} />
        </div>
      </div>
    </section>
  );
}
