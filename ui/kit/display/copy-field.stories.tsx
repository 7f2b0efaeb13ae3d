import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import type { StoryNotes } from '../story-notes';
import { CopyField } from './copy-field';

const notes = {
  CopyField: {
    accessibility: [
      'A read-only text field with its label, as high as its value, and a button beside it.',
      'Copied and refused are announced; after a refusal the text is selected and the keys are named.',
    ],
    do: ['Group values that are entered elsewhere together in a `CopyFieldGroup`.'],
    avoid: ['Do not show secrets in it: `SecretDialog` takes them off the page again.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/CopyField',
  parameters: { docs: { notes } },
  component: CopyField,
  args: { label: 'Client ID', value: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ args, canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy: Client ID' }));
    await expect(write).toHaveBeenCalledWith(args.value);
    await within(canvasElement).findByText('Copied');
  },
};

export const ClipboardRefused: Story = {
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Client ID' }));
    await canvas.findByText(/did not allow copying/);
    await expect(canvas.getByRole('textbox', { name: 'Client ID' })).toHaveFocus();
  },
};
