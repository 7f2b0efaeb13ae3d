import { useIdentity, useUser } from '@gatehouse/ui';
import { Alert, Button, Skeleton, VisuallyHidden } from '@gatehouse/ui/kit';
import { useState } from 'react';
import { Link } from 'wouter';
import { identityColumns } from '../../../research/contract';
import { useClientRecord } from '../../client-record';
import { dropDrafts, keptDrafts } from '../../feedback/kept-drafts';
import type { SyncedRecord } from '../../gateway-client';
import { syncWords } from './sync-words';

const rowsOf = (record: SyncedRecord) => [
  { label: 'Name', value: record[identityColumns.clientName] },
  { label: 'E-mail address', value: record[identityColumns.email] },
  { label: 'Account', value: record[identityColumns.accountName] },
  { label: 'Solutions', value: `${record.solutions_progress}% seen` },
  { label: 'Desktop App', value: `${record.desktop_progress}% seen` },
  { label: 'Last sign-in', value: syncWords(record.msg) },
];

function Record() {
  const { record, failed, retry } = useClientRecord();
  return (
    <div role="status">
      {record && (
        <dl className="kept-record">
          {rowsOf(record).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || 'Not known'}</dd>
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

function Drafts() {
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

/** What the research database and this device hold about the person. */
export function KeptAboutYou() {
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
          <h3>Drafts on this device</h3>
          <Drafts />
        </div>
      </div>
    </section>
  );
}
