import type { Meta, StoryObj } from '@storybook/react-vite';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { object, string } from 'zod/mini';
import { Button } from '../button/button';
import { Badge } from '../display/badge';
import { TextField } from '../form/fields';
import { SubmitButton } from '../form/form';
import type { StoryNotes } from '../story-notes';
import { Drawer, DrawerBody, DrawerClose, DrawerFooter, type DrawerProps } from './drawer';
import { DrawerForm } from './drawer-form';
import { Menu, MenuItem } from './menu';

const save = fn();
const Named = object({ name: string(), email: string() });

function Member({ label = 'Ada Lovelace', ...props }: Partial<DrawerProps> & { label?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Ada Lovelace"
        description={
          <span className="gh:flex gh:flex-wrap gh:items-center gh:gap-2">
            ada@acme.test <Badge tone="success">Active</Badge>
          </span>
        }
        actions={
          <>
            <Button variant="ghost" size="icon-sm" aria-label="Previous user">
              <ChevronUp aria-hidden />
            </Button>
            <Button variant="ghost" size="icon-sm" aria-label="Next user">
              <ChevronDown aria-hidden />
            </Button>
          </>
        }
        {...props}
      >
        <DrawerForm
          schema={Named}
          defaultValues={{ name: 'Ada Lovelace', email: 'ada@acme.test' }}
          onSubmit={async (values) => {
            await save(values);
            setOpen(false);
          }}
        >
          <DrawerBody>
            <TextField name="name" label="Name" />
            <TextField name="email" label="Email" hint="Used to sign in." />
          </DrawerBody>
          <DrawerFooter>
            <DrawerClose>Cancel</DrawerClose>
            <SubmitButton>Save</SubmitButton>
          </DrawerFooter>
        </DrawerForm>
      </Drawer>
    </>
  );
}

const notes = {
  Drawer: {
    accessibility: [
      'A modal dialog at the end of the page, named by its title.',
      'The focus starts in the first field, else on the drawer itself, and returns to what opened it. Escape closes it.',
    ],
    do: [
      'Use it for one row of a list: the list stays visible.',
      'Set `unsaved` while there are unsaved changes: it asks before it closes.',
    ],
    avoid: ['Do not use it for a question: that is `ConfirmDialog`.'],
  },
  DrawerForm: {
    accessibility: ['The same as `Form`: errors are announced above the fields.'],
    do: ['Put a `DrawerBody` and a `DrawerFooter` into it.'],
    avoid: ['Do not use it outside of a `Drawer`.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = { title: 'Kit/Drawer', parameters: { docs: { notes } }, component: Member } satisfies Meta<typeof Member>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ada Lovelace' }));
  return screen.findByRole('dialog', { name: 'Ada Lovelace' });
};

export const WithForm: Story = {
  play: async () => {
    const drawer = await openIt();
    await expect(drawer).toHaveAccessibleDescription(/ada@acme.test/);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    // The page beneath must not scroll.
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ada Lovelace' })).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    await openIt();
  },
};

/** A server error stays in the drawer, with the input kept. */
export const SavingFails: Story = {
  play: async () => {
    save.mockReset().mockRejectedValue(new Error('This email belongs to another user.'));
    const drawer = await openIt();
    await userEvent.type(screen.getByLabelText('Name'), '!');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Save' }));
    await screen.findByText('This email belongs to another user.');
    await expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace!');
  },
};

export const UnsavedChanges: Story = {
  args: { unsaved: true },
  play: async () => {
    const drawer = await openIt();
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(drawer).toBeVisible());
    await waitFor(() => expect(drawer.matches(':focus-within')).toBe(true));

    await userEvent.click(within(drawer).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ada Lovelace' })).toHaveFocus());

    await openIt();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
  },
};

/** An outside click closes the drawer, unless it is busy. */
export const ClickOutside: Story = {
  play: async () => {
    const drawer = await openIt();
    await userEvent.click(drawer.parentElement ?? drawer);
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
};

export const Locked: Story = {
  args: { locked: true },
  play: async () => {
    const drawer = await openIt();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(drawer.parentElement ?? drawer);
    await waitFor(() => expect(drawer).toBeVisible());
    await expect(within(drawer).getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};

/** The first Escape closes the menu, the second one the drawer. */
export const MenuInside: Story = {
  args: {
    size: 'lg',
    actions: (
      <Menu
        trigger={
          <Button variant="secondary" size="sm">
            More
          </Button>
        }
      >
        <MenuItem>Disable user</MenuItem>
      </Menu>
    ),
  },
  play: async () => {
    const drawer = await openIt();
    await userEvent.click(within(drawer).getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: 'Disable user' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await openIt();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: async () => void (await openIt()) };
