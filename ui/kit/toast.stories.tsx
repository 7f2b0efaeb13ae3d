import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from './button';
import { ToastProvider, useToast } from './toast';

const meta = { title: 'Kit/Toast', component: ToastProvider, args: { children: null } } satisfies Meta<
  typeof ToastProvider
>;

export default meta;
type Story = StoryObj<typeof meta>;

function Buttons() {
  const toast = useToast();
  return (
    <div className="story-row">
      <Button onClick={() => toast.success('Token deleted', 'Programs that used it can no longer sign in.')}>
        Succeed
      </Button>
      <Button variant="secondary" onClick={() => toast.error('Not saved', 'The server did not answer. Try again.')}>
        Fail
      </Button>
    </div>
  );
}

export const Messages: Story = {
  render: () => <Buttons />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Succeed' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fail' }));
    const calm = await screen.findByText('Token deleted');
    await expect(calm.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(screen.getByText('Not saved').closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
  },
};

export const Dismissed: Story = {
  render: () => <Buttons />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Fail' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await expect(screen.queryByText('Not saved')).toBeNull();
  },
};
