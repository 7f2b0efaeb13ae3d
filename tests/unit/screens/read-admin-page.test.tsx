// @vitest-environment jsdom
import { createIdentity } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { IdentityProvider } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import { readAdminPage } from '@gatehouse/ui/admin/read';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import { ownPage } from '../../support/own-page';
import { waitFor } from '../../support/wait-for';

const open = (email: string, password: string) => {
  const emulator = createEmulator();
  const asked: string[] = [];
  const identity = createIdentity({
    baseUrl: emulator.issuer,
    clientId: 'portal',
    fetch: (input, init) => {
      asked.push(new URL(String(input)).pathname);
      return emulator.fetch(input, init);
    },
    environment: ownPage(),
  });
  const signIn = async () => identity.session.accept(await identity.call(contracts.session.login)({ email, password }));
  const count = (end: string) => asked.filter((path) => path.endsWith(end)).length;
  return { identity, signIn, count };
};

it('asks for settings and rows once the user is known, and the portal does not ask again', async () => {
  const { identity, signIn, count } = open('admin@acme.test', 'admin-Secret-1');
  const read = readAdminPage('users', identity);
  expect(count('/users/v3')).toBe(0);
  await signIn();
  await read;
  await waitFor(() => expect([count('/flags'), count('/metadata'), count('/users/v3')]).toEqual([1, 1, 1]));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <IdentityProvider identity={identity}>
      <AdminPortal page="users" />
    </IdentityProvider>,
  );
  await waitFor(() => expect(document.querySelectorAll('tbody tr').length).toBeGreaterThan(2));
  expect([count('/flags'), count('/metadata'), count('/users/v3')]).toEqual([1, 1, 1]);
  root.unmount();
  identity.dispose();
});

it('does not ask for rows that the user may not read', async () => {
  const { identity, signIn, count } = open('reader@acme.test', 'reader-Secret-1');
  await signIn();
  await readAdminPage('users', identity);
  await waitFor(() => expect(count('/flags')).toBe(1));
  expect(count('/users/v3')).toBe(0);
  identity.dispose();
});
