import type { Identity } from '@gatehouse/sdk';
import { expect } from 'vitest';
import type { SeedUser } from '../../../../emulator/seed/seed-user';
import { admin } from '../../../../emulator/seed/users';
import { createFixture } from '../../../support/fixture';
import { settle, type Tab } from '../../../support/tabs';

/** The call that renews the tokens. */
export const SILENT = '/oauth/authorize/silent';
export const ME = '/identity/resources/users/v2/me';
export const TOKEN = '/oauth/token';
/** Lifetime of a token in milliseconds. */
export const LIFETIME = 300_000;

type FixtureOptions = Parameters<typeof createFixture>[0];

interface OpenTab {
  identity: Identity;
  tab: Tab;
}

type Scene = ReturnType<typeof createFixture> & OpenTab & { user: SeedUser; tabs: OpenTab[] };

/** The administrator, signed in, in any number of tabs. */
export const signedIn = async (count = 1, options: FixtureOptions = {}): Promise<Scene> => {
  const fixture = createFixture(options);
  const first = fixture.open();
  await fixture.signIn(first.identity, first.tab, admin);
  const tabs = [first];
  while (tabs.length < count) {
    const next = fixture.open();
    await next.identity.session.load();
    tabs.push(next);
  }
  await settle();
  return { ...fixture, user: admin, identity: first.identity, tab: first.tab, tabs };
};

export const expectStays = ({ session }: Identity): void => expect(session.get().status).toBe('authenticated');

export const expectOut = ({ session }: Identity): void => expect(session.get().status).toBe('unauthenticated');

/** Accounts of the administrator: the active one and another. */
export const tenantsOf = ({ session }: Identity): [own: string, other: string] => {
  const state = session.get();
  if (state.status !== 'authenticated') return expect.fail('nobody is signed in');
  const { tenantId, tenantIds } = state.user;
  return [tenantId, tenantIds.find((id) => id !== tenantId) ?? expect.fail('there is one account only')];
};

/** Returns the token sets in the tabs' shared store; an ended session leaves an empty list. */
export const stored = (indexedDB: IDBFactory | undefined, change?: (store: IDBObjectStore) => void) =>
  new Promise<unknown[]>((resolve, reject) => {
    const opening = indexedDB?.open('gatehouse', 1);
    if (!opening) return resolve([]);
    opening.onupgradeneeded = () => opening.result.createObjectStore('tokens');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('tokens', 'readwrite');
      const store = transaction.objectStore('tokens');
      change?.(store);
      const all = store.getAll();
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(all.result.flat());
      };
    };
  });
