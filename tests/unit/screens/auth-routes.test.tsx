// @vitest-environment jsdom
import { createIdentity } from '@gatehouse/sdk';
import { IdentityProvider } from '@gatehouse/ui';
import { AuthRoutes } from '@gatehouse/ui/routes';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import { ownPage } from '../../support/own-page';
import { waitFor } from '../../support/wait-for';

it('paints its first screen before it renders again, which would run all effects first', async () => {
  const emulator = createEmulator();
  const identity = createIdentity({
    baseUrl: emulator.issuer,
    clientId: 'portal',
    fetch: emulator.fetch,
    environment: { ...ownPage(), page: () => new URL('http://localhost:4300/account/login') },
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const phases: string[] = [];
  root.render(
    <IdentityProvider identity={identity}>
      <Profiler id="routes" onRender={(_, phase) => phases.push(phase)}>
        <AuthRoutes path="/account/login" />
      </Profiler>
    </IdentityProvider>,
  );
  await waitFor(() => document.querySelector('input[type=email]') ?? expect.fail());
  expect(phases[0]).toBe('mount');
  expect(phases).not.toContain('nested-update');
  root.unmount();
  identity.dispose();
});
