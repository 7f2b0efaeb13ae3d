// @vitest-environment jsdom
import { createIdentity } from '@gatehouse/sdk';
import { IdentityProvider } from '@gatehouse/ui';
import { AuthRoutes } from '@gatehouse/ui/routes';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import { ownPage } from '../../support/own-page';
import { waitFor } from '../../support/wait-for';

it('sends the first requests of a flow once in strict mode', async () => {
  const emulator = createEmulator();
  const paths: string[] = [];
  const identity = createIdentity({
    baseUrl: emulator.issuer,
    clientId: 'portal',
    fetch: (input, init) => {
      paths.push(new URL(new Request(input, init).url).pathname);
      return emulator.fetch(input, init);
    },
    environment: { ...ownPage(), page: () => new URL('http://localhost:4300/account/sign-up') },
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <StrictMode>
      <IdentityProvider identity={identity}>
        <AuthRoutes path="/account/sign-up" />
      </IdentityProvider>
    </StrictMode>,
  );
  await waitFor(() => document.querySelector('h1') ?? expect.fail());
  await waitFor(() => expect(paths.filter((path) => path.endsWith('/passwords/config'))).toHaveLength(1));
  // A second mount would have sent it by now.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(paths.filter((path) => path.endsWith('/passwords/config'))).toHaveLength(1);
  root.unmount();
  identity.dispose();
});
