import type { Emulator } from '@gatehouse/emulator';
import { createEmulatorStories } from '@gatehouse/emulator/storybook';
import { contracts } from '@gatehouse/sdk/contracts';
import { IdentityProvider } from '@gatehouse/ui';
import type { Preview } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';

// What a host with React writes into .storybook/preview.tsx compiles.
const preview: Preview = createEmulatorStories<ReactElement>({
  wrap: (identity, Story) => (
    <IdentityProvider identity={identity}>
      <Story />
    </IdentityProvider>
  ),
});

const stories = createEmulatorStories<string>({
  wrap: ({ session }, Story) => {
    const state = session.get();
    return `${state.status === 'authenticated' ? state.user.email : 'signed out'}: ${Story()}`;
  },
});

const open = async (parameters: Record<string, unknown>) => {
  const [load] = stories.loaders;
  const [decorate] = stories.decorators;
  const loaded = await load?.({ parameters });
  if (!loaded || !decorate) throw new Error('The kit has no loader or no decorator.');
  return { ...loaded, rendered: decorate(() => 'story', { loaded }), end: stories.beforeEach({ loaded }) };
};

test('gives each story its own provider and a signed-in user', async () => {
  expect(preview).toMatchObject({ loaders: [expect.any(Function)], decorators: [expect.any(Function)] });
  const first = await open({});
  expect(first.rendered).toBe('admin@acme.test: story');
  first.emulator.db.tenants.patch('tenant-acme', { name: 'Changed' });
  first.end();
  const other = await open({ signedInAs: 'reader' });
  expect(other.rendered).toBe('reader@acme.test: story');
  expect(other.emulator.db.tenants.get('tenant-acme')?.name).toBe('Acme');
  other.end();
});

test('accepts custom users, states, faults, and no user', async () => {
  const own = await open({
    signedInAs: { email: 'own@acme.test' },
    prepare: ({ settings }: Emulator) => {
      settings.allowSignups = true;
    },
  });
  expect([own.rendered, own.emulator.settings.allowSignups]).toEqual(['own@acme.test: story', true]);
  own.end();
  expect((await open({ signedInAs: null })).rendered).toBe('signed out: story');
  const failing = await open({ faults: [{ path: '/identity/*', status: 403 }] });
  await expect(failing.identity.call(contracts.sessions.getCurrent)()).rejects.toMatchObject({ statusCode: 403 });
  failing.end();
});
