import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { SecretDialog } from './secret-dialog';

interface Timer {
  ms: number;
  run: () => void;
}

let timers: Timer[] = [];

const meta = {
  title: 'Admin/Secret dialog',
  component: SecretDialog,
  args: {
    secrets: [{ label: 'Secret', value: 'sk_9f1c0f6e2d5b4a87b3' }],
    onClose: () => {},
    title: 'Token created',
    description: 'Your program needs this value.',
    fileName: 'token.txt',
  },
  // The story controls the clock.
  beforeEach: ({ loaded }) => {
    timers = [];
    const after = (ms: number, run: () => void) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    };
    Object.assign(loaded.identity.environment, { after });
  },
} satisfies Meta<typeof SecretDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAfterItsForm: Story = {
  play: async () => {
    // Request timeouts of the identity use the same timers.
    const moment = timers.filter(({ ms }) => ms < 1_000);
    await expect(moment.map(({ ms }) => ms)).toEqual([200]);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    moment[0]?.run();
    await screen.findByRole('dialog', { name: 'Token created' });
    await expect(screen.getByLabelText('Secret')).toHaveValue('sk_9f1c0f6e2d5b4a87b3');
  },
};
