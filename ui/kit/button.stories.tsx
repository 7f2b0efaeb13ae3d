import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './button';

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Add token', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Variants: Story = {
  render: (args) => (
    <div className="story-row">
      <Button {...args} />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="ghost" />
      <Button {...args} variant="danger">
        Delete token
      </Button>
      <Button {...args} variant="link" />
      <Button {...args} disabled />
      <Button {...args} size="sm" variant="secondary" />
      <Button {...args} size="icon" variant="secondary" aria-label="Add">
        <Plus aria-hidden />
      </Button>
      <Button {...args}>
        <Plus aria-hidden />
        Add token
      </Button>
    </div>
  ),
};
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Add token' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByText('Loading…')).toHaveAttribute('role', 'status');
  },
};
export const DisabledWithReason: Story = {
  args: { disabledReason: 'You need the permission to manage tokens.' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('You need the permission to manage tokens.');
  },
};
export const AsLink: Story = {
  args: { asChild: true, children: <a href="#docs">Read the guide</a> },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Read the guide' });
    await expect(link).toHaveAttribute('href', '#docs');
    await expect(link).toHaveClass('gh:inline-flex');
  },
};
