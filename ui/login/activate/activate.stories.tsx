import { contract as registration } from '@gatehouse/sdk/contracts/registration';
import { contract as users } from '@gatehouse/sdk/contracts/users';
import type { activateFlow } from '@gatehouse/sdk/flows/activate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as german } from '../../locales/de';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { AtAddress } from '../story-parts/address';
import { seeHeadings } from '../story-parts/headings';
import { mailedBy } from '../story-parts/mail';
import ActivateBox from './activate-box';

const EMAIL = 'ada@newlab.test';
const PASSWORD = 'A-longer-Passphrase-7';

interface StoryProvider {
  db: { users: { list(): { email: string; name: string; metadata: string }[] } };
}

const notes = {
  ActivateBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'The rules of the password are announced as they are met.',
    ],
    do: ['Mount it on the route of the activation: it reads the link from the address.'],
    avoid: ['Do not sign the user out before: the box shows when another user is signed in.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof ActivateBox> = {
  title: 'Login/Activate',
  component: ActivateBox,
  args: { onSuccess: fn() },
  parameters: { docs: { notes }, signedInAs: null, emulator: { allowSignups: true } },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof ActivateBox>;

/** Opens the page with the link of a sign-up mail. */
const mailed = (password?: string): Pick<Story, 'beforeEach' | 'render'> => ({
  beforeEach: mailedBy((identity) =>
    identity.call(registration).signUp({ email: EMAIL, companyName: 'New Lab', password }),
  ),
  render: (args, { loaded }) => (
    <AtAddress address={loaded.address}>
      <ActivateBox {...args} />
    </AtAddress>
  ),
});

/** The user has no password yet, so the activation sets one; the terms are accepted there as well. */
export const WithPassword: Story = {
  ...mailed(),
  args: {
    autoFocus: true,
    terms: 'I accept the terms of service',
    fields: { jobTitle: { label: 'Job title', required: true, in: ['activate'] }, team: { label: 'Team' } },
  },
  play: async ({ args, loaded }) => {
    const field = await screen.findByLabelText('Password', { selector: 'input' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, `${PASSWORD}{Enter}`);
    const jobTitle = screen.getByRole('textbox', { name: 'Job title' });
    await expect(jobTitle).toHaveAccessibleDescription('Fill in this field.');
    await expect(screen.queryByRole('textbox', { name: 'Team' })).toBeNull();
    await userEvent.type(jobTitle, 'Researcher');
    const terms = screen.getByRole('checkbox', { name: 'I accept the terms of service' });
    await expect(terms).toHaveAccessibleDescription('Accept the terms to continue.');
    await userEvent.click(terms);
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await expect(await screen.findByRole('heading', { name: 'Your account is active' })).toHaveFocus();
    const { db }: StoryProvider = loaded.emulator;
    const user = db.users.list().find(({ email }) => email === EMAIL);
    await expect(JSON.parse(user?.metadata ?? '{}')).toMatchObject({ jobTitle: 'Researcher' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onSuccess).toHaveBeenCalled();
  },
};

/** A new user who was invited sees the account, and chooses name and password on one page. */
export const Invited: Story = {
  parameters: { signedInAs: 'admin@acme.test' },
  args: { autoFocus: true },
  beforeEach: mailedBy((identity) =>
    identity.call(users).addUser({ email: EMAIL, roleIds: ['role-viewer'], provider: 'local' }),
  ),
  render: (args, { loaded }) => (
    <AtAddress address={loaded.address}>
      <ActivateBox {...args} />
    </AtAddress>
  ),
  play: async ({ loaded }) => {
    await expect(await screen.findByRole('heading', { name: 'Join Acme' })).toBeVisible();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), `${PASSWORD}{Enter}`);
    await expect(name).toHaveAccessibleDescription('Enter your name.');
    await userEvent.type(name, 'Ada Lovelace{Enter}');
    await expect(await screen.findByRole('heading', { name: 'You have joined Acme' })).toHaveFocus();
    await expect(screen.getByText(`You are signed in as ${EMAIL}.`)).toBeVisible();
    const { db }: StoryProvider = loaded.emulator;
    await expect(db.users.list().find(({ email }) => email === EMAIL)?.name).toBe('Ada Lovelace');
  },
};

/** The list above the form strikes a field out when it is correct, not as soon as it is edited, and takes that back. */
export const Mistakes: Story = {
  args: {
    step: 'activatingForm',
    terms: 'I accept the terms of service',
    context: { account: 'Acme', requiresPassword: true, passwordConfig: { minLength: 10, minOptionalTestsToPass: 3 } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
    const list = within(screen.getByRole('list', { name: 'Correct these fields:' }));
    const mistakes = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    const terms = 'I accept the terms of service: Accept the terms to continue.';
    await expect(mistakes()).toEqual(['Name: Enter your name.', 'Password: Enter a new password.', terms]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    const password = screen.getByLabelText('Password', { selector: 'input' });
    await userEvent.type(password, 'short');
    const tooWeak = 'This password does not meet all rules yet.';
    await expect(mistakes()).toEqual(['Name', `Password: ${tooWeak}`, terms]);
    await expect(password).toHaveAccessibleDescription(tooWeak);
    await userEvent.type(password, PASSWORD);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the terms of service' }));
    await expect(mistakes()).toEqual(['Name', 'Password', 'I accept the terms of service']);
    await userEvent.clear(password);
    await expect(mistakes()).toEqual(['Name', 'Password: Enter a new password.', 'I accept the terms of service']);
  },
};

/** Without required fields, the link is used only after the button is pressed. */
export const ByPress: Story = {
  ...mailed(PASSWORD),
  parameters: { emulator: { allowSignups: true, authStrategy: 'MagicLink' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
    await expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeVisible();
  },
};

/** The mail contains a code: a wrong one is reported at the field, the right one activates the user. */
export const ByCode: Story = {
  ...mailed(),
  parameters: { emulator: { allowSignups: true, mailCodes: true } },
  play: async ({ loaded }) => {
    await userEvent.type(await screen.findByLabelText('Password', { selector: 'input' }), PASSWORD);
    const code = screen.getByRole('textbox', { name: 'Code' });
    await userEvent.type(code, loaded.code === '000000' ? '111111' : '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is incorrect/));
    await expect(code).toHaveValue('');
    await userEvent.type(code, loaded.code);
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeVisible();
  },
};

/** An expired link offers a new email, with the same response for every address. */
export const LinkEnded: Story = {
  render: (args) => (
    <AtAddress address="/account/activate?userId=user-reader&token=spent">
      <ActivateBox {...args} />
    </AtAddress>
  ),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), `${EMAIL}{Enter}`);
    await expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(screen.getByText(/If ada@newlab\.test is waiting to be activated/)).toBeVisible();
  },
};

/** Retry continues after the provider did not respond. */
export const ServiceDown: Story = {
  ...mailed(),
  parameters: { faults: [{ path: '*/activate/strategy', network: 'refuse', times: 3 }] },
  play: async () => {
    await expect(await screen.findByText(/could not be reached/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await expect(await screen.findByRole('heading', { name: 'Choose a password' })).toBeVisible();
  },
};

const steps: StepContexts<typeof activateFlow> = {
  activating: { isReady: true },
  activatingForm: { requiresPassword: true, passwordConfig: { minLength: 10, minOptionalTestsToPass: 3 } },
  resend: {},
  success: {},
};

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => <StepGallery contexts={steps}>{(props) => <ActivateBox {...args} {...props} />}</StepGallery>,
  play: () =>
    seeHeadings(['Activate your account', 'Choose a password', 'This link no longer works', 'Your account is active']),
};

export const German: Story = {
  args: {
    step: 'activatingForm',
    terms: 'Ich stimme den Nutzungsbedingungen und der Datenschutzerklärung zu',
    context: {
      requiresCode: true,
      requiresPassword: true,
      passwordConfig: { minLength: 10, minOptionalTestsToPass: 3 },
    },
  },
  globals: { width: '320px' },
  render: (args) => (
    <TextsProvider texts={german}>
      <ActivateBox {...args} />
    </TextsProvider>
  ),
};
