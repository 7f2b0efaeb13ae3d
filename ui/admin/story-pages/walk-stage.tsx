'use client';
import { adminPageIds } from '@gatehouse/sdk/admin';
import { useState } from 'react';
import { AdminPortal } from '../admin-portal';
import type { PortalPageId } from '../resource/page-id';
import type { PageOverrides } from '../use-portal';

/** Usage is shown once a vendor names the flag that it hangs on; this one is on. */
const usage = { featureFlag: 'multi-apps-admin-portal' };
const byRights: PageOverrides = { usage };
const always: PageOverrides = {
  ...Object.fromEntries(adminPageIds.map((id) => [id, { visibility: 'always' }])),
  usage: { ...usage, visibility: 'always' },
};

/** The whole portal beside a choice of the page, for stories that go through all of them. */
export function WalkStage() {
  const [page, setPage] = useState<PortalPageId>('profile');
  const [isAlways, setIsAlways] = useState(false);
  const [turn, setTurn] = useState(0);
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
      <button type="button" data-slot="start-again" onClick={() => setTurn(turn + 1)}>
        Start again
      </button>
      <AdminPortal key={turn} frame="none" page={page} onPageChange={setPage} pages={isAlways ? always : byRights} />
    </>
  );
}
