import type { Identity } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import type {
  magicLinkCallbackFlow,
  oidcCallbackFlow,
  samlCallbackFlow,
  socialCallbackFlow,
} from '@gatehouse/sdk/flows/callbacks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as arabic } from '../../locales/ar';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { AtAddress } from '../story-parts/address';
import { seeHeadings } from '../story-parts/headings';
import { byApp } from '../story-parts/second-factor';
import { MagicLinkCallbackBox, OidcCallbackBox, SamlCallbackBox, SocialCallbackBox } from './callback-boxes';

const notes = {
  MagicLinkCallbackBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'On another device it waits for a press, which its button names.',
    ],
    do: ['Mount it on its callback route, or use `AuthRoutes`.'],
    avoid: ['Do not reload the page before it is done: codes are valid once.'],
  },
  OidcCallbackBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'A failure is announced, with a way back to the login.',
    ],
    do: ['Mount it on its callback route, or use `AuthRoutes`.'],
    avoid: ['Do not reload the page before it is done: codes are valid once.'],
  },
  SamlCallbackBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'A sign-in that began at the identity provider requires a confirmation.',
    ],
    do: ['Mount it on its callback route, or use `AuthRoutes`.'],
    avoid: ['Do not reload the page before it is done: codes are valid once.'],
  },
  SocialCallbackBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'A failure is announced, with a way back to the login.',
    ],
    do: ['Mount it on its callback route, or use `AuthRoutes`.'],
    avoid: ['Do not reload the page before it is done: codes are valid once.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof MagicLinkCallbackBox> = {
  title: 'Login/Callbacks',
  component: MagicLinkCallbackBox,
  args: { onSuccess: fn(), autoFocus: true },
  parameters: { docs: { notes }, signedInAs: null },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof MagicLinkCallbackBox>;

interface Provider {
  fetch(address: string, init: RequestInit): Promise<Response>;
  db: { outbox: { list(): { text: string }[] } };
}
interface Loaded {
  identity?: Identity;
  emulator?: Provider;
}

/** Requests a sign-in link, as in the email. */
const requestLinkOf =
  (email: string) =>
  ({ fetch }: Provider) =>
    fetch('http://localhost:4400/frontegg/identity/resources/auth/v1/passwordless/magiclink/prelogin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
const mailedLink = ({ emulator }: Loaded): string =>
  /https?:\S+/.exec(emulator?.db.outbox.list().at(-1)?.text ?? '')?.[0] ?? '';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Another browser requested the link: it is used only after the button is pressed. */
export const MagicLinkOfAnotherBrowser: Story = {
  parameters: { prepare: requestLinkOf('reader@acme.test') },
  render: (args, { loaded }) => (
    <AtAddress address={mailedLink(loaded)}>
      <MagicLinkCallbackBox {...args} />
    </AtAddress>
  ),
  play: async ({ args }) => {
    await expect(await heading('Sign in')).toBeVisible();
    await expect(args.onSuccess).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};

export const MagicLinkUsed: Story = {
  render: (args) => (
    <AtAddress address="/account/login/magic-link?token=used">
      <MagicLinkCallbackBox {...args} />
    </AtAddress>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await expect(await heading('This link no longer works')).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Email me a new link' })).toBeVisible();
  },
};

/** A user whose device is lost turns the second factor off with the recovery code, and signs in again. */
export const DeviceLost: Story = {
  parameters: { prepare: requestLinkOf('mfa@acme.test') },
  render: (args, { loaded }) => (
    <AtAddress address={mailedLink(loaded)}>
      <MagicLinkCallbackBox {...args} />
    </AtAddress>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use your recovery code' }));
    const code = await screen.findByRole('textbox', { name: 'Recovery code' });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await userEvent.type(code, 'WRONG-CODE{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This recovery code is incorrect/));
    await userEvent.clear(code);
    await userEvent.type(code, 'MILO-RECA-VERY-2345{Enter}');
    await expect(await heading('Two-step verification is turned off')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Sign in again' })).toBeEnabled();
  },
};

/** Where the provider does not tell the address, the form asks for it. */
export const RecoveryOfUnknownUser: Story = {
  args: { autoFocus: false, step: 'recoverTwoFactor' },
  play: async () => {
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await userEvent.click(screen.getByRole('button', { name: 'Turn off and sign in again' }));
    await expect(email).toHaveAccessibleDescription(/Enter an email address/);
    await expect(screen.getByRole('textbox', { name: 'Recovery code' })).toBeInvalid();
  },
};

/** The page stays although the sign-in is done: after three seconds there is a button. */
export const NavigationHangs: Story = {
  args: { autoFocus: false, step: 'success' },
  beforeEach: ({ loaded }: { loaded: Loaded }) => {
    const { environment } = loaded.identity ?? {};
    if (!environment) return;
    const { after } = environment;
    spyOn(environment, 'after').mockImplementation((ms, run) => after(ms === 3000 ? 10 : ms, run));
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};

/** Canceling at the social provider is not rendered as an error. */
export const SocialDenied: Story = {
  render: (args, { loaded }) => {
    const { identity }: Loaded = loaded;
    const begun = {
      state: 's',
      provider: 'google',
      name: 'Google',
      redirectUri: 'http://localhost:4300/',
      createdAt: Date.now(),
    };
    identity?.environment.tab.setItem('GATEHOUSE_SOCIAL_LOGIN', JSON.stringify(begun));
    return (
      <AtAddress address="/account/social/success?error=access_denied&state=s">
        <SocialCallbackBox {...args} />
      </AtAddress>
    );
  },
  play: async () => {
    await expect(await heading('Sign-in not finished')).toBeVisible();
    await expect(screen.getByText('You did not finish at Google.')).toBeVisible();
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** This browser did not start the sign-in, so confirmation is required; then the provider is unreachable. */
export const SamlStartedByProvider: Story = {
  parameters: { faults: [{ path: contracts.ssoLogin.samlPostLogin.path, network: 'refuse' }] },
  args: { application: { name: 'Research Portal' } },
  render: (args) => (
    <AtAddress address="/account/saml/callback?SAMLResponse=a">
      <SamlCallbackBox {...args} />
    </AtAddress>
  ),
  play: async () => {
    await expect(await heading('Sign in to Research Portal with SSO?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(await heading('SSO sign-in failed')).toBeVisible();
    await expect(screen.getByText(/could not be reached/).closest('[role=alert]')).not.toBeNull();
  },
};

const secondFactor = { mfa: byApp };
const recovery = { recoverTwoFactor: {}, recovered: {} };
const social: StepContexts<typeof socialCallbackFlow> = {
  pending: {},
  secondFactor,
  ...recovery,
  success: {},
  failed: { service: 'Google' },
};
const oidc: StepContexts<typeof oidcCallbackFlow> = { pending: {}, secondFactor, ...recovery, success: {}, failed: {} };
const saml: StepContexts<typeof samlCallbackFlow> = {
  pending: { needsConfirmation: true },
  secondFactor,
  ...recovery,
  success: {},
  failed: {},
};
const magicLink: StepContexts<typeof magicLinkCallbackFlow> = {
  pending: { needsConfirmation: true },
  secondFactor,
  ...recovery,
  success: {},
  failed: {},
};

/** Renders every step of each callback side by side. */
export const EveryStep: Story = {
  args: { autoFocus: false, application: { name: 'Research Portal' } },
  render: (args) => (
    <>
      <StepGallery contexts={social}>{(props) => <SocialCallbackBox {...args} {...props} />}</StepGallery>
      <StepGallery contexts={oidc}>{(props) => <OidcCallbackBox {...args} {...props} />}</StepGallery>
      <StepGallery contexts={saml}>{(props) => <SamlCallbackBox {...args} {...props} />}</StepGallery>
      <StepGallery contexts={magicLink}>{(props) => <MagicLinkCallbackBox {...args} {...props} />}</StepGallery>
    </>
  ),
  play: () =>
    seeHeadings([
      'Signing you in…',
      'Enter the code',
      'Use your recovery code',
      'Two-step verification is turned off',
      'You are signed in',
      'Sign-in failed',
      'Signing you in…',
      'Enter the code',
      'Use your recovery code',
      'Two-step verification is turned off',
      'You are signed in',
      'SSO sign-in failed',
      'Sign in to Research Portal with SSO?',
      'Enter the code',
      'Use your recovery code',
      'Two-step verification is turned off',
      'You are signed in',
      'SSO sign-in failed',
      'Sign in to Research Portal',
      'Enter the code',
      'Use your recovery code',
      'Two-step verification is turned off',
      'You are signed in',
      'This link no longer works',
    ]),
};

export const Arabic: Story = {
  args: { step: 'pending', context: { needsConfirmation: true }, application: { name: 'Product Research Portal' } },
  globals: { direction: 'rtl', width: '320px' },
  render: (args) => (
    <TextsProvider texts={arabic}>
      <SamlCallbackBox {...args} />
    </TextsProvider>
  ),
};
