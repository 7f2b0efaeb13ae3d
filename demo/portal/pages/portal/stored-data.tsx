import { useIdentity, useUser } from '@gatehouse/ui';
import { Button, Card, Skeleton, VisuallyHidden } from '@gatehouse/ui/kit';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { useClientRecord } from '../../client-record';
import { Failure } from '../../screens/failure';
import { Part } from '../../screens/prose';
import { usePortalTexts } from '../../texts/provider';
import { draftForms, removeDrafts, storedDrafts } from './drafts';
import { recordRows } from './record-rows';

function Record() {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('portal');
  const { tools, open } = usePortalTexts('desktop');
  const { steps } = usePortalTexts('solution');
  const { record, failed, retry } = useClientRecord();
  return (
    <div role="status" className="w-full">
      {record && (
        <dl className="grid gap-2">
          {recordRows(record, { ...texts, tools, open, steps, titles: shell.titles, solutions: shell.solutions }).map(
            ({ label, lines }) => (
              <div key={label} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-1">
                <dt className="wrap-anywhere hyphens-auto text-subtle">{label}</dt>
                {(lines.length > 0 ? lines : [texts.notKnown]).map((line) => (
                  <dd key={line} className="col-start-2 wrap-anywhere">
                    {line}
                  </dd>
                ))}
              </div>
            ),
          )}
        </dl>
      )}
      {!record && !failed && (
        <>
          <VisuallyHidden>{shell.loading}</VisuallyHidden>
          <Skeleton className="h-40" />
        </>
      )}
      {!record && failed && (
        <Failure title={texts.recordFailed} onRetry={() => void retry()}>
          {texts.recordFailedText}
        </Failure>
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
          <ul className="grid gap-1.5">
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

export function StoredData() {
  const texts = usePortalTexts('portal');
  const drafts = useRef<HTMLHeadingElement>(null);
  return (
    <Part
      id="stored"
      title={texts.stored}
      lead={
        <>
          {texts.storedLead}{' '}
          <Link href="/reporting" className="text-primary">
            {texts.storedReporting}
          </Link>
        </>
      }
    >
      <div className="grid grid-cols-1 items-start gap-4 @md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card className="justify-items-start gap-3 max-sm:p-5">
          <h3>{texts.database}</h3>
          <Record />
        </Card>
        <Card className="justify-items-start gap-3 max-sm:p-5">
          <h3 ref={drafts} tabIndex={-1} className="outline-none">
            {texts.drafts}
          </h3>
          <Drafts onRemoved={() => drafts.current?.focus()} />
        </Card>
      </div>
    </Part>
  );
}
