import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { CopyField } from './copy-field';

const meta = {
  title: 'Kit/CopyField',
  component: CopyField,
  args: { label: 'Client ID', value: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ args, canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenCalledWith(args.value);
    await within(canvasElement).findByText('Copied');
  },
};

export const ClipboardRefused: Story = {
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await canvas.findByText(/did not allow copying/);
    await expect(canvas.getByLabelText('Client ID')).toHaveFocus();
  },
};
