import type { Identity } from '@gatehouse/sdk';
import type { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import type { Meta, StoryObj } from '@storybook/react-vite';
import encodeQR from 'qr';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as arabic } from '../../locales/ar';
import { texts as german } from '../../locales/de';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { credentialOf } from '../story-parts/credential';
import { seeHeadings } from '../story-parts/headings';
import MfaBox from './mfa-box';

const asPicture = (svg: string) => `data:image/svg+xml;base64,${btoa(svg)}`;
const qrCode = asPicture(
  encodeQR(
    'otpauth://totp/Gatehouse:new%40acme.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Gatehouse&algorithm=SHA1&digits=6&period=30',
    'svg',
  ),
);
const unreadable =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"%3E%3Cpath d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM6 6h1v1H6z"/%3E%3C/svg%3E';

const notes = {
  MfaBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'The code is one input; a complete code is sent at once.',
    ],
    do: ['Hand in what the refused login returned; the box offers the factors that the user has.'],
    avoid: ['Do not render it by itself after a password: `LoginBox` includes it.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Login/Second factor',
  component: MfaBox,
  args: { onFinish: fn(async () => undefined) },
  parameters: { docs: { notes }, signedInAs: null },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
} satisfies Meta<typeof MfaBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const phones = [
  { id: 'p1', phoneNumber: '*** 0042' },
  { id: 'p2', phoneNumber: '*** 0108' },
];
const every = ['authenticatorApp', 'sms', 'email', 'webauthn'] as const;
const codes = [
  { path: '*/user/mfa/sms/p1', status: 200, body: { otcToken: 'o1', phoneNumber: '*** 0042' } },
  { path: '*/user/mfa/sms/p1/verify', status: 200, body: { accessToken: 'a.b.c' } },
];
/** The provider's response when a security key is about to be used. */
const keySession = {
  path: '*/user/mfa/webauthn/k1',
  status: 200,
  body: { webauthnToken: 'w1', options: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' } },
};
/** Advances the clock, so that a code can be sent again. */
const halfAMinuteLater = ({ identity }: { identity?: Identity }) => {
  if (!identity) throw new Error('These stories need the identity of .storybook/identity.tsx.');
  const later = identity.environment.now() + 31_000;
  spyOn(identity.environment, 'now').mockReturnValue(later);
};
const codeBox = () => screen.findByRole('textbox', { name: 'Code' });

const steps: StepContexts<typeof mfaFlow> = {
  verify: { enrolled: true, methods: every },
  authenticatorApp: { methods: ['authenticatorApp'], canRemember: true },
  smsSetPhoneNumber: { enrolled: false, methods: ['authenticatorApp', 'sms'] },
  smsVerifyCode: { enrolled: false, methods: ['sms'], otcToken: 'o1', phoneNumber: '+44 20 7946 0042' },
  emailVerifyCode: { methods: ['email'], otcToken: 'o1', canRemember: true },
  recoveryCode: { enrolled: false, recoveryCode: 'H7QK-2MPX-9RTA-LB4W' },
  noMFAEnrolledStepUp: {},
};

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => <StepGallery contexts={steps}>{(props) => <MfaBox {...args} {...props} />}</StepGallery>,
  play: () =>
    seeHeadings([
      'Confirm it’s you',
      'Enter the code',
      'Add your phone',
      'Check your phone',
      'Check your email',
      'Save your recovery code',
      'Two-step verification required',
    ]),
};

export const Verify: Story = {
  args: { step: 'verify', context: { methods: every } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Text message/ })).toBeEnabled();
    await userEvent.click(await screen.findByRole('button', { name: 'Authenticator app' }));
    await expect(await screen.findByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another method' }));
    await expect(await screen.findByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  },
};
/** The method that last verified a user of this browser comes first. */
export const VerifyLastUsed: Story = {
  args: { step: 'verify', context: { methods: ['authenticatorApp', 'sms', 'email'] } },
  beforeEach: ({ loaded }: { loaded: { identity?: Identity } }) => {
    loaded.identity?.environment.local.setItem('GATEHOUSE_LAST_FACTOR', 'email');
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Email' });
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Email', 'Authenticator app', 'Text message']);
  },
};

export const VerifySeveralKeys: Story = {
  args: {
    step: 'verify',
    context: {
      methods: ['webauthn'],
      devices: {
        webauthn: [
          { id: 'k1', deviceType: 'Platform', name: 'Laptop' },
          { id: 'k2', deviceType: 'CrossPlatform' },
        ],
      },
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Laptop' });
    await screen.findByRole('button', { name: 'Security key' });
  },
};
export const KeyCanceled: Story = {
  args: { step: 'verify', context: { methods: every, devices: { webauthn: [{ id: 'k1' }] } } },
  parameters: { faults: [keySession] },
  play: async () => {
    spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
    await userEvent.click(await screen.findByRole('button', { name: 'Passkey or security key' }));
    await expect(await screen.findByText(/The passkey was not used/)).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  },
};
export const KeyPath: Story = {
  args: { step: 'verify', context: { methods: every, devices: { webauthn: [{ id: 'k1' }] } } },
  parameters: {
    faults: [keySession, { path: '*/user/mfa/webauthn/k1/verify', status: 200, body: { accessToken: 'a.b.c' } }],
  },
  play: async ({ args }) => {
    const used = credentialOf({ clientDataJSON: '{}', authenticatorData: 'data', signature: 'sig' });
    const get = spyOn(navigator.credentials, 'get').mockResolvedValue(used);
    await userEvent.click(await screen.findByRole('button', { name: 'Passkey or security key' }));
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledWith({ accessToken: 'a.b.c' }));
    await expect(get.mock.calls[0]?.[0]?.publicKey?.challenge).toBeInstanceOf(ArrayBuffer);
  },
};
export const AuthenticatorAppIncomplete: Story = {
  args: { step: 'authenticatorApp', context: { methods: ['authenticatorApp'] } },
  play: async () => {
    const box = await screen.findByRole('textbox', { name: 'Code' });
    await userEvent.type(box, '123{Enter}');
    await expect(await screen.findByText('Enter all six digits.')).toBeVisible();
  },
};
const enrolling = {
  step: 'authenticatorApp',
  context: { enrolled: false, methods: ['authenticatorApp'], qrCode },
} as const;
const openSetupKey = async () => userEvent.click(await screen.findByRole('button', { name: 'Can’t scan it?' }));
/** Emulates a small touch screen. */
const onPhone = () => {
  const real = window.matchMedia.bind(window);
  const media = spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('coarse') ? 'all' : query),
  );
  return () => media.mockRestore();
};

export const AuthenticatorAppEnrollment: Story = { args: enrolling };
export const SetupKey: Story = {
  args: enrolling,
  play: async () => {
    await openSetupKey();
    const key = await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    await expect(key).toBeVisible();
    await expect(screen.getByText('new@acme.test')).toBeVisible();
    await expect(screen.getByText('Time-based')).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await userEvent.click(screen.getByRole('button', { name: 'Copy setup key' }));
    await expect(await screen.findByText(/did not allow copying/)).toBeVisible();
    await expect(getSelection()?.toString()).toBe('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    write.mockResolvedValueOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Copy setup key' }));
    await screen.findByText('Copied');
    await expect(write).toHaveBeenLastCalledWith('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    await openSetupKey();
    await expect(key).not.toBeVisible();
  },
};
export const SetupKeyUnreadable: Story = {
  args: { ...enrolling, context: { ...enrolling.context, qrCode: unreadable } },
  play: async () => {
    await openSetupKey();
    await screen.findByText(/could not be read/);
    await expect(screen.queryByRole('button', { name: 'Can’t scan it?' })).toBeNull();
    await expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
  },
};
export const SetupKeyOnPhone: Story = {
  args: enrolling,
  globals: { width: '320px' },
  beforeEach: onPhone,
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Open your authenticator app' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^otpauth:\/\/totp\/Gatehouse:new%40acme\.test\?secret=/),
    );
    await expect(screen.getByText(/^JBSW Y3DP/)).toBeVisible();
    await expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show the QR code' }));
    await expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
  },
};
export const SetupKeyUnreadableOnPhone: Story = {
  args: { ...enrolling, context: { ...enrolling.context, qrCode: unreadable } },
  globals: { width: '320px' },
  beforeEach: onPhone,
  play: async () => {
    await expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(screen.queryByRole('link')).toBeNull();
  },
};
export const SetupKeyInGerman: Story = {
  args: enrolling,
  globals: { width: '320px' },
  render: (args) => (
    <TextsProvider texts={german}>
      <MfaBox {...args} />
    </TextsProvider>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Scannen nicht möglich?' }));
    await expect(await screen.findByText(/^JBSW Y3DP/)).toBeVisible();
  },
};
export const SetupKeyInArabic: Story = {
  args: enrolling,
  globals: { direction: 'rtl', width: '320px' },
  beforeEach: onPhone,
  render: (args) => (
    <TextsProvider texts={arabic}>
      <MfaBox {...args} />
    </TextsProvider>
  ),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'فتح تطبيق المصادقة' })).toBeVisible();
    // The groups of the key read from left to right; its lines start where the other values do.
    const [key, account] = ['code', 'bdi'].map((value) => {
      const text = document.createRange();
      text.selectNodeContents(document.querySelector(`[data-slot=setup-key] ${value}`) ?? document.body);
      return Math.max(...[...text.getClientRects()].map(({ right }) => right));
    });
    await expect(key).toBeCloseTo(account ?? 0, 0);
  },
};
export const AuthenticatorAppWithoutPicture: Story = {
  args: { step: 'authenticatorApp', context: { enrolled: false, methods: ['authenticatorApp'] } },
};
export const RecoveryCode: Story = {
  args: { step: 'recoveryCode', context: { enrolled: false, recoveryCode: 'H7QK-2MPX-9RTA-LB4W' } },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Recovery code' })).toHaveValue('H7QK-2MPX-9RTA-LB4W');
    await expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};
export const SmsOfSeveralPhones: Story = {
  args: { step: 'smsVerifyCode', context: { methods: ['sms'], devices: { phones } } },
  parameters: { faults: codes },
  play: async ({ args, loaded }) => {
    await userEvent.click(await screen.findByRole('button', { name: '*** 0042' }));
    await expect(await screen.findByText(/^Enter the code we sent to \W*0042\W*$/)).toBeVisible();
    halfAMinuteLater(loaded);
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await expect(await screen.findByText('A new code is on its way.')).toBeVisible();
    await userEvent.click(await codeBox());
    await userEvent.paste('123456');
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledWith({ accessToken: 'a.b.c' }));
  },
};
export const SmsNotSent: Story = {
  args: { step: 'smsVerifyCode', context: { methods: ['sms'], devices: { phones: phones.slice(0, 1) } } },
  parameters: {
    faults: [
      { path: '*/user/mfa/sms/p1', status: 429, body: { errors: ['Too many messages. Wait a minute.'] }, times: 1 },
      ...codes,
    ],
  },
  play: async () => {
    await screen.findByText('The code could not be sent.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('Too many messages. Wait a minute.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await codeBox()).toBeVisible();
  },
};
/** The text names the address if the user has one email device; else it only says where the code is. */
export const EmailSent: Story = {
  args: {
    step: 'emailVerifyCode',
    context: { methods: ['email'], devices: { emails: [{ email: 'reader@acme.test' }] }, otcToken: 'o1' },
  },
  play: async () => {
    await expect(await screen.findByText('Enter the code we sent to reader@acme.test.')).toBeVisible();
  },
};
export const NoMfaEnrolledStepUp: Story = {
  args: { step: 'noMFAEnrolledStepUp', onEnroll: fn(), onCancel: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set it up now' }));
    await expect(args.onEnroll).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
export const NoMfaEnrolledWithoutMethods: Story = {
  args: { step: 'noMFAEnrolledStepUp' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Two-step verification required' });
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
