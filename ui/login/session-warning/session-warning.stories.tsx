import { toIdentityError } from '@gatehouse/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as arabic } from '../../locales/ar';
import { TextsProvider } from '../../react/texts';
import SessionEnding from './session-ending';

const notes = {
  SessionWarning: {
    accessibility: [
      'An `alertdialog` opens at least 20 seconds before the session ends; the focus begins on staying signed in.',
    ],
    do: ['Render it once, in the frame of the pages behind the sign-in.'],
    avoid: ['Do not render it on the pages for signing in.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof SessionEnding> = {
  title: 'Login/Session warning',
  parameters: { docs: { notes } },
  component: SessionEnding,
  args: { isFinal: false, stay: fn(async () => undefined), dismiss: fn() },
  argTypes: { endsAt: { control: false } },
};

export default meta;
type Story = StoryObj<typeof SessionEnding>;

/** The countdown is announced politely at some seconds; an error keeps the warning. */
export const Counting: Story = {
  beforeEach: ({ args }) => {
    args.endsAt = Date.now() + 30_500;
    args.stay = fn()
      .mockRejectedValueOnce(toIdentityError(new TypeError('down')))
      .mockResolvedValue(undefined);
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    await expect(dialog).toHaveTextContent('You will be signed out in 3');
    const announcement = 'You will be signed out in 30 seconds.';
    await screen.findByText(announcement, { selector: '[role="status"]' }, { timeout: 2000 });
    const stay = screen.getByRole('button', { name: 'Stay signed in' });
    await expect(stay).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.stay).toHaveBeenCalledTimes(2));
  },
};

/** A fixed session end is announced, and the warning can be dismissed. */
export const FinalInArabic: Story = {
  args: { isFinal: true },
  beforeEach: ({ args }) => {
    args.endsAt = Date.now() + 25_000;
  },
  globals: { width: '320px', direction: 'rtl' },
  render: (args) => (
    <TextsProvider texts={arabic}>
      <SessionEnding {...args} />
    </TextsProvider>
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'فهمت' }));
    await expect(args.dismiss).toHaveBeenCalledTimes(1);
    await expect(args.stay).not.toHaveBeenCalled();
  },
};
