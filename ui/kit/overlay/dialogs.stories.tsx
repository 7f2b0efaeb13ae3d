import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'zod/mini';
import { Button } from '../button/button';
import { TextField } from '../form/fields';
import { Form, SubmitButton } from '../form/form';
import type { StoryNotes } from '../story-notes';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog, DialogClose, DialogFooter } from './dialog';
import { SecretDialog } from './secret-dialog';

const notes = {
  Dialog: {
    accessibility: [
      '`role="dialog"`, named by its title and described by its description.',
      'The focus goes in, stays in and returns to what opened it. Escape closes it.',
    ],
    do: [
      'Name the task in the title: "Add token".',
      'Set `sticky` where a click outside would lose what was typed, `locked` while something is being sent.',
    ],
    avoid: ['Do not open a second dialog from it, except a `ConfirmDialog`.'],
  },
  ConfirmDialog: {
    accessibility: [
      '`role="alertdialog"`.',
      'With `tone="danger"` the focus starts on Cancel.',
      'What `onConfirm` throws is announced, and the dialog stays open.',
    ],
    do: ['Name the thing in the title and the verb on the button: "Delete token CI?", "Delete token".'],
    avoid: ['Do not ask before what can be undone.'],
  },
  SecretDialog: {
    accessibility: [
      'The focus starts on the first copy button.',
      'It asks before it closes while a secret has not been kept.',
    ],
    do: ['Mark what can be read again with `isPublic`.'],
    avoid: ['Do not keep the secrets in state after it closes.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/Dialogs',
  parameters: { docs: { notes } },
  component: Dialog,
  args: { title: 'Add token', description: 'Name the program that will use it.', trigger: <Button>Add token</Button> },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const Named = object({ name: string() });

export const WithForm: Story = {
  args: {
    children: (
      <Form schema={Named} defaultValues={{ name: '' }} onSubmit={() => undefined}>
        <TextField name="name" label="Name" />
        <DialogFooter>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton>Add token</SubmitButton>
        </DialogFooter>
      </Form>
    ),
  },
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Add token' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Add token' });
    await expect(dialog).toHaveAccessibleDescription('Name the program that will use it.');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
};

const remove = fn();

export const Destructive: Story = {
  render: () => (
    <ConfirmDialog
      trigger={<Button variant="secondary">Delete…</Button>}
      title="Delete the token “CI”?"
      description="Programs that use it stop working at once. This cannot be undone."
      confirmLabel="Delete token"
      tone="danger"
      onConfirm={remove}
    />
  ),
  play: async () => {
    remove.mockRejectedValueOnce(new Error('The server did not answer. Try again.')).mockResolvedValue(undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Delete…' }));
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete token' }));
    await screen.findByText('The server did not answer. Try again.');
  },
};

function SecretOnce() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show</Button>
      <SecretDialog
        open={open}
        onOpenChange={setOpen}
        title="Token created"
        description="Your program needs both values."
        fileName="ci-token.txt"
        secrets={[
          { label: 'Client ID', value: '7c9e6679-7425-40de-944b-e07fc1f90ae7', isPublic: true },
          { label: 'Secret', value: 'sk_9f1c0f6e2d5b4a87b3' },
        ]}
      />
    </>
  );
}

export const SecretShownOnce: Story = {
  render: () => <SecretOnce />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Token created' });
    await expect(screen.getByLabelText('Secret')).toHaveValue('sk_9f1c0f6e2d5b4a87b3');
    // Copying by keyboard counts like the button, so closing needs no confirmation.
    screen.getByLabelText('Secret').dispatchEvent(new ClipboardEvent('copy', { bubbles: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(document.body.innerHTML).not.toContain('sk_9f1c0f6e2d5b4a87b3'));
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await screen.findByRole('dialog');
  },
};
