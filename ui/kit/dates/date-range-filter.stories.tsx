import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { StoryNotes } from '../story-notes';
import { type DateRange, lastDays } from './date-range';
import { DateRangeFilter, type DateRangeFilterProps } from './date-range-filter';

const change = fn<(value: DateRange) => void>();
const timezone = 'America/New_York';

function Filter(props: Partial<DateRangeFilterProps>) {
  const [value, setValue] = useState(props.value ?? {});
  return (
    <DateRangeFilter
      label="Created"
      timezone={timezone}
      {...props}
      value={value}
      onChange={(next) => {
        change(next);
        setValue(next);
      }}
    />
  );
}

const notes = {
  DateRangeFilter: {
    accessibility: [
      'A button opens a panel of choices, each a toggle with `aria-pressed`.',
      'The calendar is a grid: the arrow keys move by days and weeks. Escape closes the panel.',
    ],
    do: ['Hand in the time zone of the account: it decides when a day begins.'],
    avoid: ['Do not use it for one date.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/DateRangeFilter',
  parameters: { docs: { notes } },
  component: Filter,
  beforeEach: () => void change.mockReset(),
} satisfies Meta<typeof Filter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calendar is loaded as a separate chunk. */
const button = () => screen.getByRole('button', { name: /^Created:/ });

export const Presets: Story = {
  play: async () => {
    await expect(button()).toHaveTextContent('Created: Any time');
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(change).toHaveBeenLastCalledWith(lastDays(7, Date.now(), timezone));
    await waitFor(() => expect(button()).toHaveFocus());
    await expect(button()).toHaveTextContent('Created: Last 7 days');
    await userEvent.click(button());
    await expect(await screen.findByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Any time' }));
    await expect(change).toHaveBeenLastCalledWith({});
    await userEvent.click(button());
    await screen.findByRole('button', { name: 'Today' });
  },
};

/** A whole month in New York: from midnight there until midnight after the last day. */
export const Custom: Story = {
  args: { value: { from: '2026-03-02T05:00:00.000Z', to: '2026-03-04T05:00:00.000Z' } },
  play: async () => {
    await expect(button()).toHaveTextContent(/Mar 2\s–\s3, 2026/);
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('button', { name: /Sunday, March 1, 2026/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Tuesday, March 31, 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(change).toHaveBeenLastCalledWith({ from: '2026-03-01T05:00:00.000Z', to: '2026-04-01T04:00:00.000Z' });
    await userEvent.click(button());
    await screen.findByRole('button', { name: 'Apply' });
  },
};

/** Escape closes the panel and keeps the previous interval. */
export const Keyboard: Story = {
  play: async () => {
    button().focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Created' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Any time' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    await expect(change).not.toHaveBeenCalled();
  },
};

export const Limited: Story = {
  args: { maxDays: 30, value: { from: '2026-03-02T05:00:00.000Z', to: '2026-03-04T05:00:00.000Z' } },
  play: async () => {
    await userEvent.click(button());
    await screen.findByText('Up to 30 days');
    await expect(screen.queryByRole('button', { name: 'Last 90 days' })).toBeNull();
  },
};

export const RightToLeft: Story = { ...Custom, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...Custom, globals: { width: '320px' } };
