import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { Input } from '../form/input';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog, DialogClose, DialogFooter } from './dialog';
import { Drawer, DrawerBody, DrawerClose, DrawerFooter } from './drawer';
import { Menu, MenuItem } from './menu';
import { Popover } from './popover';
import { SecretDialog } from './secret-dialog';

function Sheet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Drawer</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Drawer" description={<a href="#help">Help</a>}>
        <DrawerBody>
          <Input aria-label="Name" />
        </DrawerBody>
        <DrawerFooter>
          <DrawerClose>Cancel</DrawerClose>
        </DrawerFooter>
      </Drawer>
    </>
  );
}

function Secret() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Secret</Button>
      <SecretDialog
        open={open}
        onOpenChange={setOpen}
        title="Secret"
        description="Your program needs it."
        fileName="id.txt"
        secrets={[{ label: 'Client ID', value: '7c9e6679', isPublic: true }]}
      />
    </>
  );
}

const meta = {
  title: 'Kit/Modal keyboard',
  tags: ['!autodocs'],
  render: () => (
    <div className="story-row">
      <Dialog title="Dialog" description="Name it." trigger={<Button>Dialog</Button>}>
        <Input aria-label="Name" />
        <DialogFooter>
          <DialogClose>Cancel</DialogClose>
        </DialogFooter>
      </Dialog>
      <ConfirmDialog
        title="Question"
        description="It cannot be undone."
        trigger={<Button>Question</Button>}
        tone="danger"
        onConfirm={() => undefined}
      />
      <Sheet />
      <Secret />
      <Popover label="Popover" trigger={<Button>Popover</Button>}>
        {() => <Input aria-label="Name" />}
      </Popover>
      <Menu trigger={<Button>Menu</Button>}>
        <MenuItem>First</MenuItem>
        <MenuItem>Second</MenuItem>
      </Menu>
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Layers by the name of their trigger; `modal` ones trap the focus. */
const layers = [
  { name: 'Dialog', role: 'dialog', modal: true },
  { name: 'Question', role: 'alertdialog', modal: true },
  { name: 'Drawer', role: 'dialog', modal: true },
  { name: 'Secret', role: 'dialog', modal: true },
  { name: 'Popover', role: 'dialog', modal: false },
  { name: 'Menu', role: 'menu', modal: false },
] as const;

/** More Tab presses than any layer has controls, so that a missing focus trap is detected. */
const STEPS = 7;

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

export const EveryLayer: Story = {
  play: async () => {
    for (const { name, role, modal } of layers) {
      const opener = screen.getByRole('button', { name });
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const layer = await screen.findByRole(role, { name });
      await waitFor(() => expect(layer).toContainElement(focused()));
      if (modal) {
        for (const keys of ['{Tab}', '{Shift>}{Tab}{/Shift}'])
          for (let step = 0; step < STEPS; step++) {
            await userEvent.keyboard(keys);
            await expect(layer).toContainElement(focused());
          }
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull());
    }
    // The scrolling body is reachable by Tab after the header buttons.
    screen.getByRole('button', { name: 'Drawer' }).focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Drawer' });
    within(drawer).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Tab}');
    await expect(within(drawer).getByRole('link', { name: 'Help' })).toHaveFocus();
  },
};

const backdrops = () => document.querySelectorAll('[data-slot=dialog-backdrop]');
const pressEscape = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

/** Presses a button, and Escape between the backdrop and the content that follows it. */
const openAndEscape = async (name: string) => {
  const before = backdrops().length;
  screen.getByRole('button', { name, hidden: true }).click();
  await Promise.resolve();
  expect(backdrops(), name).toHaveLength(before + 1);
  expect(screen.queryByRole('dialog', { name }), name).toBeNull();
  pressEscape();
  await waitFor(() => expect(backdrops()).toHaveLength(before));
};

export const EscapeWhileOpening: Story = {
  play: async () => {
    for (const name of ['Dialog', 'Drawer']) {
      const opener = screen.getByRole('button', { name });
      opener.focus();
      await openAndEscape(name);
      expect(opener).toHaveFocus();
    }
  },
};

export const EscapeLeavesTheModalBeneath: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Drawer' }));
    const drawer = await screen.findByRole('dialog', { name: 'Drawer' });
    await waitFor(() => expect(drawer).toBeVisible());
    await openAndEscape('Dialog');
    await waitFor(() => expect(drawer).toBeVisible());
  },
};
