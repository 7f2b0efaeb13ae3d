// @vitest-environment jsdom
import { createEmulatorTest } from '@gatehouse/emulator/vitest';
import { createIdentity } from '@gatehouse/sdk';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './app';

const test = createEmulatorTest();

// The screens load when they are first shown.
configure({ asyncUtilTimeout: 5000 });

test('a new colleague signs in', async ({ emulator, addUser }) => {
  await addUser({ email: 'ana@acme.test', name: 'Ana', password: 'chosen-Secret-1' });
  const identity = createIdentity({
    baseUrl: emulator.issuer,
    clientId: 'portal',
    loginMode: 'embedded',
    fetch: emulator.fetch,
  });
  render(<App identity={identity} />);

  await userEvent.type(await screen.findByLabelText('Email'), 'ana@acme.test{Enter}');
  await userEvent.type(await screen.findByLabelText('Password'), 'chosen-Secret-1{Enter}');
  await screen.findByText('Hello Ana');
});
