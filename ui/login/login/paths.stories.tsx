import type { Identity } from '@gatehouse/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { IdentityProvider } from '../../react/identity';
import { AuthRoutes } from '../auth-routes';
import { AtAddress } from '../story-address';
import { authenticatorCode } from '../story-code';
import { LoginBox } from './login-box';
import { LoginRoute } from './login-route';

const meta: Meta<typeof LoginBox> = {
  title: 'Login/Ways to sign in',
  component: LoginBox,
  args: { onSuccess: fn() },
  parameters: { signedInAs: null },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof meta>;

const enteringPassword = { step: 'loginWithPassword', context: { email: 'reader@acme.test' } } as const;

/** Provider members used by these stories. */
interface StoryProvider {
  hits(path: string): number;
  settings: { clockAhead: number };
  db: { mfaSessions: { list(): { enrolling?: string }[] }; outbox: { list(): { text: string }[] } };
}
const providerOf = ({ emulator }: { emulator?: StoryProvider }): StoryProvider => {
  if (!emulator) throw new Error('These stories need the emulator of .storybook/identity.tsx.');
  return emulator;
};

const identityOf = ({ identity }: { identity?: Identity }): Identity => {
  if (!identity) throw new Error('These stories need the identity of .storybook/identity.tsx.');
  return identity;
};

/** Advances the clock, so that a code can be sent again. */
const halfAMinuteLater = (loaded: { identity?: Identity }) => {
  const { environment } = identityOf(loaded);
  const later = environment.now() + 31_000;
  spyOn(environment, 'now').mockReturnValue(later);
};

const giveEmail = async (email: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), `${email}{Enter}`);
};
const passwordBox = () => screen.findByLabelText('Password', { selector: 'input' });
const givePassword = async (password: string) => userEvent.type(await passwordBox(), `${password}{Enter}`);
const codeBox = () => screen.findByRole('textbox', { name: 'Code' });

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

/** On a page of its own, Back leads to the first step, and from there out of the page. */
export const BackToEmail: Story = {
  args: { autoFocus: true },
  play: async () => {
    const { length } = history;
    await giveEmail('reader@acme.test');
    await passwordBox();
    await waitFor(() => expect(history).toHaveLength(length + 1));
    history.back();
    await expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('reader@acme.test');
    await expect(screen.queryByText('Enter your password')).toBeNull();
  },
};

/** A box in a page of the host leaves the history alone. */
export const HistoryOfHost: Story = {
  play: async () => {
    const { length } = history;
    await giveEmail('reader@acme.test');
    await passwordBox();
    await expect(history).toHaveLength(length);
  },
};

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

const navigate = fn();

/** Below the folder of the login; all other paths belong to the host. */
export const UnknownPage: Story = {
  beforeEach: () => void navigate.mockReset(),
  render: () => (
    <>
      <AuthRoutes path="/account/nowhere" navigate={navigate} />
      <AuthRoutes path="/reports" />
      <AuthRoutes path="/account/elsewhere" otherwise="Page of the host" />
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

/** Large enough for fingers, and Enter on the keyboard of a phone submits. */
export const SizesForTouch: Story = {
  args: enteringPassword,
  play: async () => {
    await expect((await screen.findByRole('button', { name: 'Sign in' })).offsetHeight).toBe(44);
    await expect(await passwordBox()).toHaveAttribute('enterkeyhint', 'go');
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

const unsafeLogo = { ...client, logo: 'javascript:alert(1)' };

export const LogoThatIsNoPicture: Story = {
  parameters: { emulator: { clients: [unsafeLogo] } },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { name: 'Sign in to Analytical Engines' });
    await expect(canvasElement.querySelector('img')).toBeNull();
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

export const NothingReadable: Story = {
  parameters: { faults: [{ path: '*', network: 'refuse' }] },
  play: async () => {
    const alert = await screen.findByText(/^The identity provider at .* could not be reached\./);
    await expect(alert).toHaveTextContent(location.origin);
  },
};

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
    await expect(await screen.findByText(/This account is locked until/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
    await expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('reader@acme.test');
    await expect(screen.queryByText(/locked/)).toBeNull();
  },
};

const onForgotPassword = fn();

/** The password appears where the email address was typed, and its button where the first one was pressed. */
export const NothingMoves: Story = {
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
export const NoPageForForgottenPasswords: Story = {
  args: enteringPassword,
  play: async () => {
    await passwordBox();
    await expect(screen.queryByRole('button', { name: 'Forgot password?' })).toBeNull();
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

/** A failed single sign-on led back to the login: reason, reference, and the same address again. */
export const SsoFailed: Story = {
  args: { context: { email: 'reader@acme.test' } },
  beforeEach: ({ loaded }) => {
    const failure = { errorCode: 'callback-denied', message: 'The sign-in was not completed.', traceId: 'trace-42' };
    identityOf(loaded).environment.tab.setItem('GATEHOUSE_SSO_FAILED', JSON.stringify(failure));
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

export const OneRequestHoweverOftenItIsSent: Story = {
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
    await userEvent.type(box, 'MILO-RECA-VERY-2345{Enter}');
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
    await expect(args.onSuccess).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
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
const keyOf = (response: object) => ({ id: 'k1', type: 'public-key', toJSON: () => ({ id: 'k1', response }) });

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
    await expect(await screen.findByText('This device has one already.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};

export const PasskeyAddedAfterSignIn: Story = {
  parameters: { faults: withPasskeys },
  beforeEach: keepsPasskeys(true),
  play: async ({ args, loaded }) => {
    const created = keyOf({ clientDataJSON: 'e30', attestationObject: 'b2JqZWN0' });
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
    const used = keyOf({ clientDataJSON: 'e30', authenticatorData: 'ZGF0YQ', signature: 'c2ln' });
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
      keyOf({ clientDataJSON: 'e30', authenticatorData: 'ZGF0YQ', signature: 'c2ln' }),
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

export const CodeBySmsPath: Story = {
  parameters: { emulator: { authStrategy: 'SmsCode' }, faults: [{ path: '*/smscode/prelogin', delay: 50 }] },
  play: async () => {
    await giveEmail('reader@acme.test');
    await expect(await screen.findByRole('checkbox', { name: /Next time/ })).toBeVisible();
    await expect(await codeBox()).toBeVisible();
  },
};

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
