import { contract as inviteLinks } from '@gatehouse/sdk/contracts/invite-links';
import type { signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as arabic } from '../../locales/ar';
import { en, type Texts } from '../../locales/en';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { AtAddress } from '../story-parts/address';
import { seeHeadings } from '../story-parts/headings';
import { mailedBy } from '../story-parts/mail';
import SignUpBox, { type SignUpBoxProps } from './sign-up-box';

const PASSWORD = 'A-longer-Passphrase-7';

interface StoryProvider {
  db: { users: { list(): { email: string; metadata: string; phoneNumber?: string }[] } };
}

const notes = {
  SignUpBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'Errors are announced and describe their field.',
    ],
    do: ['Ask for as little as possible; add `fields` of your own where you need them.'],
    avoid: ['Do not ask for the password twice.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof SignUpBox> = {
  title: 'Login/Sign up',
  component: SignUpBox,
  parameters: { docs: { notes }, signedInAs: null, emulator: { allowSignups: true } },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof SignUpBox>;

const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label, { selector: 'input' }), text);

/** Covers fields of the host and terms; each error is rendered at its field, and the first invalid field is focused. */
export const SignedUp: Story = {
  args: {
    autoFocus: true,
    fields: {
      jobTitle: { label: 'Job title', required: true, autoComplete: 'organization-title' },
      seats: { label: 'Seats', type: 'number' },
      newsletter: { label: 'Send me news', type: 'checkbox' },
    },
    terms: 'I accept the terms of service',
  },
  play: async ({ loaded }) => {
    const submit = await screen.findByRole('button', { name: 'Create account' });
    await userEvent.click(submit);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Enter your name.');
    await expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveAccessibleDescription('Fill in this field.');
    const list = within(await screen.findByRole('list', { name: 'Correct these fields:' }));
    await expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Company',
      'Job title',
      'Password',
      'I accept the terms of service',
    ]);
    await userEvent.click(list.getByRole('link', { name: 'Job title' }));
    await expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveFocus();
    await userEvent.click(list.getByRole('link', { name: 'I accept the terms of service' }));
    await expect(screen.getByRole('checkbox', { name: 'I accept the terms of service' })).toHaveFocus();
    await userEvent.type(name, 'Ada');
    await expect(list.getByText(/Enter the name of your company/)).toBeVisible();
    await expect(list.queryByText(/Enter your name/)).toBeNull();
    await type('Email', 'ada@newlab.test');
    await type('Company', 'New Lab');
    await type('Job title', 'Researcher');
    const seats = screen.getByRole('textbox', { name: /Seats/ });
    await userEvent.type(seats, 'a few');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send me news' }));
    await type('Password', PASSWORD);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the terms of service' }));
    await userEvent.click(submit);
    await waitFor(() => expect(seats).toHaveAccessibleDescription('Check this field.'));
    await userEvent.clear(seats);
    await userEvent.type(seats, '١٢');
    await userEvent.click(submit);
    const sent = await screen.findByRole('heading', { name: 'Check your email' });
    await waitFor(() => expect(sent).toHaveFocus());
    const { db }: StoryProvider = loaded.emulator;
    const user = db.users.list().find(({ email }) => email === 'ada@newlab.test');
    await expect(JSON.parse(user?.metadata ?? '{}')).toMatchObject({
      jobTitle: 'Researcher',
      seats: 12,
      newsletter: true,
    });
  },
};

/**
 * An invite link names its account and has no company field; a signed-in user may continue. The rules of the password
 * appear at its field.
 */
export const ByInviteLink: Story = {
  parameters: { signedInAs: 'admin@acme.test', emulator: {} },
  beforeEach: mailedBy((identity) => identity.call(inviteLinks).create({ shouldSendEmail: true })),
  render: (args, { loaded }) => (
    <AtAddress address={loaded.address}>
      <SignUpBox {...args} />
    </AtAddress>
  ),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Join Acme' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
    await screen.findByRole('textbox', { name: 'Name' });
    await expect(screen.queryByRole('textbox', { name: 'Company' })).toBeNull();
    await type('Name', 'Ada');
    await type('Email', 'ada@newlab.test');
    await expect(screen.queryByText(/^At least \d+ characters/)).toBeNull();
    await type('Password', 'A');
    await expect(screen.getByText(/^At least \d+ characters/)).toBeVisible();
    await type('Password', `${PASSWORD}{Enter}`);
    await expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  },
};

/** Social providers come with the form, as on the first screen of the login. The token of an invite link goes along. */
export const WithSocialProviders: Story = {
  parameters: { signedInAs: 'admin@acme.test', emulator: { social: ['github', 'google'] } },
  beforeEach: mailedBy((identity) => identity.call(inviteLinks).create({ shouldSendEmail: true })),
  render: ByInviteLink.render,
  play: async ({ loaded }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
    await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    const { environment } = loaded.identity;
    const token = new URL(loaded.address, 'https://app.test').searchParams.get('invitationToken');
    const kept = () => JSON.parse(environment.tab.getItem('GATEHOUSE_SOCIAL_LOGIN') ?? '{}');
    await waitFor(() => expect(kept()).toMatchObject({ provider: 'google', invitationToken: token }));
  },
};

function Reloaded(props: SignUpBoxProps) {
  const [round, setRound] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setRound(round + 1)}>
        Reload
      </button>
      <SignUpBox key={round} {...props} />
    </>
  );
}

/** Values survive a reload of the tab, except the password; the number gets its calling code. */
export const InputRestored: Story = {
  args: { phone: 'required', fields: { news: { label: 'Send me news', type: 'checkbox' } } },
  render: (args) => <Reloaded {...args} />,
  play: async ({ loaded }) => {
    await type('Name', 'Ada');
    await type('Email', 'ada@newlab.test');
    await type('Company', 'New Lab');
    await type('Phone number', '030 1234567');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'DE');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send me news' }));
    await type('Password', PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada'));
    await expect(await screen.findByRole('textbox', { name: 'Phone number' })).toHaveValue('030 1234567');
    await expect(screen.getByRole('checkbox', { name: 'Send me news' })).toBeChecked();
    await expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue('');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'DE');
    await type('Password', `${PASSWORD}{Enter}`);
    await expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    const { db }: StoryProvider = loaded.emulator;
    await expect(db.users.list().find(({ email }) => email === 'ada@newlab.test')?.phoneNumber).toBe('+49301234567');
  },
};

export const SignUpDisabled: Story = {
  parameters: { emulator: { allowSignups: false } },
  play: async () => {
    const message = await screen.findByText(/You need an invitation to sign up/);
    await expect(message.closest('[role=alert]')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Back to sign-in' })).toBeVisible();
  },
};

/** The input is kept while the provider is unreachable. */
export const ServiceDown: Story = {
  parameters: { faults: [{ path: '*/signUp', network: 'refuse' }] },
  play: async () => {
    await type('Name', 'Ada');
    await type('Email', 'ada@newlab.test');
    await type('Company', 'New Lab');
    await type('Password', `${PASSWORD}{Enter}`);
    const alert = await screen.findByText(/could not be reached/);
    await waitFor(() => expect(alert.closest('[role=alert]')).not.toBeNull());
    await expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue(PASSWORD);
  },
};

const passwordConfig = { minLength: 10, minOptionalTestsToPass: 3 };
const steps: StepContexts<typeof signUpFlow> = {
  SignUp: { passwordConfig },
  SignUpSuccess: { email: 'ada@newlab.test', outcome: 'mailSent' },
};

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => <StepGallery contexts={steps}>{(props) => <SignUpBox {...args} {...props} />}</StepGallery>,
  play: () => seeHeadings(['Create your account', 'Check your email']),
};

export const Arabic: Story = {
  args: {
    step: 'SignUp',
    context: { account: 'معهد الأبحاث', passwordConfig: { minLength: 10, minOptionalTestsToPass: 3 } },
    terms: 'أوافق على الشروط',
  },
  globals: { direction: 'rtl', width: '320px' },
  render: (args) => (
    <TextsProvider texts={arabic}>
      <SignUpBox {...args} />
    </TextsProvider>
  ),
};

function LanguageSwitch(args: SignUpBoxProps) {
  const [texts, setTexts] = useState<Texts>(en);
  return (
    <TextsProvider texts={texts}>
      <button type="button" onClick={() => setTexts(arabic)}>
        العربية
      </button>
      <SignUpBox {...args} />
    </TextsProvider>
  );
}

/** The texts of parts of the form arrive before those of the form. */
export const ChangedLanguage: Story = {
  args: { fields: { jobTitle: { label: 'Job title' } } },
  render: (args) => <LanguageSwitch {...args} />,
  play: async () => {
    await screen.findByRole('heading', { name: 'Create your account' });
    await type('Job title', 'Analyst');
    await userEvent.click(screen.getByRole('button', { name: 'العربية' }));
    await screen.findByRole('heading', { name: 'إنشاء حسابك' });
    await expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveValue('Analyst');
  },
};
