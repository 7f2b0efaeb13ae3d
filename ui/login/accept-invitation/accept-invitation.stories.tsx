import { contract as users } from '@gatehouse/sdk/contracts/users';
import type { acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as arabic } from '../../locales/ar';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { AtAddress } from '../story-parts/address';
import { seeHeadings } from '../story-parts/headings';
import { mailedBy } from '../story-parts/mail';
import AcceptInvitationBox from './accept-invitation-box';

const notes = {
  AcceptInvitationBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'A link that is used up is announced, with a way on.',
    ],
    do: ['Mount it on the route of the invitation: it reads the link from the address.'],
    avoid: ['Do not remove the query from the address beforehand.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof AcceptInvitationBox> = {
  title: 'Login/Accept invitation',
  parameters: { docs: { notes }, signedInAs: 'reseller@resale.test' },
  component: AcceptInvitationBox,
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof AcceptInvitationBox>;

/** Opens the page with the link of an invitation of a known user to another account. */
const invited: Pick<Story, 'beforeEach' | 'render'> = {
  beforeEach: mailedBy((identity) =>
    identity.call(users).addUser({ email: 'reader@acme.test', roleIds: ['role-viewer'], provider: 'local' }),
  ),
  render: (args, { loaded }) => (
    <AtAddress address={loaded.address}>
      <AcceptInvitationBox {...args} />
    </AtAddress>
  ),
};

/** Another user is signed in: the page names the account and the effect, and accepts only after the button is pressed. */
export const Accepted: Story = {
  ...invited,
  args: { fields: { team: { label: 'Team', required: true, in: ['invitation'] } } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Join Resale Partners' })).toBeVisible();
    await expect(screen.getByText(/You are signed in as reseller@resale\.test/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    await expect(
      await screen.findByRole('heading', { name: 'You have joined Resale Partners' }, { timeout: 5000 }),
    ).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Team' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(screen.getByRole('textbox', { name: 'Team' })).toHaveAccessibleDescription('Fill in this field.');
  },
};

/** The mail contains both the link and the code. */
export const AcceptedByCode: Story = {
  ...invited,
  parameters: { emulator: { mailCodes: true } },
  play: async ({ loaded }) => {
    const field = await screen.findByRole('textbox', { name: 'Code' });
    await userEvent.type(field, loaded.code === '000000' ? '111111' : '000000');
    await expect(await screen.findByText(/This code is incorrect/)).toBeVisible();
    await expect(field).toHaveValue('');
    await userEvent.type(field, loaded.code);
    await expect(
      await screen.findByRole('heading', { name: 'You have joined Resale Partners' }, { timeout: 5000 }),
    ).toBeVisible();
  },
};

/** A provider that does not name the account. */
export const AccountUnknown: Story = {
  ...invited,
  parameters: { faults: [{ path: '*/invites/v1/verify', status: 400, body: { errors: ['Not found'] } }] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await expect(await screen.findByRole('heading', { name: 'You have joined' }, { timeout: 5000 })).toBeVisible();
  },
};

/** A locked account accepts no new members; the link stays valid. */
export const AccountLocked: Story = {
  ...invited,
  parameters: {
    faults: [{ path: '*/invitation/accept', status: 403, body: { errors: ['Locked'], errorCode: 'ER-01239' } }],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
    await expect(await screen.findByText(/because it is locked/, undefined, { timeout: 5000 })).toBeVisible();
    await expect(screen.getByRole('heading', { name: "We couldn't verify your invitation" })).toBeVisible();
  },
};

export const ServiceDown: Story = {
  parameters: { signedInAs: null, faults: [{ path: '*/invitation/accept', network: 'refuse' }] },
  render: (args) => (
    <AtAddress address="/account/invitation/accept?userId=u-1&token=t-1">
      <AcceptInvitationBox {...args} />
    </AtAddress>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText(/could not be reached/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

const steps: StepContexts<typeof acceptInvitationFlow> = {
  pending: { account: 'Acme', otherUser: 'support@acme.test' },
  validate: {},
  success: { account: 'Acme' },
  failed: {},
  invalid: {},
};

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => (
    <StepGallery contexts={steps}>{(props) => <AcceptInvitationBox {...args} {...props} />}</StepGallery>
  ),
  play: () =>
    seeHeadings([
      'Join Acme',
      'Enter your code',
      'You have joined Acme',
      "We couldn't verify your invitation",
      "We couldn't verify your invitation",
    ]),
};

export const Arabic: Story = {
  args: {
    step: 'pending',
    context: { account: 'Acme', otherUser: `a.rather.long.name@${'very-'.repeat(8)}long.example.test` },
  },
  globals: { direction: 'rtl', width: '320px' },
  render: (args) => (
    <TextsProvider texts={arabic}>
      <AcceptInvitationBox {...args} />
    </TextsProvider>
  ),
};
