import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { LoginBox } from './login-box';
import { enteringPassword, giveEmail, givePassword, identityOf, inMain, passwordBox, providerOf } from './story-steps';

const meta: Meta<typeof LoginBox> = {
  title: 'Login/Service errors',
  component: LoginBox,
  args: { onSuccess: fn() },
  parameters: { signedInAs: null },
  decorators: inMain,
};

export default meta;
type Story = StoryObj<typeof meta>;

export const ServiceDown: Story = {
  parameters: { faults: [{ path: '*/configurations/v1/public', network: 'refuse' }] },
  play: async () => {
    await giveEmail('reader@acme.test');
    const alert = await screen.findByText(/could not be reached/);
    await expect(alert.closest('[role=alert]')).not.toBeNull();
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('reader@acme.test');
  },
};

/** No response comes: a message appears, and the user can cancel, which keeps the step and what was typed. */
export const SlowService: Story = {
  args: enteringPassword,
  parameters: { faults: [{ path: '*/identity/resources/auth/v1/user', network: 'hang', times: 1 }] },
  play: async ({ loaded }) => {
    const { environment } = identityOf(loaded);
    const { after } = environment;
    spyOn(environment, 'after').mockImplementation((ms, run) => after(ms === 8000 ? 50 : ms, run));
    await givePassword('not-my-password');
    const message = await screen.findByText('This is taking longer than usual.');
    await expect(message.closest('[role=status]')).not.toBeNull();
    await waitFor(() => expect(providerOf(loaded).hits('*/identity/resources/auth/v1/user')).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
    await expect(await passwordBox()).toHaveValue('not-my-password');
    await expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Incorrect email or password.')).toBeVisible();
  },
};

/** After an error of the provider the form can be submitted again as it is, and support gets a reference. */
export const ServiceFailing: Story = {
  args: enteringPassword,
  parameters: {
    faults: [{ path: '*/identity/resources/auth/v1/user', status: 503, times: 1 }],
  },
  play: async () => {
    const write = fn(async () => {});
    spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    await givePassword('not-my-password');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await expect(retry.closest('[role=alert]')).not.toBeNull();
    const reference = screen.getByText('Reference').querySelector('code')?.textContent;
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenCalledWith(reference);
    await expect(await passwordBox()).toHaveValue('not-my-password');
    await userEvent.click(retry);
    await expect(await screen.findByText('Incorrect email or password.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const OriginRefused: Story = {
  parameters: {
    faults: [
      {
        path: '*',
        status: 403,
        body: { errors: ['no'], errorCode: 'origin-refused', errorContext: { origin: 'http://localhost:5173' } },
      },
    ],
  },
  play: async () => {
    const alert = await screen.findByText(
      /^This address is not registered at the identity provider: http:\/\/localhost:5173\./,
    );
    await expect(alert.closest('[role=alert]')).not.toBeNull();
    await giveEmail('reader@acme.test');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy'));
    await expect(screen.getByText(/^This address is not registered/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Email' })).toBeValid();
  },
};

export const ProviderUnreachable: Story = {
  parameters: { faults: [{ path: '*', network: 'refuse' }] },
  play: async () => {
    const alert = await screen.findByText(/^The identity provider at .* could not be reached\./);
    await expect(alert).toHaveTextContent(location.origin);
  },
};

export const RepeatedSubmit: Story = {
  args: enteringPassword,
  parameters: { faults: [{ path: '*/auth/v1/user', delay: 100 }] },
  play: async ({ loaded }) => {
    const provider = providerOf(loaded);
    await userEvent.type(await passwordBox(), 'reader-Secret-1');
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    await screen.findByRole('heading', { name: 'You are signed in' });
    await expect(provider.hits('*/auth/v1/user')).toBe(1);
  },
};
