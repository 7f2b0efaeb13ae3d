import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LoginBox } from './login-box';
import { giveEmail, identityOf, inMain, passwordBox } from './story-steps';

const meta: Meta<typeof LoginBox> = {
  title: 'Login/Identity providers',
  component: LoginBox,
  args: { onSuccess: fn() },
  parameters: { signedInAs: null },
  decorators: inMain,
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A page that the browser kept while the user was at the identity provider starts anew, with the email. */
export const ReturnedFromIdentityProvider: Story = {
  args: {
    ...{ autoFocus: true, step: 'redirectToSSO' },
    context: { email: 'reader@acme.test', ssoAddress: 'https://login.lab.test' },
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Continue with SSO' });
    await waitFor(async () => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('reader@acme.test');
    });
  },
};

/** A failed single sign-on led back to the login: reason, reference, and the same address again. */
export const SsoFailed: Story = {
  args: { context: { email: 'reader@acme.test' } },
  beforeEach: ({ loaded }) => {
    const { tab, now } = identityOf(loaded).environment;
    const failure = { errorCode: 'callback-denied', message: 'The sign-in was not completed.', traceId: 'trace-42' };
    tab.setItem('GATEHOUSE_SSO_FAILED', JSON.stringify({ ...failure, at: now() }));
  },
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'SSO sign-in failed' });
    const reason = screen.getByText('The sign-in was not completed.');
    await expect(reason.closest('[role=alert]')).not.toBeNull();
    await expect(screen.getByText(/^Reference: .trace-42.$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    // This user has no single sign-on any more.
    await passwordBox();
    await expect(title).not.toBeVisible();
  },
};

/** The login starts over at the email step and no longer shows the reason. */
export const OtherEmailAfterSso: Story = {
  args: { context: { email: 'reader@acme.test' } },
  beforeEach: SsoFailed.beforeEach,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use another email' }));
    await expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('reader@acme.test');
    await expect(screen.queryByText('The sign-in was not completed.')).toBeNull();
  },
};

export const HostOfSso: Story = {
  args: { step: 'redirectToSSO', context: { email: 'ada@corp.test', ssoAddress: 'https://login.corp.test/saml?r=1' } },
  play: async () => {
    await expect(await screen.findByText(/You will sign in at .login\.corp\.test.\.$/)).toBeVisible();
  },
};

/** A vendor without a sign-in of its own: no password form, only the other ways and the reason. */
export const WithoutPassword: Story = {
  parameters: { emulator: { authStrategy: 'NoLocalAuthentication', social: ['google'] } },
  play: async () => {
    await giveEmail('reader@acme.test');
    await expect(await screen.findByRole('heading', { name: 'Sign in another way' })).toBeVisible();
    const reason = screen.getByText(/^You cannot sign in with a password here\./);
    await expect(reason.closest('[role=alert]')).toBeNull();
    await expect(screen.queryByLabelText('Password', { selector: 'input' })).toBeNull();
    await expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
    await expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('reader@acme.test');
  },
};
