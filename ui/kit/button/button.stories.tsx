import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryNotes } from '../story-notes';
import { Button } from './button';

const notes = {
  Button: {
    accessibility: [
      'A native `button`: Enter and Space press it.',
      'While `loading` it keeps the focus, has `aria-busy` and `aria-disabled`, and a status beside it announces the work.',
      'With `disabledReason` it stays reachable, and the reason is its description.',
    ],
    do: [
      'Name the action with a verb: "Add token".',
      'Hand in `loading={false}` as well, so that the live region is there beforehand.',
      'Use `asChild` for links that look like buttons.',
    ],
    avoid: [
      'Do not use `disabled` where the user can do something about it: say why with `disabledReason`.',
      'Do not use `size="icon"` without an `aria-label`.',
      'Do not place two `primary` buttons in one view.',
    ],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/Button',
  parameters: { docs: { notes } },
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
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};
/** In a translated page too, its label changes: a text beside others is an element of its own. */
export const LabelChanges: Story = {
  render: function Send() {
    const [count, setCount] = useState(0);
    return (
      <Button onClick={() => setCount(count + 1)} loading={false}>
        <Plus aria-hidden />
        Sent {count} times
      </Button>
    );
  },
  play: async () => {
    const button = screen.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Sent 1 times'));
    await expect(button.querySelectorAll('span')).toHaveLength(1);
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
