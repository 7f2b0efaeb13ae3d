import type { Identity, SessionUser } from '@gatehouse/sdk';
import * as accountSettings from '@gatehouse/sdk/account-settings';
import { type AdminPageId, canReadPage } from '@gatehouse/sdk/admin';
import * as configurations from '@gatehouse/sdk/configurations';
import * as flags from '@gatehouse/sdk/flags';
import * as metadata from '@gatehouse/sdk/metadata';
import { queryClientOf } from '../react/query-client';
import type { PageReads } from './archetypes/page/page-props';
import { reads as users } from './users/reads';

/** What the pages read first. The others read once they render. */
const pageReads: Readonly<Partial<Record<AdminPageId, PageReads>>> = { users };

/** Resolves with the user once the session is known. */
const signedIn = (identity: Identity) =>
  new Promise<SessionUser | undefined>((resolve) => {
    const check = () => {
      if (identity.owner.get() === undefined) return;
      stop();
      const session = identity.session.get();
      resolve(session.status === 'authenticated' ? session.user : undefined);
    };
    const stop = identity.owner.subscribe(check);
    check();
  });

/**
 * Asks for the settings of the administration and for the first rows of a page as soon as the user is known, so that they
 * do not wait for the first render of `AdminPortal`, nor for React. For the query client that it has by default, and for
 * an address of the page without a query.
 *
 * @example readAdminPage('users', identity);
 */
export const readAdminPage = async (page: AdminPageId, identity: Identity): Promise<void> => {
  const user = await signedIn(identity);
  if (!user) return;
  const client = queryClientOf(identity);
  // What decides whether the page is shown, its rows, and what they are written with: browsers send six requests at a time.
  const rows = canReadPage(page, user) ? (pageReads[page]?.(identity) ?? []) : [];
  for (const query of [
    identity.of(flags).all(),
    identity.of(metadata).adminBox(),
    ...rows,
    identity.of(accountSettings).get({}),
    identity.of(configurations).vendor(),
  ]) {
    // Without the signal: strict mode unmounts the first readers, which would cancel what they are about to read again.
    void client.prefetchQuery<unknown>({ ...query, queryFn: () => query.queryFn({}) });
  }
};
