import type { loginFlow } from '@gatehouse/sdk/flows/login';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as arabic } from '../../locales/ar';
import { texts as german } from '../../locales/de';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { seeHeadings } from '../story-parts/headings';
import { byApp, toSetUp } from '../story-parts/second-factor';
import { LoginBox } from './login-box';

const notes = {
  LoginBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'Errors are announced and describe their field.',
      'Password managers, passkeys and one-time codes fill in their fields.',
    ],
    do: [
      'Add to steps with `slots`; replace a step with `screens`.',
      'Put it into `main`, and set `autoFocus` on a page that consists of nothing else.',
    ],
    avoid: ['Do not put the box into a `form`.'],
  },
  AuthRoutes: {
    accessibility: ['Shows one box at a time; the same as each box.'],
    do: ['Hand in `path` and `navigate` of your router.', 'Keep `boxes` the same between renders.'],
    avoid: ['Do not wrap it into `RequireSession`: it holds the pages for signing in.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof LoginBox> = {
  title: 'Login/Login box',
  component: LoginBox,
  args: { onSuccess: fn() },
  parameters: { docs: { notes }, signedInAs: null },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof LoginBox>;

const ada = { email: 'ada.lovelace@analytical-engines.test' };
const enteringPassword = { step: 'loginWithPassword', context: ada } as const;

export const Email: Story = {};
export const EmailOfInvitation: Story = { args: { context: ada } };

export const EmailOnKnownDevice: Story = {
  args: { step: 'preLogin', context: { passkeys: true, quick: { userId: 'user-1' } } },
};

/** The last used method is marked. The embedding app requires confirmation before redirecting to a social provider. */
export const ServiceUsedLast: Story = {
  parameters: { emulator: { social: ['github', 'google'] } },
  beforeEach: ({ loaded }) => {
    loaded.identity.environment.local.setItem('GATEHOUSE_LAST_WAY', 'social:google');
    Reflect.set(globalThis, 'FronteggNativeBridgeFunctions', { shouldPromptSocialLoginConsent: true });
    return () => void Reflect.deleteProperty(globalThis, 'FronteggNativeBridgeFunctions');
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google Last used' }));
    await expect(await screen.findByText('Continue with Google?')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Continue', description: 'Continue with Google?' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: 'Continue with GitHub' });
  },
};

/** Social providers are rendered below the email form, in the vendor's order, each with the mark of its brand. */
export const Services: Story = {
  parameters: { emulator: { social: ['google', 'microsoft', 'github', 'apple', 'facebook', 'linkedin', 'slack'] } },
  play: async () => {
    const google = await screen.findByRole('button', { name: 'Continue with Google' });
    await expect(google).toBeVisible();
    for (const button of screen.getAllByRole('button', { name: /^Continue with/ })) {
      await waitFor(() => expect(button.querySelector('svg path')).not.toBeNull());
    }
    await userEvent.click(google);
    await expect(google).toHaveAttribute('aria-disabled', 'true');
  },
};

const onKnownPhone = { quick: { userId: 'user-1' }, phoneNumber: '*** 0042' };

/** The device knows the phone, not the email address: both steps have the same place for who is signing in. */
export const NotYou: Story = {
  args: { step: 'loginWithQuickSmsOtc', context: onKnownPhone },
  play: async () => {
    const notYou = await screen.findByRole('button', { name: 'Not you?' });
    await expect(notYou.closest('[data-slot=account-row]')).toHaveTextContent('*** 0042');
    await userEvent.click(notYou);
    await screen.findByRole('textbox', { name: 'Email' });
  },
};

export const NotYouOnUnknownPhone: Story = {
  args: { step: 'loginWithQuickSmsOtc', context: { quick: { userId: 'user-1' } } },
  play: async () => {
    const submit = await screen.findByRole('button', { name: 'Sign in' });
    const notYou = screen.getByRole('button', { name: 'Not you?' });
    await expect(submit.compareDocumentPosition(notYou)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const PasswordOrPasskey: Story = { args: { ...enteringPassword, context: { ...ada, passkeys: true } } };
export const PasswordOfLongAddress: Story = {
  args: { step: 'loginWithPassword', context: { email: `a.rather.long.name@${'very-'.repeat(8)}long.example.test` } },
  globals: { width: '320px' },
};

const steps: StepContexts<typeof loginFlow> = {
  preLogin: {},
  loginWithPassword: ada,
  magicLinkPreLoginSuccess: ada,
  loginWithOtc: ada,
  loginWithSmsOtc: { ...ada, phoneNumber: '*** 0042' },
  loginWithQuickSmsOtc: { phoneNumber: '*** 0042' },
  redirectToSSO: { ...ada, ssoAddress: 'https://login.analytical-engines.test' },
  loginWithSSOFailed: ada,
  loginWithTwoFactor: { ...ada, mfa: byApp },
  recoverTwoFactor: ada,
  forceTwoFactor: { ...ada, mfa: toSetUp },
  promptPasskeys: ada,
  breachedPassword: ada,
  breachedPasswordSuccess: ada,
  success: ada,
};

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => <StepGallery contexts={steps}>{(props) => <LoginBox {...args} {...props} />}</StepGallery>,
  play: () =>
    seeHeadings([
      'Sign in',
      'Enter your password',
      'Check your email',
      'Check your email',
      'Check your phone',
      'Check your phone',
      'Continue with SSO',
      'SSO sign-in failed',
      'Enter the code',
      'Use your recovery code',
      'Protect your account',
      'Sign in faster next time',
      'Choose a new password',
      'Check your email',
      'You are signed in',
    ]),
};

export const TwoFactor: Story = {
  args: { step: 'loginWithTwoFactor', context: { ...ada, mfa: byApp } },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: /14 days/ })).toBeVisible();
  },
};

export const German: Story = {
  ...TwoFactor,
  play: undefined,
  globals: { width: '320px' },
  render: (args) => (
    <TextsProvider texts={german}>
      <LoginBox {...args} />
    </TextsProvider>
  ),
};
export const Arabic: Story = {
  args: enteringPassword,
  globals: { direction: 'rtl' },
  render: (args) => (
    <TextsProvider texts={arabic}>
      <LoginBox {...args} />
    </TextsProvider>
  ),
};

const loadGerman = () => import('../../locales/de/login');
const loadFlows = fn(loadGerman);
const flaky = { ...german, flows: loadFlows };

/** Loading the texts of the box fails first and succeeds on retry. */
export const TextsFailing: Story = {
  args: enteringPassword,
  beforeEach: () => {
    loadFlows.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(loadGerman);
  },
  render: (args) => (
    <TextsProvider texts={flaky}>
      <LoginBox {...args} />
    </TextsProvider>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: german.common.tryAgain }));
    await screen.findByRole('heading', { name: 'Passwort eingeben' });
    await expect(loadFlows).toHaveBeenCalledTimes(2);
  },
};
