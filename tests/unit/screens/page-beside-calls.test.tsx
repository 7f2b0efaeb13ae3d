// @vitest-environment jsdom
import { createIdentity } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { IdentityProvider } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import { pageFaces } from '../../../ui/admin/pages';
import { ownPage } from '../../support/own-page';
import { waitFor } from '../../support/wait-for';

it('loads the requested page beside flags and metadata, unseen until these allow it', async () => {
  const emulator = createEmulator();
  const identity = createIdentity({
    baseUrl: emulator.issuer,
    clientId: 'portal',
    fetch: (input, init) => {
      const { pathname } = new URL(String(input));
      return /\/(flags|metadata)$/.test(pathname) ? new Promise(() => {}) : emulator.fetch(input, init);
    },
    environment: ownPage(),
  });
  const login = identity.call(contracts.session.login);
  await identity.session.accept(await login({ email: 'admin@acme.test', password: 'admin-Secret-1' }));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const { code } = pageFaces.groups;
  expect(code.current()).toBeUndefined();
  root.render(
    <IdentityProvider identity={identity}>
      <AdminPortal page="groups" />
    </IdentityProvider>,
  );
  await waitFor(() => expect(code.current()).toBeDefined());
  const title = await waitFor(() => document.querySelector('[data-slot=page-title]') ?? expect.fail());
  expect(title.closest('[hidden]')).not.toBeNull();
  root.unmount();
  identity.dispose();
});
