import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import type { StoryNotes } from '../story-notes';
import { Alert } from './alert';

const notes = {
  Alert: {
    accessibility: [
      'It is no live region. Put it into an element with `role="alert"` or `role="status"` that is in the page beforehand.',
      'The icon is hidden from screen readers, so the text alone says what happened.',
    ],
    do: [
      'Say what happened and what to do; offer the remedy in `actions`.',
      'Use `danger` for failures and `warning` for what the user can still prevent.',
    ],
    avoid: ['Do not use it for messages that go away by themselves: that is `useToast`.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/Alert',
  parameters: { docs: { notes } },
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

const Nothing = () => null;

/** Actions that render nothing take no space. */
export const WithoutActions: Story = {
  render: (args) => (
    <div className="story-column">
      <Alert {...args} />
      <Alert {...args} actions={<Nothing />} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [plain, empty] = [...canvasElement.querySelectorAll('[data-slot=alert]')].map(
      (alert) => alert.getBoundingClientRect().height,
    );
    await expect(empty).toBe(plain);
  },
};
