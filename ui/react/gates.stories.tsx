import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useMemo } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Callback } from './callback';
import { IdentityProvider, useIdentity } from './identity';
import { Show, SignedIn, SignedOut } from './show';

/** Every answer that the gates can give, as lines of text. */
function Gates() {
  return (
    <ul>
      <SignedIn>
        <li>Signed in</li>
      </SignedIn>
      <SignedOut>
        <li>Signed out</li>
      </SignedOut>
      <li>
        <Show when={{ role: 'no-such-role' }} loading="Loading" signedOut="Sign in first" fallback="Refused">
          Allowed
        </Show>
      </li>
      <li>
        <Show when={{ role: 'no-such-role' }} fallback={({ justification }) => `Only a fallback: ${justification}`}>
          Allowed
        </Show>
      </li>
    </ul>
  );
}

const meta = {
  title: 'React/Gates',
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

export const Nobody: Story = {
  parameters: { signedInAs: null },
  play: async () => {
    await waitFor(() => expect(lines().slice(0, 2)).toEqual(['Signed out', 'Sign in first']));
    await expect(lines()[2]).toMatch(/^Only a fallback/);
  },
};

/** Until it is known who is signed in. */
export const Unknown: Story = {
  parameters: { signedInAs: null, faults: [{ path: '*', delay: 60_000 }] },
  play: async () => {
    await expect(lines()).toEqual(['Loading', '']);
  },
};

const onSignedIn = fn();
const login = fn(async () => undefined);

/** In strict mode, with a login that stays on the page. */
function MountedTwice() {
  const identity = useIdentity();
  const here = useMemo(() => ({ ...identity, session: { ...identity.session, login } }), [identity]);
  return (
    <StrictMode>
      <IdentityProvider identity={here} load={false}>
        <Callback onSignedIn={onSignedIn} />
      </IdentityProvider>
    </StrictMode>
  );
}

/** An address that belongs to no sign-in of this tab. */
export const CallbackFails: Story = {
  parameters: { signedInAs: null },
  render: () => <MountedTwice />,
  play: async () => {
    await screen.findByText('Sign-in not completed');
    await expect(onSignedIn).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await expect(login).toHaveBeenCalledWith({ returnTo: '/' });
  },
};

/** A callback that was used: a signed-in user continues, once, also in strict mode. */
export const CallbackUsed: Story = {
  render: () => <MountedTwice />,
  play: async () => {
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    await expect(onSignedIn.mock.calls[0]?.[0]).toBeInstanceOf(URL);
  },
};
