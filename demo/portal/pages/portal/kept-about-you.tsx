import { useIdentity, useUser } from '@gatehouse/ui';
import { Alert, Button, Skeleton, VisuallyHidden } from '@gatehouse/ui/kit';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { useClientRecord } from '../../client-record';
import { dropDrafts, keptDrafts } from '../../feedback/kept-drafts';
import { keptRows } from './kept-rows';

function Record() {
  const { record, failed, retry } = useClientRecord();
  return (
    <div role="status">
      {record && (
        <dl className="kept-record">
          {keptRows(record).map(({ label, lines }) => (
            <div key={label}>
              <dt>{label}</dt>
              {(lines.length > 0 ? lines : ['Not known']).map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {!record && !failed && (
        <>
          <VisuallyHidden>Loading...</VisuallyHidden>
          <Skeleton className="kept-skeleton" />
        </>
      )}
      {!record && failed && (
        <Alert
          tone="danger"
          title="Your record could not be read"
          actions={
            <Button size="sm" variant="secondary" onClick={() => void retry()}>
              Retry
            </Button>
          }
        >
          The research database did not answer. Nothing is lost.
        </Alert>
      )}
    </div>
  );
}

/** Forms of which this device holds a draft; `onRemoved` when its button goes away. */
function Drafts({ onRemoved }: { onRemoved: () => void }) {
  const { environment } = useIdentity();
  const user = useUser();
  const owner = { id: user?.id ?? '', tenantId: user?.tenantId ?? '' };
  const [drafts, setDrafts] = useState(() => keptDrafts(environment.local, owner));
  const [removed, setRemoved] = useState(false);
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
              dropDrafts(environment.local, owner);
              setDrafts([]);
              setRemoved(true);
              onRemoved();
            }}
          >
            Delete drafts
          </Button>
        </>
      )}
      <p role="status">
        {removed && 'The drafts are gone.'}
        {!removed && drafts.length === 0 && 'There are none.'}
      </p>
    </>
  );
}

/** The user's data in the research database and on this device. */
export function KeptAboutYou() {
  const drafts = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="kept" className="kept">
      <div>
        <h2 id="kept">What is kept about you</h2>
        <p className="kept-about">
          One record, made from your sign-in, and what you have sent, which you can read again in{' '}
          <Link href="/reporting">Reporting</Link>.
        </p>
      </div>
      <div className="kept-columns">
        <div className="card kept-card">
          <h3>In the research database</h3>
          <Record />
        </div>
        <div className="card kept-card">
          <h3 ref={drafts} tabIndex={-1}>
            Drafts on this device
          </h3>
          <Drafts onRemoved={() => drafts.current?.focus()} />
        </div>
      </div>
    </section>
  );
}
