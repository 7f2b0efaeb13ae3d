import type { checkoutFlow } from '@gatehouse/sdk/flows/checkout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { StoryNotes } from '../kit/story-notes';
import { QueryProvider } from '../react/capability';
import type { StepWalk } from '../react/story-steps';
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

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const steps: StepWalk<typeof checkoutFlow> = {
  fetching: () => screen.findByText('Loading your plan…'),
  ready: async () => {
    await screen.findByRole('dialog', { name: 'Change plan', description: /Business/ });
    await press('Confirm and pay');
  },
  loading: () => screen.findByRole('button', { name: 'Confirm and pay', busy: true }),
  error: async () => {
    await screen.findByRole('button', { name: 'Back' });
    await press('Try again');
  },
  confirmed: () => screen.findByRole('dialog', { name: 'Plan changed' }),
};

/** Goes through every step of the flow; the first payment fails. */
export const EveryStep: Story = {
  parameters: {
    emulator: { seed: 'demo' },
    faults: [
      { path: '*/billing/plans/v1/plan-business', delay: 300, times: 1 },
      {
        method: 'PUT',
        path: '*/subscriptions/*',
        status: 402,
        body: { errors: ['Your card was declined.'] },
        // Long enough to see the busy button.
        delay: 300,
        times: 1,
      },
    ],
  },
  play: async ({ args }) => {
    for (const show of Object.values(steps)) await show();
    await expect(args.onConfirmed).toHaveBeenCalledTimes(1);
  },
};
