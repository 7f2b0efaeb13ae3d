import type { loginFlow } from '@gatehouse/sdk/flows/login';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { designSystem } from '../../kit/story-design-system';
import type { StoryNotes } from '../../kit/story-notes';
import { ThemeProvider } from '../../react/theme';
import { ScreenForm, ScreenSubmit } from '../form/box-form';
import { TextField } from '../form/fields';
import type { ScreenProps } from '../frame/flow-box';
import { ScreenHeader, ScreenRoot, ScreenText, ScreenTitle } from '../frame/screen-parts';
import { LinkButton } from '../frame/step';
import { LoginBox } from '../login/login-box';
import SignUpBox from '../sign-up/sign-up-box';
import { type BoxAppearance, type BoxElement, boxElements } from './appearance';

const names = Object.keys(boxElements) as BoxElement[];
const elements: BoxAppearance['elements'] = Object.fromEntries(names.map((name) => [name, `my-${name}`]));
const everything: BoxAppearance = {
  elements,
  variables: { primary: '#5b21b6', 'on-primary': '#ffffff', radius: '2px' },
};
const logo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>';
const ada = { email: 'ada@analytical-engines.test' };

const notes = {
  FlowBox: {
    accessibility: ['The first screen keeps the focus where it is, unless `autoFocus`; later screens take it.'],
    do: [
      'Use it for a flow with screens of your own: a missing screen does not compile.',
      'Spread the screens of the kit and replace single ones.',
    ],
    avoid: ['Do not create `deps` or `texts` on each render.'],
  },
  ScreenRoot: {
    accessibility: [
      'A group that `ScreenTitle` names and `ScreenText` describes.',
      'Coming from another step, the focus goes to the field with `data-step-focus`, else to the heading.',
    ],
    do: ['Set `hasText` where there is a `ScreenText`.'],
    avoid: ['Do not put two of them into one screen.'],
  },
  ScreenHeader: {
    accessibility: ['An element without a role: in a dialog a `header` would be a second banner.'],
    do: ['Put `ScreenTitle` and `ScreenText` into it.'],
    avoid: ['Do not put buttons into it.'],
  },
  ScreenTitle: {
    accessibility: ['An `h1` that can take the focus and names the step.'],
    do: ['Use `asChild` for another level.'],
    avoid: ['Do not leave it out: the step has no name then.'],
  },
  ScreenText: {
    accessibility: ['A paragraph that describes the step when the focus enters it.'],
    do: ['Write one sentence.'],
    avoid: ['Do not put links into it: a description is read without them.'],
  },
  ScreenForm: {
    accessibility: [
      'After a refused submit the focus goes to the wrong field.',
      'The error describes its field and is announced.',
    ],
    do: ['Name the field that errors of the provider are about with `refused`.'],
    avoid: ['Do not use it for large forms: that is `Form` of the kit.'],
  },
  ScreenField: {
    accessibility: ['A labeled input; hint and error describe it.'],
    do: ['Set `autoComplete`.'],
    avoid: ['Do not use it outside of a `ScreenForm`.'],
  },
  ScreenSubmit: {
    accessibility: ['`aria-busy` while the form is sent.'],
    do: ['Write the verb of the step on it.'],
    avoid: ['Do not use it outside of a `ScreenForm`.'],
  },
  ScreenLink: {
    accessibility: ['A native button with the look of a link.'],
    do: ['Use it for the alternatives below the main action.'],
    avoid: ['Do not use it for addresses: that is a link.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof LoginBox> = {
  title: 'Login/Appearance',
  component: LoginBox,
  parameters: { docs: { notes }, signedInAs: null },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof LoginBox>;

/** Every part accepts the host's class names and has the `data-slot` of the table. */
export const Elements: Story = {
  parameters: { emulator: { social: ['github'], allowSignups: true } },
  render: () => (
    <div className="story-boxes">
      <LoginBox appearance={everything} onForgotPassword={() => undefined} onSignUp={() => undefined} />
      <LoginBox appearance={everything} step="loginWithPassword" context={{ ...ada, passkeys: true }} />
      <LoginBox appearance={everything} step="loginWithOtc" context={ada} />
      <LoginBox appearance={everything} step="breachedPasswordSuccess" context={ada} application={{ logo }} />
      <LoginBox appearance={everything} step="preLogin" context={{ notice: 'mfa-recovered' }} />
      <SignUpBox appearance={everything} terms="I accept" step="SignUp" />
    </div>
  ),
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: 'Continue' }))[0] ?? document.body);
    // They are in the administration, whose story looks at them.
    const elsewhere = new Set<BoxElement>([
      ...([
        'ghostButton',
        'dangerButton',
        'textarea',
        'select',
        'switch',
        'badge',
        'dialog',
        'drawer',
        'menu',
      ] as const),
      ...(['tab', 'table', 'tableRow', 'pageHeader', 'navigation', 'navigationItem'] as const),
    ]);
    const missing = () =>
      names.filter((name) => {
        const element = document.querySelector(`.my-${name}`);
        const slot = element?.closest('[data-slot]')?.getAttribute('data-slot');
        return !elsewhere.has(name) && slot !== boxElements[name][0] && !(name === 'secondaryButton' && element);
      });
    await waitFor(() => expect(missing()).toEqual([]));
  },
};

const order: BoxAppearance = { layout: { social: 'above', socialOrder: ['google'], showAppName: false } };
const icons: BoxAppearance = { layout: { social: 'icons', showLogo: false } };

/** Covers social providers above the form, in the host's order, and as icons below the form. */
export const Layout: Story = {
  parameters: { emulator: { social: ['github', 'google'] } },
  render: () => (
    <div className="story-boxes">
      <section aria-label="Above">
        <LoginBox appearance={order} />
      </section>
      <section aria-label="Icons">
        <LoginBox appearance={icons} />
      </section>
    </div>
  ),
  play: async () => {
    const above = within(screen.getByRole('region', { name: 'Above' }));
    const google = await above.findByRole('button', { name: 'Continue with Google' });
    const after = (later: HTMLElement) => google.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(after(above.getByRole('button', { name: 'Continue with GitHub' }))).toBeTruthy();
    await expect(after(above.getByRole('textbox', { name: 'Email' }))).toBeTruthy();
    await expect(above.getByRole('heading')).toHaveTextContent(/^Sign in$/);
    const icon = await within(screen.getByRole('region', { name: 'Icons' })).findByRole('button', { name: /GitHub/ });
    await expect(icon).toHaveAccessibleName('Continue with GitHub');
    await expect(icon).toHaveTextContent(/^$/);
    await waitFor(() => expect(icon.querySelector('svg path')).not.toBeNull());
  },
};

/** Custom screen of the host with its own button and links. */
function OwnPreLogin({ send, busy, error, errorText }: ScreenProps<typeof loginFlow, 'preLogin'>) {
  return (
    <ScreenRoot hasText>
      <ScreenHeader>
        <ScreenTitle asChild>
          <h2>Welcome back</h2>
        </ScreenTitle>
        <ScreenText>Sign in with your work email.</ScreenText>
      </ScreenHeader>
      <ScreenForm
        error={error}
        errorText={errorText}
        busy={busy === 'submit'}
        onSubmit={({ email = '' }) => send('submit', { email })}
      >
        <TextField name="email" label="Work email" type="email" autoComplete="username webauthn" missing="Enter it." />
        <ScreenSubmit asChild>
          <button type="submit">Next</button>
        </ScreenSubmit>
      </ScreenForm>
      <LinkButton asChild>
        <a href="#help">Help</a>
      </LinkButton>
    </ScreenRoot>
  );
}

const screens = { preLogin: OwnPreLogin };

/** The flow continues after a replaced screen, with the host's additions to the next one. */
export const OwnScreen: Story = {
  args: {
    screens,
    slots: {
      'loginWithPassword.before': () => <p>Maintenance tonight.</p>,
      'loginWithPassword.after': ({ context }) => <p>Not {context.email}?</p>,
    },
  },
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Welcome back', level: 2 });
    await expect(screen.getByRole('group', { name: 'Welcome back' })).toContainElement(title);
    const next = screen.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(screen.getByRole('textbox', { name: 'Work email' })).toHaveAccessibleDescription('Enter it.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Work email' }), 'admin@acme.test');
    await userEvent.click(next);
    await expect(await screen.findByText('Maintenance tonight.')).toBeVisible();
    await expect(screen.getByText('Not admin@acme.test?')).toBeVisible();
  },
};

/** Covers the components of a design system: wiring of fields and their errors, and the look of buttons. */
export const DesignSystem: Story = {
  render: () => (
    <ThemeProvider components={designSystem}>
      <LoginBox />
    </ThemeProvider>
  ),
  play: async () => {
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await expect(email).toHaveClass('ds-input');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByRole('button', { name: 'Continue' })).toHaveClass('ds-button', 'ds-primary');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter an email address, like name@example.com.'));
    await expect(email).toBeInvalid();
    await userEvent.type(email, 'ada@analytical-engines.test{Enter}');
    await expect(await screen.findByLabelText('Password')).toHaveClass('ds-input');
  },
};
