import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryNotes } from '../kit/story-notes';
import { AdminPortal, ChangePasswordForm, FronteggProvider, ProfilePage, UsersTable, useAuth } from './index';

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
  FronteggContext: {
    accessibility: ['Renders nothing.'],
    do: ['Keep it in code that was written for old versions of the vendor.'],
    avoid: ['Do not use it with several applications on a page: `ContextHolder.for` knows them by name.'],
  },
  AuthorizedContent: {
    accessibility: ['Renders no element of its own.'],
    do: ['Keep it in code that was written for the vendor.'],
    avoid: ['Do not rely on it for data: it only hides. The server has to authorize each call.'],
  },
  SteppedUpContent: {
    accessibility: ['Renders no element of its own; the second factor is a page, or a dialog that takes the focus.'],
    do: ['Use it around what needs a recent second factor.'],
    avoid: ['Do not put two of them on a page: each asks by itself.'],
  },
  UsersTable: {
    accessibility: ['Its headings start at level 1, as those of a page.'],
    do: ['Give it a page or a panel of its own.'],
    avoid: ['Do not put it beside the administration, which has the same table.'],
  },
  ProfilePage: {
    accessibility: ['Its headings start at level 1, as those of a page.'],
    do: ['Use it for a page with the data of the user.'],
    avoid: ['Do not build a navigation of such pages: `AdminPortal` of `@gatehouse/ui/admin` has one.'],
  },
  ChangePasswordForm: {
    accessibility: ['The rules are read with the field, and announced as they are met.'],
    do: ['Use it in a page with settings of the user.'],
    avoid: ['Do not render it for accounts without passwords.'],
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

const inProvider = (children: ReactNode) => (
  <FronteggProvider contextOptions={{ baseUrl: issuer, clientId: 'portal' }} hostedLoginBox>
    {children}
  </FronteggProvider>
);

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
  render: () => inProvider(<Application />),
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

/** One page of the administration, without its navigation. */
export const Users: Story = {
  render: () => inProvider(<UsersTable />),
  play: async () => {
    await expect(await screen.findByRole('row', { name: /admin@acme\.test/ }, { timeout: 10_000 })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Profile' })).toBeNull();
  },
};

export const Profile: Story = {
  render: () => inProvider(<ProfilePage />),
  play: async () => {
    await expect(await screen.findByDisplayValue('Ada Admin', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(screen.queryByRole('navigation')).toBeNull();
  },
};

const completed = fn();

/** The new password has to follow the rules; a change empties the form. */
export const Password: Story = {
  render: () => inProvider(<ChangePasswordForm props={{ onCompleteCallback: completed }} />),
  play: async () => {
    completed.mockClear();
    await userEvent.type(
      await screen.findByLabelText('Current password', undefined, { timeout: 10_000 }),
      'admin-Secret-1',
    );
    await userEvent.type(screen.getByLabelText('New password'), 'Another-Secret-2');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(completed).toHaveBeenCalledWith(true), { timeout: 10_000 });
    await expect(screen.getByLabelText('New password')).toHaveValue('');
  },
};
