import type { chooseAccountFlow } from '@gatehouse/sdk/flows/choose-account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as arabic } from '../../locales/ar';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { seeHeadings } from '../story-parts/headings';
import ChooseAccountBox from './choose-account-box';

const notes = {
  ChooseAccountBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'Accounts are buttons, so Enter and Space choose one.',
    ],
    do: ['Set `chooseAccount: "ask"` in the identity to show it after each sign-in.'],
    avoid: ['Do not use it to switch accounts later: that is `AccountSwitcher`.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof ChooseAccountBox> = {
  title: 'Login/Choose an account',
  parameters: { docs: { notes } },
  component: ChooseAccountBox,
  args: { onSuccess: fn(), onOther: fn() },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof ChooseAccountBox>;

const SWITCH = '/identity/resources/users/v1/tenant';

/** The last used account is first; arrow keys move, and a rejected choice can be retried. */
export const Chosen: Story = {
  parameters: {
    faults: [
      { method: 'PUT', path: SWITCH, status: 403, body: { errors: ['You do not belong to this account.'] }, times: 1 },
    ],
  },
  play: async ({ args, loaded }) => {
    await expect(await screen.findByRole('heading', { name: 'Choose an account' })).toBeVisible();
    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('The user has several accounts.');
    await expect(await within(first).findByText('Last used')).toBeVisible();
    within(first).getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    const button = within(second).getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('You do not belong to this account.')).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
    const state = loaded.identity.session.get();
    await expect(state.user.tenantId).toBe(button.dataset.account);
  },
};

/** A refusal without a reason says what to do, in the words of this screen. */
export const Refused: Story = {
  parameters: { faults: [{ method: 'PUT', path: SWITCH, status: 400, body: {} }] },
  play: async () => {
    const [, second] = await screen.findAllByRole('listitem');
    if (!second) throw new Error('The user has several accounts.');
    await userEvent.click(within(second).getByRole('button'));
    await screen.findByText('This account could not be opened. Try again, or choose another one.');
  },
};

/** A user can sign in as another user instead. */
export const AnotherUser: Story = {
  play: async ({ args, loaded }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in as another user' }));
    await waitFor(() => expect(args.onOther).toHaveBeenCalledTimes(1));
    await expect(loaded.identity.session.get().status).toBe('unauthenticated');
    await expect(args.onSuccess).not.toHaveBeenCalled();
  },
};

/** An error of loading the list does not end the sign-in. */
export const ListFails: Story = {
  parameters: { faults: [{ path: '*/me/tenants', status: 503 }] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with the last account' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};

const accounts = [...'abcdefghi'].map((letter, at) => ({ tenantId: letter, name: `Laboratory ${at + 1}` }));

const steps: StepContexts<typeof chooseAccountFlow> = {
  choosing: { accounts: accounts.slice(0, 2), lastUsed: 'a' },
  success: {},
};

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => <StepGallery contexts={steps}>{(props) => <ChooseAccountBox {...args} {...props} />}</StepGallery>,
  play: () => seeHeadings(['Choose an account']),
};

/** A list of eight or more accounts has a search box. */
export const ManyInArabic: Story = {
  args: { step: 'choosing', context: { accounts, lastUsed: 'a' } },
  globals: { width: '320px', direction: 'rtl' },
  render: (args) => (
    <TextsProvider texts={arabic}>
      <ChooseAccountBox {...args} />
    </TextsProvider>
  ),
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), '3');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    await expect(await screen.findByText('لا يوجد حساب بهذا الاسم.')).toBeVisible();
  },
};
