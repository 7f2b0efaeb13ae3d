import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { credentialOf } from '../story-parts/credential';
import { LoginBox } from './login-box';
import { giveEmail, givePassword, inMain, passwordBox, providerOf } from './story-steps';

const meta: Meta<typeof LoginBox> = {
  title: 'Login/Passkeys',
  component: LoginBox,
  args: { onSuccess: fn() },
  parameters: { signedInAs: null },
  decorators: inMain,
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Enables passkeys in the provider's policy, and mocks the responses for creating and using one. */
const withPasskeys = [
  {
    path: '*/auth/strategies/public',
    status: 200,
    body: { mainAuthStrategies: [], secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: true }] },
  },
  { method: 'GET', path: '*/users/webauthn/v1/devices', status: 200, body: { devices: [] } },
  {
    method: 'POST',
    path: '*/users/webauthn/v1/devices',
    status: 200,
    body: {
      options: {
        rp: { id: 'localhost', name: 'Gatehouse' },
        user: { id: 'dXNlcg', name: 'reader', displayName: 'Reader' },
        challenge: 'Y2hhbGxlbmdl',
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      },
    },
  },
  { path: '*/users/webauthn/v1/devices/verify', status: 200 },
  { path: '*/webauthn/prelogin', status: 200, body: { options: { challenge: 'Y2hhbGxlbmdl' } } },
];

const keepsPasskeys = (keeps: boolean) => () =>
  void spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable').mockResolvedValue(keeps);

/** Without a screen lock, the device cannot keep a passkey, so none is offered. */
export const NoPasskeyWithoutScreenLock: Story = {
  parameters: { faults: withPasskeys },
  beforeEach: keepsPasskeys(false),
  play: async ({ args }) => {
    await giveEmail('reader@acme.test');
    await givePassword('reader-Secret-1');
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};

export const PasskeyOfThisDevice: Story = {
  args: { step: 'promptPasskeys' },
  parameters: { faults: withPasskeys },
  play: async ({ args }) => {
    spyOn(navigator.credentials, 'create').mockRejectedValueOnce(new DOMException('has one', 'InvalidStateError'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await expect(await screen.findByText('This device already has one.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};

export const PasskeyAddedAfterSignIn: Story = {
  parameters: { faults: withPasskeys },
  beforeEach: keepsPasskeys(true),
  play: async ({ args, loaded }) => {
    const created = credentialOf({ clientDataJSON: '{}', attestationObject: 'object' });
    spyOn(navigator.credentials, 'create').mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'));
    await giveEmail('reader@acme.test');
    await givePassword('reader-Secret-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await expect(await screen.findByText(/The passkey was not used/)).toBeVisible();
    spyOn(navigator.credentials, 'create').mockResolvedValueOnce(created);
    await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
    await expect(providerOf(loaded).hits('*/users/webauthn/v1/devices/verify')).toBe(1);
  },
};

export const PasskeyPath: Story = {
  parameters: {
    faults: [...withPasskeys, { path: '*/webauthn/postlogin', status: 401, body: { errors: ['Unknown passkey'] } }],
  },
  play: async ({ loaded }) => {
    const used = credentialOf({ clientDataJSON: '{}', authenticatorData: 'data', signature: 'sig' });
    // The user picks no suggestion of the email field.
    spyOn(navigator.credentials, 'get').mockImplementation((options) =>
      options?.mediation === 'conditional' ? new Promise(() => undefined) : Promise.resolve(used),
    );
    await expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    await giveEmail('reader@acme.test');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    const box = await passwordBox();
    // The message does not mention the password, and is not the provider's wording.
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This passkey was not accepted. Use another way.'),
    );
    await expect(box).not.toHaveAttribute('aria-invalid', 'true');
    await expect(providerOf(loaded).hits('*/webauthn/postlogin')).toBe(1);
  },
};

/**
 * A passkey picked from the suggestions of the email field needs no address and no password; a removed one is
 * explained.
 */
export const PasskeyPicked: Story = {
  parameters: {
    faults: [
      ...withPasskeys,
      {
        path: '*/webauthn/postlogin',
        status: 401,
        body: { errors: ['No such passkey'], errorCode: 'passkey-unknown' },
      },
    ],
  },
  play: async ({ loaded }) => {
    await expect(await screen.findByText(/This passkey was removed/)).toBeVisible();
    await expect(providerOf(loaded).hits('*/webauthn/postlogin')).toBe(1);
    const email = screen.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeEnabled();
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  },
  beforeEach: () => {
    spyOn(navigator.credentials, 'get').mockResolvedValue(
      credentialOf({ clientDataJSON: '{}', authenticatorData: 'data', signature: 'sig' }),
    );
  },
};

export const PasskeysNotOffered: Story = {
  play: async () => {
    await giveEmail('reader@acme.test');
    await passwordBox();
    await expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  },
};

/** A host counts steps and failures: each once. */
export const ReportsEachStepOnce: Story = {
  args: { onStep: fn() },
  play: async ({ args }) => {
    const reported = () =>
      mocked(args.onStep ?? fn()).mock.calls.map(([step, , error]) => (error ? `${step}: ${error.errorCode}` : step));
    await giveEmail('reader@acme.test');
    await givePassword('wrong-Secret-1');
    await waitFor(() => expect(reported().at(-1)).toMatch(/^loginWithPassword: ./));
    await givePassword('reader-Secret-1');
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
    const steps = reported();
    await expect(steps.filter((step) => step === 'preLogin')).toHaveLength(1);
    await expect(new Set(steps).size).toBe(steps.length);
  },
};
