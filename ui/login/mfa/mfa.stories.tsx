import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MfaBox } from '../mfa-box';

const qrCode =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"%3E%3Cpath d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM6 6h1v1H6z"/%3E%3C/svg%3E';

const meta = {
  title: 'Login/Second factor',
  component: MfaBox,
  args: { onFinish: fn(async () => undefined) },
  parameters: { signedInAs: null },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
} satisfies Meta<typeof MfaBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verify: Story = {
  args: { step: 'verify', context: { methods: ['authenticatorApp', 'sms', 'email', 'webauthn'] } },
  play: async () => {
    const sms = await screen.findByRole('button', { name: /Text message/ });
    await expect(sms).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await screen.findByRole('button', { name: 'Authenticator app' }));
    await expect(await screen.findByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm another way' }));
    await expect(await screen.findByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  },
};
export const VerifyUnknownDevice: Story = { args: { step: 'verify' } };
export const AuthenticatorApp: Story = {
  args: { step: 'authenticatorApp', context: { methods: ['authenticatorApp'], canRemember: true } },
};
export const AuthenticatorAppIncomplete: Story = {
  args: { step: 'authenticatorApp', context: { methods: ['authenticatorApp'] } },
  play: async () => {
    const box = await screen.findByRole('textbox', { name: 'Code' });
    await userEvent.type(box, '123{Enter}');
    await expect(await screen.findByText('Enter all six digits.')).toBeVisible();
  },
};
export const AuthenticatorAppEnrolment: Story = {
  args: { step: 'authenticatorApp', context: { enrolled: false, methods: ['authenticatorApp'], qrCode } },
};
export const AuthenticatorAppWithoutPicture: Story = {
  args: { step: 'authenticatorApp', context: { enrolled: false, methods: ['authenticatorApp'] } },
};
export const RecoveryCode: Story = {
  args: { step: 'recoveryCode', context: { enrolled: false, recoveryCode: 'H7QK-2MPX-9RTA-LB4W' } },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Recovery code' })).toHaveValue('H7QK-2MPX-9RTA-LB4W');
  },
};
export const SmsSetPhoneNumber: Story = {
  args: { step: 'smsSetPhoneNumber', context: { enrolled: false, methods: ['authenticatorApp', 'sms'] } },
};
export const SmsVerifyCode: Story = { args: { step: 'smsVerifyCode', context: { enrolled: false, methods: ['sms'] } } };
export const EmailVerifyCode: Story = { args: { step: 'emailVerifyCode', context: { methods: ['email'] } } };
export const NoMfaEnrolledStepUp: Story = { args: { step: 'noMFAEnrolledStepUp' } };
