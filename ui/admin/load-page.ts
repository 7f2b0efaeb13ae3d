import type { Identity, SessionUser } from '@gatehouse/sdk';
import { type AdminPageId, canReadPage } from '@gatehouse/sdk/admin';
import * as configurations from '@gatehouse/sdk/configurations';
import * as flags from '@gatehouse/sdk/flags';
import * as metadata from '@gatehouse/sdk/metadata';
import { en, type Texts } from '../locales/en';
import { queryClientOf } from '../react/capability';
import { pageFaces } from './pages';
import { loadAdminPart } from './texts';

/**
 * Downloads the code and the texts of a page of the administration, so that they are there when `AdminPortal` renders it.
 * Exported from `@gatehouse/ui/admin/load`, which is small: call it beside the download of the portal itself, while the
 * session loads.
 *
 * @param texts The texts given to `TextsProvider`. Default: English.
 * @throws TypeError When a file cannot be downloaded; `AdminPortal` tries again.
 * @example const [{ AdminPortal }] = await Promise.all([import('@gatehouse/ui/admin'), loadAdminPage('users')]);
 */
export const loadAdminPage = async (page: AdminPageId, texts: Texts = en): Promise<void> => {
  const { Page, texts: part } = pageFaces[page];
  await Promise.all([Page.load(), loadAdminPart(texts, 'frame'), loadAdminPart(texts, part)]);
};

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
 * do not wait for the first render of `AdminPortal`. For the query client that it has by default, and for an address of
 * the page without a query.
 *
 * @example readAdminPage('users', identity);
 */
export const readAdminPage = async (page: AdminPageId, identity: Identity): Promise<void> => {
  const user = await signedIn(identity);
  if (!user) return;
  const client = queryClientOf(identity);
  const settings = [identity.of(flags).all(), identity.of(metadata).adminBox(), identity.of(configurations).vendor()];
  for (const query of settings) void client.prefetchQuery<unknown>(query);
  if (!canReadPage(page, user)) return;
  // A failed download is shown, with a retry, by the page itself.
  const reads = await pageFaces[page].reads?.().catch(() => undefined);
  for (const query of reads?.(identity) ?? []) void client.prefetchQuery(query);
};
