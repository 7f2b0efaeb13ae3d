import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import type { StoryNotes } from '../story-notes';
import { ToastProvider, useToast } from './toast';

const notes = {
  ToastProvider: {
    accessibility: [
      'The live region is in the page beforehand: errors interrupt, other messages wait.',
      'Messages go to the top of the window while they would be over the focused control.',
      'Errors stay until they are dismissed; the others go after 6 seconds.',
    ],
    do: ['Render it once, around the application.', 'Offer what undoes the action in the message.'],
    avoid: ['Do not put anything into a message that the user cannot do without.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/Toast',
  parameters: { docs: { notes } },
  component: ToastProvider,
  args: { children: null },
} satisfies Meta<typeof ToastProvider>;

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
    const polite = await screen.findByText('Token deleted');
    await expect(polite.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  },
};

function InTheCorner() {
  const toast = useToast();
  return (
    <div style={{ position: 'fixed', insetInline: 16, bottom: 16, display: 'flex', justifyContent: 'space-between' }}>
      <Button onClick={() => toast.success('Saved')}>In the corner</Button>
      <Button variant="secondary">Elsewhere</Button>
    </div>
  );
}

/** A message never hides the control that has the focus, and is in its corner otherwise. */
export const FocusStaysVisible: Story = {
  render: () => <InTheCorner />,
  play: async () => {
    const button = screen.getByRole('button', { name: 'In the corner' });
    const message = () => screen.getByText('Saved').getBoundingClientRect();
    await userEvent.click(button);
    await waitFor(() => expect(message().bottom).toBeLessThan(button.getBoundingClientRect().top));
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await waitFor(() => expect(message().bottom).toBeGreaterThan(button.getBoundingClientRect().top));
  },
};

function Inside() {
  const toast = useToast();
  return (
    <div className="story-row">
      <Button onClick={() => toast.success('Group saved')}>Save inside</Button>
      <Button onClick={toast.clear}>Clear inside</Button>
    </div>
  );
}

/** A component that dismisses its own messages keeps those of the surrounding host. */
export const Nested: Story = {
  render: () => (
    <>
      <Buttons />
      <ToastProvider>
        <Inside />
      </ToastProvider>
    </>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Fail' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save inside' }));
    await screen.findByText('Group saved');
    await userEvent.click(screen.getByRole('button', { name: 'Clear inside' }));
    await expect(screen.queryByText('Group saved')).toBeNull();
    await waitFor(() => expect(screen.getByText('Not saved')).toBeVisible());
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
