import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './alert';
import { Button } from './button';

const meta = {
  title: 'Kit/Alert',
  component: Alert,
  args: { children: 'Your trial ends in 3 days.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {};
export const Tones: Story = {
  render: () => (
    <div className="story-column">
      <Alert tone="info">Your trial ends in 3 days.</Alert>
      <Alert tone="success" title="Domain verified">
        Everyone at example.com now signs in with your provider.
      </Alert>
      <Alert tone="warning">Store this somewhere safe now. You will not be able to see it again.</Alert>
      <Alert
        tone="danger"
        title="Members could not be loaded"
        actions={
          <Button size="sm" variant="secondary">
            Try again
          </Button>
        }
      >
        The server did not answer.
      </Alert>
    </div>
  ),
};
