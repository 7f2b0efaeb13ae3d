import { contract as users } from '@gatehouse/sdk/contracts/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { texts as arabic } from '../../locales/ar';
import { TextsProvider } from '../../react/texts';
import { AtAddress } from '../story-address';
import { mailedBy } from '../story-mail';
import { AcceptInvitationBox } from './accept-invitation-box';

const meta: Meta<typeof AcceptInvitationBox> = {
  title: 'Login/Accept invitation',
  component: AcceptInvitationBox,
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof AcceptInvitationBox>;

/** Opens the page by the mail of an invitation, which the signed-in administrator sends. */
const invited: Pick<Story, 'beforeEach' | 'render'> = {
  beforeEach: mailedBy((identity) =>
    identity.call(users).addUser({ email: 'ada@newlab.test', roleIds: ['role-viewer'], provider: 'local' }),
  ),
  render: (args, { loaded }) => (
    <AtAddress address={loaded.address}>
      <AcceptInvitationBox {...args} />
    </AtAddress>
  ),
};

/** Another user is signed in: the page says what becomes of that, and accepts only by its button. */
export const Accepted: Story = {
  ...invited,
  play: async () => {
    await expect(await screen.findByText(/You are signed in as admin@acme\.test/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await expect(await screen.findByRole('heading', { name: 'You have joined' }, { timeout: 5000 })).toHaveFocus();
  },
};

/** The code stands in the mail beside the link. */
export const AcceptedByCode: Story = {
  ...invited,
  parameters: { emulator: { mailCodes: true } },
  play: async ({ loaded }) => {
    const field = await screen.findByRole('textbox', { name: 'Code' });
    await userEvent.type(field, loaded.code === '000000' ? '111111' : '000000');
    await expect(await screen.findByText(/This code is incorrect/)).toBeVisible();
    await expect(field).toHaveValue('');
    await userEvent.type(field, loaded.code);
    await expect(await screen.findByRole('heading', { name: 'You have joined' }, { timeout: 5000 })).toBeVisible();
  },
};

export const Arabic: Story = {
  args: { step: 'pending', context: { otherUser: `a.rather.long.name@${'very-'.repeat(8)}long.example.test` } },
  globals: { direction: 'rtl', width: '320px' },
  render: (args) => (
    <TextsProvider texts={arabic}>
      <AcceptInvitationBox {...args} />
    </TextsProvider>
  ),
};
