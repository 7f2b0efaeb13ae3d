import type { Meta, StoryObj } from '@storybook/react-vite';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import type { StoryNotes } from '../story-notes';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Menu, MenuItem, MenuSeparator } from './menu';
import { Popover } from './popover';

const notes = {
  Menu: {
    accessibility: [
      '`role="menu"`: the arrow keys move, Home and End go to the ends, a letter jumps to the next item that begins with it, Escape and Tab close.',
      'The button says whether it is open. The arrow down opens it.',
      'The focus returns to the button before a choice runs, so a dialog that it opens returns it there.',
    ],
    do: [
      'Use `MenuCheckboxItem` and `MenuRadioItem` for settings: the menu stays open.',
      'Use `tone="danger"` for what deletes.',
    ],
    avoid: ['Do not use it for navigation or for a value of a form.', 'Do not put fields into it: that is `Popover`.'],
  },
  Popover: {
    accessibility: [
      '`role="dialog"` with a name, not modal.',
      'Escape and a click elsewhere close it, and the focus returns to the button.',
    ],
    do: ['Use it for a few controls beside their button, such as filters.'],
    avoid: ['Do not put a whole form into it: that is `Dialog` or `Drawer`.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/Menu',
  parameters: { docs: { notes } },
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

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The menu is positioned in the next frame; an item that has the focus by then keeps it. */
export const KeepsFocus: Story = {
  render: () => <WithDialog />,
  play: async () => {
    screen.getByRole('button', { name: 'Actions' }).click();
    const item = screen.getByRole('menuitem', { name: 'Delete' });
    item.focus();
    await nextFrame();
    await nextFrame();
    await expect(item).toHaveFocus();
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

/** A page with `zoom` around it: the menu stays at its button. */
export const InAZoomedPage: Story = {
  render: () => <WithDialog />,
  beforeEach: () => {
    document.body.style.setProperty('zoom', '1.5');
    return () => document.body.style.removeProperty('zoom');
  },
  play: async () => {
    const button = screen.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await waitFor(() => {
      const [at, box] = [button.getBoundingClientRect(), menu.getBoundingClientRect()];
      expect(Math.abs(box.top - at.bottom)).toBeLessThan(15);
      expect(Math.min(Math.abs(box.left - at.left), Math.abs(box.right - at.right))).toBeLessThan(15);
    });
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
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Members' })).toBeVisible());
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

function Growing() {
  const [count, setCount] = useState(1);
  return (
    <Popover label="Members" trigger={<Button>Members</Button>}>
      {() => (
        <>
          <Button onClick={() => setCount(80)}>Show all</Button>
          {Array.from({ length: count }, (_, place) => `Member ${place + 1}`).map((name) => (
            <p key={name}>{name}</p>
          ))}
        </>
      )}
    </Popover>
  );
}

/** A panel that grows goes to the side with more room, and the browser reports no error of a size observer to the host. */
export const GrowsToTheOtherSide: Story = {
  render: () => (
    <div style={{ position: 'fixed', insetBlockEnd: 80 }}>
      <Growing />
    </div>
  ),
  play: async () => {
    const errors: string[] = [];
    const listen = (event: ErrorEvent) => void errors.push(event.message);
    window.addEventListener('error', listen);
    await userEvent.click(screen.getByRole('button', { name: 'Members' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    const button = screen.getByRole('button', { name: 'Members', expanded: true });
    const panel = screen.getByRole('dialog', { name: 'Members' });
    await waitFor(() =>
      expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top),
    );
    await nextFrame();
    await nextFrame();
    window.removeEventListener('error', listen);
    await expect(errors).toEqual([]);
  },
};
