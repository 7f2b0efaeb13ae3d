import type { Meta, StoryObj } from '@storybook/react-vite';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Menu, MenuItem, MenuSeparator } from './menu';

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  args: { trigger: <Button variant="secondary">Actions</Button>, align: 'start', children: null },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu align="start" trigger={<Button variant="secondary">Actions</Button>}>
        <MenuItem>
          <Pencil aria-hidden />
          Rename
        </MenuItem>
        <MenuItem disabled>Duplicate</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => setOpen(true)}>
          <Trash2 aria-hidden />
          Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete?"
        description="It is gone for good."
        onConfirm={() => undefined}
      />
    </>
  );
}

export const Open: Story = {
  render: () => <WithDialog />,
  play: async () => {
    screen.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Actions' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  render: () => <WithDialog />,
  play: async () => {
    const button = screen.getByRole('button', { name: 'Actions' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
    await userEvent.keyboard('d');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const InsideADialog: Story = {
  render: () => (
    <Dialog title="Members" description="Who may use it." trigger={<Button>Open</Button>}>
      <WithDialog />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Members' })).toBeVisible();
  },
};

export const DialogReturnsTheFocus: Story = {
  render: () => <WithDialog />,
  play: async () => {
    const button = screen.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
