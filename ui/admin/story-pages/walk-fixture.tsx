'use client';
import { adminPageIds } from '@gatehouse/sdk/admin';
import { createQueryClient } from '@gatehouse/sdk/query';
import { useState } from 'react';
import { useIdentity } from '../../react/identity';
import type { PortalPageId } from '../archetypes/page/page-id';
import { AdminPortal } from '../frame/admin-portal';
import type { PageOverrides } from '../frame/use-portal';

/** Usage is visible once the vendor names its flag; this one is on. */
const usage = { featureFlag: 'multi-apps-admin-portal' };
const byRights: PageOverrides = { usage };
const always: PageOverrides = {
  ...Object.fromEntries(adminPageIds.map((id) => [id, { visibility: 'always' }])),
  usage: { ...usage, visibility: 'always' },
};

interface WalkFixtureProps {
  /** Whether starting again clears the cache. Default false. */
  forgets?: boolean;
}

/** Renders the whole portal beside a page select, for stories that go through all pages. */
export function WalkFixture({ forgets = false }: WalkFixtureProps) {
  const identity = useIdentity();
  const [page, setPage] = useState<PortalPageId>('profile');
  const [isAlways, setIsAlways] = useState(false);
  const fresh = () => (forgets ? createQueryClient(identity).client : undefined);
  const [{ turn, client }, setStart] = useState(() => ({ turn: 0, client: fresh() }));
  return (
    <>
      <select
        aria-label="Page"
        data-slot="page-choice"
        value={page}
        onChange={({ target }) => setPage(target.value as PortalPageId)}
      >
        {adminPageIds.map((id) => (
          <option key={id}>{id}</option>
        ))}
      </select>
      <label>
        <input type="checkbox" checked={isAlways} onChange={({ target }) => setIsAlways(target.checked)} />
        Every page is always shown
      </label>
      <button type="button" data-slot="start-again" onClick={() => setStart({ turn: turn + 1, client: fresh() })}>
        Start again
      </button>
      <AdminPortal
        key={turn}
        frame="none"
        page={page}
        onPageChange={setPage}
        pages={isAlways ? always : byRights}
        queryClient={client}
      />
    </>
  );
}
