import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge';

const meta = { title: 'Kit/Badge', component: Badge, args: { children: 'Active' } } satisfies Meta<typeof Badge>;

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
