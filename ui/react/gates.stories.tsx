import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, StrictMode, useMemo } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AdminPortal } from '../admin/frame/admin-portal';
import type { StoryNotes } from '../kit/story-notes';
import { Callback } from './callback';
import { IdentityProvider, useIdentity } from './identity';
import { RequireSession } from './require-session';
import { Show, SignedIn, SignedOut } from './show';

/** Renders every result of the gates as a line of text. */
function Gates() {
  return (
    <ul>
      <SignedIn loading={null}>
        <li>Signed in</li>
      </SignedIn>
      <SignedOut loading={null}>
        <li>Signed out</li>
      </SignedOut>
      <li>
        <Show when={{ role: 'no-such-role' }} loading="Loading" signedOut="Sign in first" fallback="Refused">
          Allowed
        </Show>
      </li>
      <li>
        <Show
          when={{ role: 'no-such-role' }}
          loading={null}
          fallback={({ justification }) => `Only a fallback: ${justification}`}
        >
          Allowed
        </Show>
      </li>
    </ul>
  );
}

const notes = {
  Show: {
    accessibility: ['What is not allowed is not in the page.'],
    do: ['Explain in `fallback` how to get access.'],
    avoid: ['Do not rely on it for security: the server must authorize each call.'],
  },
  SignedIn: {
    accessibility: ['Until the session is known, one gate of the page shows an outline; a failure is announced.'],
    do: ['Use it for parts of a page. For whole pages, use `RequireSession`.'],
    avoid: ['Do not use it to protect data.'],
  },
  SignedOut: {
    accessibility: ['Until the session is known, one gate of the page shows an outline; a failure is announced.'],
    do: ['Put the link to the login into it.'],
    avoid: ['Do not set `loading={null}` on every gate: the page is then empty while the provider does not respond.'],
  },
  RequireSession: {
    accessibility: ['While it waits it shows an outline; a failure is announced, with a button that tries again.'],
    do: ['Put it around the routes behind the sign-in.'],
    avoid: ['Do not rely on it for security: the server must authorize each call.'],
  },
  Callback: {
    accessibility: ['A failed sign-in is announced, with a way to start again.'],
    do: ['Mount it on the route `hostedLoginRedirectUrl`.'],
    avoid: ['Do not render it inside `RequireSession`.'],
  },
  IdentityProvider: {
    accessibility: ['Renders no element of its own.'],
    do: ['Create the identity once, outside of components.'],
    avoid: ['Do not create an identity during rendering: each has a session of its own.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'React/Gates',
  parameters: { docs: { notes } },
  component: Gates,
  beforeEach: () => {
    onSignedIn.mockClear();
    login.mockClear();
  },
} satisfies Meta<typeof Gates>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

export const Refused: Story = {
  parameters: { signedInAs: 'reader@acme.test' },
  play: async () => {
    await expect(lines().slice(0, 2)).toEqual(['Signed in', 'Refused']);
  },
};

export const Unauthenticated: Story = {
  parameters: { signedInAs: null },
  play: async () => {
    await waitFor(() => expect(lines().slice(0, 2)).toEqual(['Signed out', 'Sign in first']));
    await expect(lines()[2]).toMatch(/^Only a fallback/);
  },
};

/** Covers the state before the session is known. */
export const SessionUnknown: Story = {
  parameters: { signedInAs: null, faults: [{ path: '*', delay: 60_000 }] },
  play: async () => {
    await expect(lines()).toEqual(['Loading', '']);
  },
};

/** A provider that does not respond leaves no empty page, and its failure has a retry: once, whatever gates there are. */
const saysItOnce = (gates: ReactNode): Story => ({
  parameters: { signedInAs: null, faults: [{ path: '*', status: 503 }] },
  render: () => <MountedTwice load>{gates}</MountedTwice>,
  play: async () => {
    await expect(await screen.findAllByRole('status')).toHaveLength(1);
    await expect(await screen.findAllByRole('alert')).toHaveLength(1);
    await expect(screen.getAllByRole('button', { name: 'Start over' })).toHaveLength(1);
  },
});

export const UnreachableBehindSignedIn: Story = saysItOnce(<SignedIn>In</SignedIn>);
export const UnreachableBehindShow: Story = {
  tags: ['long'],
  ...saysItOnce(<Show when={{ role: 'admin' }}>In</Show>),
};
export const UnreachableBehindAll: Story = saysItOnce(
  <>
    <SignedIn>Account</SignedIn>
    <Show when={{ role: 'admin' }}>Link</Show>
    <SignedOut>Out</SignedOut>
    <SignedIn>In</SignedIn>
  </>,
);
export const UnreachableInRequired: Story = {
  tags: ['long'],
  ...saysItOnce(
    <>
      <SignedIn>Account</SignedIn>
      <RequireSession>Page</RequireSession>
    </>,
  ),
};

/** The administration says itself that there is no session to be had, instead of loading for ever. */
export const UnreachableInAdministration: Story = {
  ...saysItOnce(
    <>
      <SignedIn>Account</SignedIn>
      <AdminPortal />
    </>,
  ),
  play: async () => {
    await expect(await screen.findAllByRole('alert')).toHaveLength(1);
    await expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    await expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
  },
};

/** What the host renders takes the place of the default. */
export const UnreachableWithOwn: Story = {
  ...saysItOnce(
    <>
      <SignedIn failed={({ error }) => <p role="alert">{`Failed: ${error.errorCode}`}</p>}>In</SignedIn>
      <SignedOut>Out</SignedOut>
    </>,
  ),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed: \w/);
    await expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  },
};

const onSignedIn = fn();
const login = fn(async () => undefined);

/** Renders in strict mode, with a login that stays on the page. */
function MountedTwice({ load = false, children }: { load?: boolean; children: ReactNode }) {
  const identity = useIdentity();
  const here = useMemo(() => ({ ...identity, session: { ...identity.session, login } }), [identity]);
  return (
    <StrictMode>
      <IdentityProvider identity={here} load={load}>
        {children}
      </IdentityProvider>
    </StrictMode>
  );
}

/** The URL belongs to no sign-in of this tab. */
export const CallbackFails: Story = {
  parameters: { signedInAs: null },
  render: () => (
    <MountedTwice>
      <Callback onSignedIn={onSignedIn} />
    </MountedTwice>
  ),
  play: async () => {
    await screen.findByText('Sign-in not completed');
    await expect(onSignedIn).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await expect(login).toHaveBeenCalledWith({ returnTo: '/' });
  },
};

/** The callback was already used: a signed-in user continues, once, also in strict mode. */
export const CallbackUsed: Story = {
  render: () => (
    <MountedTwice>
      <Callback onSignedIn={onSignedIn} />
    </MountedTwice>
  ),
  play: async () => {
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    await expect(onSignedIn).toHaveBeenCalledWith(expect.any(URL), { replace: true });
  },
};

/** Renders two guards on one page, in strict mode. */
const guarded = () => (
  <MountedTwice load>
    <RequireSession loading={<p>Loading</p>}>
      <p>Protected</p>
    </RequireSession>
    <RequireSession>
      <p>Protected</p>
    </RequireSession>
  </MountedTwice>
);

/** Both guards start a single sign-in; an error of starting it is rendered. */
export const RequiredSignedOut: Story = {
  parameters: { signedInAs: null },
  render: guarded,
  play: async () => {
    await waitFor(() => expect(login).toHaveBeenCalledTimes(1));
    await expect(login).toHaveBeenCalledWith({});
    await expect(screen.getByText('Loading')).toBeVisible();
    await expect(screen.queryByText('Protected')).toBeNull();
  },
};

export const RequiredAndRefused: Story = {
  parameters: { signedInAs: null },
  render: guarded,
  play: async () => {
    const alerts = await screen.findAllByRole('alert');
    await expect(alerts).toHaveLength(2);
    await expect(login).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getAllByRole('button', { name: 'Start over' })[0] ?? document.body);
    await expect(login).toHaveBeenCalledTimes(2);
    await expect(await screen.findByText('Loading')).toBeVisible();
  },
  beforeEach: () => {
    login.mockRejectedValueOnce(new Error('The way to the login is blocked.'));
  },
};

/** Without a response the page does not redirect. */
export const RequiredUnreachable: Story = {
  parameters: { signedInAs: null, faults: [{ path: '*', status: 503 }] },
  render: guarded,
  play: async () => {
    await expect(await screen.findAllByRole('alert')).toHaveLength(2);
    await expect(login).not.toHaveBeenCalled();
    await expect(screen.queryByText('Protected')).toBeNull();
  },
};

/** A user of before, as the browser remembers them. */
function KnownUser({ children }: { children: ReactNode }) {
  useIdentity().environment.local.setItem('userId', 'a-user');
  return children;
}

/** Something in front of the provider answers 404 to each renewal. */
const missingRenewal: Story = { parameters: { signedInAs: null, faults: [{ path: '*', status: 404 }] } };

/** Loading again would change nothing: the button leads to the login, and nothing else does. */
export const RequiredRenewalMissing: Story = {
  ...missingRenewal,
  render: () => <KnownUser>{guarded()}</KnownUser>,
  play: async () => {
    const [startOver] = await screen.findAllByRole('button', { name: 'Start over' });
    await expect(login).not.toHaveBeenCalled();
    await userEvent.click(startOver ?? document.body);
    await expect(login).toHaveBeenCalledTimes(1);
  },
};
export const ShowRenewalMissing: Story = {
  ...missingRenewal,
  render: () => (
    <KnownUser>
      <MountedTwice load>
        <Show when={{ role: 'admin' }}>In</Show>
      </MountedTwice>
    </KnownUser>
  ),
  play: RequiredRenewalMissing.play,
};

export const RequiredSignedIn: Story = {
  render: guarded,
  play: async () => {
    await expect(await screen.findAllByText('Protected')).toHaveLength(2);
    await expect(login).not.toHaveBeenCalled();
  },
};
