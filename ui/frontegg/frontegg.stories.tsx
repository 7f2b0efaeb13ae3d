import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryNotes } from '../kit/story-notes';
import { AdminPortal, FronteggProvider, useAuth } from './index';

const notes = {
  FronteggProvider: {
    accessibility: ['Renders no element of its own around the application.'],
    do: ['Use it to bring an application of @frontegg/react to this kit without changing its code.'],
    avoid: ['Do not start a new application with it: `IdentityProvider` and its hooks say more.'],
  },
  ContextHolder: {
    accessibility: ['Renders nothing.'],
    do: ['Read options, token and user with it outside of React.'],
    avoid: ['Inside of React, use `useAuth`, which renders again when they change.'],
  },
} satisfies Record<string, StoryNotes>;

interface Running {
  issuer: string;
  fetch: typeof globalThis.fetch;
}

let issuer = '';

function Application() {
  const { user } = useAuth();
  return (
    <>
      <p>{user ? user.email : 'Signed out'}</p>
      <button type="button" onClick={AdminPortal.show}>
        Settings
      </button>
    </>
  );
}

const meta = {
  title: 'React/Frontegg',
  parameters: {
    docs: { notes },
    // As a page of the provider's origin: the application fetches by itself.
    prepare: (emulator: Running) => {
      issuer = emulator.issuer;
      globalThis.fetch = emulator.fetch;
    },
  },
  beforeEach: () => {
    const { fetch } = globalThis;
    return () => {
      AdminPortal.hide();
      globalThis.fetch = fetch;
    };
  },
  render: () => (
    <FronteggProvider contextOptions={{ baseUrl: issuer, clientId: 'portal' }} hostedLoginBox>
      <Application />
    </FronteggProvider>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** An application that was written for the vendor's package. */
export const ApplicationOfTheVendor: Story = {
  play: async () => {
    await expect(await screen.findByText('admin@acme.test')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Administration' });
    await expect(
      (await within(dialog).findAllByRole('heading', undefined, { timeout: 10_000 })).length,
    ).toBeGreaterThan(0);
    await expect(dialog).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
