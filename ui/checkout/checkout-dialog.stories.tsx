import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { StoryNotes } from '../kit/story-notes';
import { QueryProvider } from '../react/capability';
import { CheckoutDialog } from './checkout-dialog';

const notes = {
  CheckoutDialog: {
    accessibility: [
      'A modal dialog, named by its title and described by the name of the plan.',
      'The card number is entered in a frame of the card provider, with its own labels and errors.',
    ],
    do: [
      'Open it with the id of a plan, and close it in `onClose`.',
      'Read what the account may use after `onConfirmed`.',
    ],
    avoid: ['Do not take card numbers in a form of your own: they must not reach your server.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Checkout/Checkout dialog',
  component: CheckoutDialog,
  args: { planId: 'plan-business', onClose: fn(), onConfirmed: fn() },
  parameters: { docs: { notes } },
  decorators: (Story) => (
    <QueryProvider>
      <Story />
    </QueryProvider>
  ),
} satisfies Meta<typeof CheckoutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {
  play: async () => {
    // It opens transparent.
    await waitFor(() => expect(screen.getByRole('dialog', { name: /plan/i })).toBeVisible());
  },
};
