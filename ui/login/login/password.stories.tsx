import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LoginBox } from './login-box';
import {
  enteringPassword,
  giveEmail,
  givePassword,
  halfAMinuteLater,
  inMain,
  passwordBox,
  providerOf,
} from './story-steps';

const meta: Meta<typeof LoginBox> = {
  title: 'Login/Password',
  component: LoginBox,
  args: { onSuccess: fn() },
  parameters: { signedInAs: null },
  decorators: inMain,
};

export default meta;
type Story = StoryObj<typeof meta>;

export const PasswordPath: Story = {
  play: async ({ args }) => {
    await giveEmail('reader@acme.test');
    await expect(await screen.findByRole('heading', { name: 'Enter your password' })).toBeVisible();
    await expect(screen.getByText('reader@acme.test')).toBeVisible();
    const box = await passwordBox();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await expect(box).toHaveAttribute('type', 'text');
    await userEvent.click(box);
    await userEvent.paste('reader-Secret-1');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeVisible();
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
    await expect(document.body.innerHTML).not.toContain('reader-Secret-1');
  },
};

export const WrongPassword: Story = {
  args: enteringPassword,
  play: async () => {
    await givePassword('not-my-password');
    const box = await passwordBox();
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Incorrect email or password/));
    const message = screen.getByText('Incorrect email or password.', { exact: false });
    expect(message.getBoundingClientRect().top).toBeGreaterThan(box.getBoundingClientRect().bottom + 4);
    await expect(box).toBeInvalid();
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

export const PasswordKeptWhenOffline: Story = {
  args: enteringPassword,
  parameters: { faults: [{ path: '*/auth/v1/user', network: 'refuse' }] },
  play: async () => {
    await givePassword('reader-Secret-1');
    await screen.findByText(/could not be reached/);
    await expect(await passwordBox()).toHaveValue('reader-Secret-1');
  },
};

export const Lockout: Story = {
  args: enteringPassword,
  play: async ({ loaded }) => {
    const provider = providerOf(loaded);
    const guess = async (tries: number) => {
      await givePassword(`wrong-${tries}`);
      await waitFor(() => expect(provider.hits('*/auth/v1/user')).toBe(tries));
    };
    for (const tries of [1, 2]) {
      await guess(tries);
      await waitFor(async () => expect(await passwordBox()).toHaveValue(''));
    }
    await expect(await passwordBox()).toHaveAccessibleDescription(
      /Incorrect email or password\. Try again in 1 second\./,
    );
    await guess(3);
    await expect(await screen.findByText('Too many requests. Try again in 1 second.')).toBeVisible();
    await expect(await passwordBox()).toHaveValue('wrong-3');
    await userEvent.clear(await passwordBox());
    for (const tries of [4, 5, 6]) {
      provider.settings.clockAhead += 10;
      await guess(tries);
      await waitFor(async () => expect(await passwordBox()).toHaveValue(''));
    }
    await expect(await screen.findByText(/Sign-in is locked until/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
    await expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('reader@acme.test');
    await expect(screen.queryByText(/locked/)).toBeNull();
  },
};

const onForgotPassword = fn();

/** The password appears where the email address was typed, and its button where the first one was pressed. */
export const NoLayoutShift: Story = {
  args: { onForgotPassword },
  play: async () => {
    const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
    const email = topOf(await screen.findByRole('textbox', { name: 'Email' }));
    const button = topOf(screen.getByRole('button', { name: 'Continue' }));
    await giveEmail('reader@acme.test');
    await expect(topOf(await passwordBox())).toBe(email);
    await expect(topOf(screen.getByRole('button', { name: 'Sign in' }))).toBe(button);
  },
};

export const ForgottenPassword: Story = {
  args: { ...enteringPassword, onForgotPassword },
  play: async () => {
    onForgotPassword.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    await waitFor(() => expect(onForgotPassword).toHaveBeenCalledWith('reader@acme.test'));
  },
};

/** A host without a page for forgotten passwords renders no link to it. */
export const WithoutForgotPassword: Story = {
  args: enteringPassword,
  play: async () => {
    await passwordBox();
    await expect(screen.queryByRole('button', { name: 'Forgot password?' })).toBeNull();
  },
};

/** Large enough for fingers, and Enter on the keyboard of a phone submits. */
export const SizesForTouch: Story = {
  args: enteringPassword,
  play: async () => {
    await expect((await screen.findByRole('button', { name: 'Sign in' })).offsetHeight).toBe(44);
    await expect(await passwordBox()).toHaveAttribute('enterkeyhint', 'go');
  },
};

export const BreachedPasswordPath: Story = {
  parameters: { faults: [{ path: '*/users/v1/passwords/reset', status: 200 }] },
  play: async ({ args, loaded }) => {
    await giveEmail('breached@acme.test');
    await givePassword('breached-Secret-1');
    await expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
    await expect(await screen.findByText(/A link is on its way to breached@acme.test/)).toBeVisible();
    await expect(providerOf(loaded).hits('*/users/v1/passwords/reset')).toBe(1);
    halfAMinuteLater(loaded);
    await userEvent.click(await screen.findByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(providerOf(loaded).hits('*/users/v1/passwords/reset')).toBe(2));
    await expect(args.onSuccess).not.toHaveBeenCalled();
  },
};
