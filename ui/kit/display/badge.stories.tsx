import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryNotes } from '../story-notes';
import { Badge } from './badge';

const notes = {
  Badge: {
    accessibility: ['Plain text without a role. The tone is not announced, so the words carry the state.'],
    do: ['Use one or two words: "Active", "Invited".'],
    avoid: ['Do not make it clickable, and do not tell states apart by color alone.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/Badge',
  parameters: { docs: { notes } },
  component: Badge,
  args: { children: 'Active' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Tones: Story = {
  render: () => (
    <div className="story-row">
      <Badge>Viewer</Badge>
      <Badge tone="success">Active</Badge>
      <Badge tone="warning">Expires soon</Badge>
      <Badge tone="danger">Locked</Badge>
      <Badge tone="info">Default</Badge>
    </div>
  ),
};
