import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { array, email, object, string } from 'zod/mini';
import type { StoryNotes } from '../story-notes';
import { Form, SubmitButton } from './form';
import { RecipientsField } from './recipients-field';

const send = fn();
const Invitation = object({ emails: array(string().check(email())) });

const notes = {
  RecipientsField: {
    accessibility: [
      'Comma, semicolon, space and Enter add an address; Backspace in the empty field edits the last one.',
      'Added and merged addresses are announced. Each has a remove button with its own name.',
    ],
    do: ['Say in `check` why an address cannot be used.'],
    avoid: ['Do not reject a whole paste for one wrong address: it is marked and can be edited.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/RecipientsField',
  parameters: { docs: { notes } },
  component: RecipientsField,
  args: { name: 'emails', label: 'Email addresses', placeholder: 'ada@acme.test, bob@acme.test' },
  render: (args) => (
    <div className="story-column">
      <Form schema={Invitation} defaultValues={{ emails: [] }} onSubmit={(values) => send(values)}>
        <RecipientsField {...args} />
        <SubmitButton>Invite</SubmitButton>
      </Form>
    </div>
  ),
  beforeEach: () => void send.mockReset(),
} satisfies Meta<typeof RecipientsField>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.getByRole('textbox', { name: 'Email addresses' });

export const Empty: Story = {};

/** Accepts a pasted column with names, quotes and duplicates. */
export const Pasted: Story = {
  play: async () => {
    await userEvent.click(box());
    await userEvent.paste('Lovelace, Ada <ada@acme.test>; bob@acme.test\nADA@acme.test;"eve@acme.test"');
    await screen.findByText('3 addresses added. 1 duplicate left out');
    await userEvent.type(box(), 'joe@acme.test,kai@grün.test,');
    await userEvent.click(screen.getByRole('button', { name: 'Remove kai@grün.test' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove bob@acme.test' }));
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ emails: ['ada@acme.test', 'eve@acme.test', 'joe@acme.test'] }),
    );
  },
};

/** Invalid addresses are kept, marked and editable; unfinished input survives blur. */
export const Invalid: Story = {
  play: async () => {
    await userEvent.type(box(), 'ada@acme ');
    await screen.findByText('1 address is not valid. Correct or remove it.');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Edit ada@acme' }));
    await expect(box()).toHaveValue('ada@acme');
    await userEvent.type(box(), '.test');
    await userEvent.tab();
    await screen.findByRole('button', { name: 'Remove ada@acme.test' });
    await userEvent.type(box(), 'not an address{Enter}');
    await screen.findByText('3 addresses are not valid. Correct or remove them.');
  },
};

export const Keyboard: Story = {
  play: async () => {
    await userEvent.type(box(), 'ada@acme.test bob@acme.test{Enter}');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(box()).toHaveValue('bob@acme.test');
    await userEvent.clear(box());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledWith({ emails: ['ada@acme.test'] }));
  },
};

export const Checked: Story = {
  args: { check: (address) => (address === 'ada@acme.test' ? 'Is a member already.' : undefined) },
  play: async () => {
    await userEvent.type(box(), 'ada@acme.test,eve@acme.test,');
    await expect(screen.getByRole('button', { name: 'Edit ada@acme.test' }).closest('li')).toHaveAttribute(
      'title',
      'Is a member already.',
    );
  },
};

export const RightToLeft: Story = { ...Pasted, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...Invalid, globals: { width: '320px' } };
