import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { IdentityProvider } from '../../react/identity';
import { AuthRoutes } from '../auth-routes';
import { AtAddress } from '../story-parts/address';
import { LoginBox } from './login-box';
import { LoginRoute } from './login-route';
import { giveEmail, identityOf, inMain, passwordBox } from './story-steps';

const meta: Meta<typeof LoginBox> = {
  title: 'Login/First step',
  component: LoginBox,
  args: { onSuccess: fn() },
  parameters: { signedInAs: null },
  decorators: inMain,
};

export default meta;
type Story = StoryObj<typeof meta>;

export const EmailMistyped: Story = {
  play: async () => {
    await giveEmail('ada');
    const field = await screen.findByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter an email address, like name@example.com.');
    await expect(field).toHaveFocus();
    await userEvent.type(field, '@lab.test');
    await expect(field).toBeValid();
  },
};

/** On a page of its own, Back leads to the first step, and from there out of the page. */
export const BackToEmail: Story = {
  args: { autoFocus: true },
  play: async () => {
    await giveEmail('reader@acme.test');
    await passwordBox();
    // Not by the number of entries: a new one replaces those that another story left ahead.
    await waitFor(() => expect(history.state).toHaveProperty('gatehouseStep'));
    history.back();
    await expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('reader@acme.test');
    await expect(screen.queryByText('Enter your password')).toBeNull();
  },
};

/** A box in a page of the host leaves the history alone. */
export const KeepsHostHistory: Story = {
  play: async () => {
    history.replaceState(null, '');
    await giveEmail('reader@acme.test');
    await passwordBox();
    await expect(history.state).toBeNull();
  },
};

const client = {
  id: 'portal',
  name: 'Analytical Engines',
  logo: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"%3E%3Ccircle cx="12" cy="12" r="12" fill="%236d28d9"/%3E%3C/svg%3E',
  redirectUris: [],
  origins: [location.origin],
  postLogoutRedirectUris: [],
};

export const NameAndLogoOfApplication: Story = {
  parameters: { emulator: { clients: [client] } },
  args: { autoFocus: true },
  play: async ({ canvasElement }) => {
    await expect(await screen.findByRole('heading', { name: 'Sign in to Analytical Engines' })).toBeVisible();
    await expect(canvasElement.querySelector(`img[src='${client.logo}']`)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Sign in to Analytical Engines'));
    await giveEmail('reader@acme.test');
    await passwordBox();
    await waitFor(() => expect(document.title).toBe('Enter your password · Analytical Engines'));
  },
};

/** The host's name takes precedence; all else is still the provider's. */
export const NameOfHost: Story = {
  parameters: { emulator: { clients: [client], allowSignups: true } },
  args: { application: { name: 'Host' }, onSignUp: fn() },
  play: async ({ canvasElement }) => {
    const before = document.title;
    await expect(await screen.findByRole('heading', { name: 'Sign in to Host' })).toBeVisible();
    await screen.findByRole('button', { name: 'Create an account' });
    await expect(canvasElement.querySelector(`img[src='${client.logo}']`)).toBeVisible();
    await expect(screen.queryByText(/Analytical Engines/)).toBeNull();
    await expect(document.title).toBe(before);
  },
};

const unsafeLogo = { ...client, logo: 'javascript:alert(1)' };

export const UnsafeLogo: Story = {
  parameters: { emulator: { clients: [unsafeLogo] } },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { name: 'Sign in to Analytical Engines' });
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

const navigate = fn();

/** Below the folder of the login; all other paths belong to the host. */
export const UnknownPage: Story = {
  beforeEach: () => void navigate.mockReset(),
  render: () => (
    <>
      <AuthRoutes path="/account/nowhere" navigate={navigate} />
      <AuthRoutes path="/reports" />
      <AuthRoutes path="/account/elsewhere" otherwise={<p>Page of the host</p>} />
    </>
  ),
  play: async () => {
    await screen.findByRole('heading', { name: 'This page does not exist' });
    await screen.findByText('Page of the host');
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    await expect(navigate.mock.lastCall?.[0]).toBe('/account/login');
    await expect(screen.getAllByRole('heading')).toHaveLength(1);
  },
};

/** The alias has no account; the general login is still offered. */
export const UnknownAlias: Story = {
  render: (args, { loaded }) => (
    <IdentityProvider identity={{ ...identityOf(loaded), tenantAlias: async () => 'nowhere' }} load={false}>
      <LoginBox {...args} />
    </IdentityProvider>
  ),
  play: async () => {
    const message = await screen.findByText(/^Nothing is registered under nowhere\./);
    await expect(message.closest('[role=alert]')).toBeNull();
    await giveEmail('reader@acme.test');
    await passwordBox();
  },
};

const redirected = fn();

/** Users who are signed in already do not sign in again on the login route of an application. */
export const SignedInAlready: Story = {
  parameters: { signedInAs: 'reader@acme.test' },
  beforeEach: ({ loaded }) => {
    redirected.mockClear();
    spyOn(identityOf(loaded).environment, 'redirect').mockImplementation(redirected);
  },
  render: (_, { loaded }) => (
    <IdentityProvider identity={{ ...identityOf(loaded), loginMode: 'embedded' }} load={false}>
      <AtAddress address="/account/login?redirectUrl=%2Forders">
        <LoginRoute autoFocus={false} />
      </AtAddress>
    </IdentityProvider>
  ),
  play: async () => {
    await screen.findByRole('heading', { name: 'You are signed in' });
    await waitFor(() => expect(String(redirected.mock.lastCall?.[0])).toMatch(/\/orders$/));
  },
};

/** A host that navigates itself, as the provider's own pages do, decides about it. */
export const SignedInAtHostThatNavigates: Story = {
  ...SignedInAlready,
  render: (args, { loaded }) => (
    <IdentityProvider identity={{ ...identityOf(loaded), loginMode: 'embedded' }} load={false}>
      <AtAddress address="/account/login">
        <LoginRoute autoFocus={false} onSuccess={args.onSuccess} />
      </AtAddress>
    </IdentityProvider>
  ),
  play: async ({ args }) => {
    await giveEmail('reader@acme.test');
    await passwordBox();
    await expect(args.onSuccess).not.toHaveBeenCalled();
  },
};

export const NoKeyboardOnTouchScreens: Story = {
  args: { autoFocus: true },
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('coarse') ? 'all' : query));
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Email' });
    await expect(field).not.toHaveFocus();
    await giveEmail('reader@acme.test');
    const box = await passwordBox();
    await waitFor(() => expect(box).toHaveFocus());
  },
};

/** The page stays although the sign-in is done: after three seconds there is a button. */
export const NavigationHangs: Story = {
  args: { step: 'success' },
  beforeEach: ({ loaded }) => {
    const { environment } = identityOf(loaded);
    const { after } = environment;
    spyOn(environment, 'after').mockImplementation((ms, run) => after(ms === 3000 ? 10 : ms, run));
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};
