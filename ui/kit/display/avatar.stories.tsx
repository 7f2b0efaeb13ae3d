import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryNotes } from '../story-notes';
import { Avatar } from './avatar';

const notes = {
  Avatar: {
    accessibility: ['Hidden from screen readers: it is decoration.'],
    do: ['Render the name of the user beside it.'],
    avoid: [
      'Do not use it as the only sign of who the user is.',
      'Do not hand in relative addresses: only `http`, `https` and raster `data:` pictures are loaded.',
    ],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/Avatar',
  parameters: { docs: { notes } },
  component: Avatar,
  args: { name: 'Ada Lovelace' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Picture: Story = {
  args: {
    size: 'lg',
    src: 'data:image/gif;base64,R0lGODdhAQABAIAAAJvO5v///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
  },
};
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('AL');
  },
};
export const RefusedAddress: Story = {
  args: { src: 'javascript:alert(1)' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const Sizes: Story = {
  render: () => (
    <div className="story-row">
      <Avatar name="ada@example.com" size="sm" />
      <Avatar name="Grace Hopper" />
      <Avatar name="Æsa Þórsdóttir" size="lg" />
    </div>
  ),
};
