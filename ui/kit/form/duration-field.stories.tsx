import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { minimum, number, object } from 'zod/mini';
import type { StoryNotes } from '../story-notes';
import { DurationField } from './duration-field';
import { Form, SubmitButton } from './form';

const save = fn();
const Timeouts = object({ idle: number('Enter a duration.').check(minimum(60, 'Choose at least one minute.')) });

const notes = {
  DurationField: {
    accessibility: [
      'A labeled input, and beside it a select whose name says which duration its unit belongs to.',
      'Hint and error are its description.',
    ],
    do: ['Choose `counts` as the API counts: the form holds one number in that unit.'],
    avoid: ['Do not validate the number as text: an empty box is `null`, and what is no number is `NaN`.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/DurationField',
  parameters: { docs: { notes } },
  component: DurationField,
  args: { name: 'idle', label: 'Sign out after', hint: 'Without activity.' },
  render: (args) => (
    <div className="story-column">
      <Form schema={Timeouts} defaultValues={{ idle: 7200 }} onSubmit={(values) => save(values)}>
        <DurationField {...args} />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </div>
  ),
} satisfies Meta<typeof DurationField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InForm: Story = {
  play: async () => {
    save.mockClear();
    const amount = screen.getByRole('textbox', { name: 'Sign out after' });
    const unit = screen.getByRole('combobox', { name: 'Sign out after: unit' });
    await expect(amount).toHaveValue('2');
    await expect(unit).toHaveDisplayValue('hours');
    await userEvent.selectOptions(unit, 'day');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ idle: 172_800 }));
    await userEvent.clear(amount);
    await userEvent.type(amount, '1.5');
    await userEvent.selectOptions(unit, 'minute');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ idle: 90 }));
  },
};

export const Invalid: Story = {
  play: async () => {
    save.mockClear();
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Enter a duration.');
    await userEvent.type(screen.getByRole('textbox'), 'soon');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Enter a duration.');
    await expect(screen.getByRole('textbox')).toHaveValue('soon');
    await expect(save).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { width: '320px' } };
