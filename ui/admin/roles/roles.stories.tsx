import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageStage } from '../page-stage';

const meta = {
  title: 'Admin/Roles',
  component: PageStage,
  args: { page: 'roles' },
  parameters: { emulator: { seed: 'demo' } },
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const everyRole = '/identity/resources/roles/*';

/** Somebody who may read roles and permissions, and change nothing. */
const auditor = { email: 'ola@acme.test', memberships: [{ tenantId: 'tenant-acme', roleIds: ['role-auditor'] }] };

const openMenu = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

export const Listed: Story = {
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Roles' });
    const own = await within(table).findByRole('row', { name: /Lab lead/ });
    await expect(within(own).getByText('Custom')).toBeVisible();
    await expect(within(own).getByText('LabLead')).toBeVisible();
    const admin = await within(table).findByRole('row', { name: /^Admin/ });
    await expect(within(admin).getByText('For new members')).toBeVisible();
    // The vendor's roles can be duplicated, and nothing else.
    await userEvent.click(within(admin).getByRole('button', { name: 'Actions for Admin' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Duplicate']);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { width: '320px' } };

export const OnlyStandard: Story = {
  parameters: { emulator: { seed: 'small' } },
  play: async () => {
    await screen.findByText('You use the standard roles. Add one of your own when none fits.');
  },
};

export const Failing: Story = {
  parameters: { faults: [{ method: 'GET', path: '/identity/resources/roles/v1', status: 500, times: 10 }] },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  },
};

export const ReadOnly: Story = {
  parameters: { signedInAs: auditor },
  play: async () => {
    await screen.findByRole('row', { name: /Lab lead/ });
    await screen.findByText(/You can view this page/);
    await expect(screen.queryByRole('button', { name: 'Add role' })).toBeNull();
  },
};

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add role' }));
  return within(await screen.findByRole('dialog', { name: 'Add a role' }));
};

/** The key follows the name until somebody types one. */
export const Added: Story = {
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Name'), 'Lab lead');
    await waitFor(() => expect(form.getByLabelText('Key')).toHaveValue('LabLead2'));
    await userEvent.clear(form.getByLabelText('Key'));
    await userEvent.type(form.getByLabelText('Key'), 'HeadOfLab');
    await userEvent.clear(form.getByLabelText('Name'));
    await userEvent.type(form.getByLabelText('Name'), 'Head of lab');
    await expect(form.getByLabelText('Key')).toHaveValue('HeadOfLab');
    await userEvent.selectOptions(form.getByLabelText(/Start from/), 'Editor');
    await form.findByText('9 permissions are copied.');
    await userEvent.click(form.getByRole('button', { name: 'Add role' }));
    await screen.findByText('“Head of lab” was added');
    await screen.findByRole('row', { name: /Head of lab HeadOfLab.*9/ });
  },
};

export const WrongInput: Story = {
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Key'), 'lab lead');
    await userEvent.click(form.getByRole('button', { name: 'Add role' }));
    await form.findByText('Give the role a name.');
    await form.findByText(/Begin with a letter/);
    await userEvent.clear(form.getByLabelText('Key'));
    await userEvent.type(form.getByLabelText('Key'), 'LABLEAD');
    await form.findByText('Another role has this key. Choose a different one.');
    await expect(form.getByLabelText('Name')).toHaveValue('');
  },
};

/** What the provider says about a field stands beside it. */
export const Refused: Story = {
  parameters: {
    faults: [
      {
        method: 'POST',
        path: everyRole,
        status: 409,
        body: { errors: ['Somebody else just took this key.'], errorContext: { name: 'key' } },
      },
    ],
  },
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Name'), 'Reviewer');
    await userEvent.click(form.getByRole('button', { name: 'Add role' }));
    await form.findByText('Somebody else just took this key.');
    await waitFor(() => expect(form.getByLabelText('Key')).toHaveFocus());
    await expect(form.getByLabelText('Name')).toHaveValue('Reviewer');
  },
};

/** Of an administrator's role a copy gets what can be given. */
export const Duplicated: Story = {
  play: async () => {
    await openMenu('Admin', 'Duplicate');
    const form = within(await screen.findByRole('dialog', { name: 'Add a role' }));
    await expect(form.getByLabelText('Name')).toHaveValue('Copy of Admin');
    await expect(form.getByLabelText('Key')).toHaveValue('CopyOfAdmin');
    await form.findByText('4 permissions are copied. 1 cannot be given by you and is left out.');
    await userEvent.click(form.getByRole('button', { name: 'Add role' }));
    await screen.findByText('“Copy of Admin” was added');
  },
};

export const Edited: Story = {
  play: async () => {
    await openMenu('Lab lead', 'Edit');
    const form = within(await screen.findByRole('dialog', { name: 'Edit “Lab lead”' }));
    await expect(form.getByLabelText('Key')).toHaveAttribute('readonly');
    await userEvent.type(form.getByLabelText('Name'), 's');
    await userEvent.click(form.getByRole('switch', { name: /new members/ }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('“Lab leads” was saved');
    await screen.findByRole('row', { name: /Lab leads.*For new members/ });
  },
};

/** Names what loses the role before it is deleted. */
export const Deleted: Story = {
  parameters: {
    prepare: ({ db }: Rows) => {
      db.groups.patch('group-legal', { roleIds: ['role-lablead'] });
      db.apiTokens.patch('c1d0a6b2-0003-4000-8000-000000000003', { roleIds: ['role-lablead'] });
    },
  },
  play: async () => {
    await openMenu('Lab lead', 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Lab lead”?' }));
    await dialog.findByText('Legal');
    await dialog.findByText('Build server');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete role' }));
    await screen.findByText('“Lab lead” was deleted');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Lab lead/ })).toBeNull());
  },
};

/** The part of the emulator that stories here touch. */
interface Rows {
  db: Readonly<Record<'groups' | 'apiTokens', { patch(id: string, change: { roleIds: string[] }): unknown }>>;
}
