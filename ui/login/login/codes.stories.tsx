import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { authenticatorCode } from '../story-parts/code';
import { LoginBox } from './login-box';
import { codeBox, giveEmail, givePassword, halfAMinuteLater, inMain, passwordBox, providerOf } from './story-steps';

const meta: Meta<typeof LoginBox> = {
  title: 'Login/Codes',
  component: LoginBox,
  args: { onSuccess: fn() },
  parameters: { signedInAs: null },
  decorators: inMain,
};

export default meta;
type Story = StoryObj<typeof meta>;

export const CodeByEmailPath: Story = {
  parameters: { emulator: { authStrategy: 'Code' } },
  play: async ({ args, loaded }) => {
    await giveEmail('reader@acme.test');
    const provider = providerOf(loaded);
    const box = await codeBox();
    const waiting = screen.getByRole('button', { name: /^Send again in \d+ seconds$/ });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(waiting);
    await expect(provider.hits('*/passwordless/code/prelogin')).toBe(1);
    halfAMinuteLater(loaded);
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await expect(await screen.findByText('A new code is on its way.')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Send again in 60 seconds' })).toBeVisible();
    await userEvent.click(box);
    await userEvent.paste(/\d{6}/.exec(provider.db.outbox.list().at(-1)?.text ?? '')?.[0] ?? '');
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};

export const CodeBySmsPath: Story = {
  parameters: { emulator: { authStrategy: 'SmsCode' }, faults: [{ path: '*/smscode/prelogin', delay: 50 }] },
  play: async () => {
    await giveEmail('reader@acme.test');
    const choice = await screen.findByRole('checkbox', { name: /Next time/ });
    await expect(choice).toBeVisible();
    const box = await codeBox();
    await expect(box).toBeVisible();
    // The last digit submits the form, and the hint says so before the choice below it.
    await expect(box).toHaveAccessibleDescription(/Sent as soon as you enter the last digit/);
    await expect(box.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** A second strategy of the vendor replaces the password, on request. */
export const CodeInsteadOfPassword: Story = {
  parameters: { emulator: { secondaryStrategies: ['Code'] } },
  play: async ({ args, loaded }) => {
    await giveEmail('reader@acme.test');
    await passwordBox();
    await expect(screen.queryByRole('button', { name: 'Text me a code instead' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Email me a code instead' }));
    await userEvent.click(await codeBox());
    await userEvent.paste(/\d{6}/.exec(providerOf(loaded).db.outbox.list().at(-1)?.text ?? '')?.[0] ?? '');
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};

export const SentTooOften: Story = {
  args: { step: 'loginWithOtc', context: { email: 'reader@acme.test' } },
  parameters: {
    faults: [{ path: '*/passwordless/code/prelogin', status: 429, headers: { 'retry-after': '300' } }],
  },
  play: async ({ loaded }) => {
    await screen.findByRole('button', { name: /^Send again in/ });
    halfAMinuteLater(loaded);
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await expect(await screen.findByText('Too many requests. Try again in 5 minutes.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send again in 5 minutes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NothingSent: Story = {
  args: { step: 'loginWithOtc', context: { email: 'reader@acme.test' } },
  parameters: { faults: [{ path: '*/passwordless/code/prelogin', network: 'refuse' }] },
  play: async ({ loaded }) => {
    await screen.findByRole('button', { name: /^Send again in/ });
    halfAMinuteLater(loaded);
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await screen.findByText(/could not be reached/);
    await expect(screen.getByRole('button', { name: 'Send a new code' })).not.toHaveAttribute('aria-disabled');
    await expect(screen.queryByText('A new code is on its way.')).toBeNull();
  },
};

export const TwoFactorPath: Story = {
  play: async ({ args }) => {
    await giveEmail('mfa@acme.test');
    await givePassword('mfa-Secret-1');
    const box = await codeBox();
    await expect(box).toHaveAttribute('autocomplete', 'one-time-code');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.paste('000000');
    await waitFor(() => expect(box).toHaveAccessibleDescription(/This code is incorrect/));
    await expect(box).toHaveValue('');
    await userEvent.paste(await authenticatorCode('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};

export const RecoveryCodePath: Story = {
  play: async ({ args }) => {
    await giveEmail('mfa@acme.test');
    await givePassword('mfa-Secret-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Use your recovery code' }));
    const box = await screen.findByRole('textbox', { name: 'Recovery code' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, 'WRONG-CODE{Enter}');
    await waitFor(() => expect(box).toHaveAccessibleDescription(/This recovery code is incorrect/));
    // It is long: a typing mistake can be found, and a paste replaces all of it.
    await expect(box).toHaveValue('WRONG-CODE');
    await expect(box).toHaveFocus();
    await userEvent.paste('MILO-RECA-VERY-2345');
    await expect(box).toHaveValue('MILO-RECA-VERY-2345');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/Two-step verification is turned off/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mfa@acme.test');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await givePassword('mfa-Secret-1');
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};

export const EnrollmentPath: Story = {
  play: async ({ args, loaded }) => {
    await giveEmail('new@acme.test');
    await givePassword('new-Secret-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Authenticator app' }));
    await expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    // The secret is only in the picture; the story reads it from the provider instead of scanning.
    const provider = providerOf(loaded);
    const [mfaSession] = provider.db.mfaSessions.list();
    await userEvent.click(await codeBox());
    await userEvent.paste(await authenticatorCode(mfaSession?.enrolling ?? ''));
    await expect(await screen.findByRole('heading', { name: 'Save your recovery code' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
    await expect(args.onSuccess).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};
