import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import type { StoryNotes } from '../story-notes';
import { KitTextsProvider } from '../texts';
import { Progress } from './progress';

const notes = {
  Progress: {
    accessibility: ['A native `progress` that its label names, with its value in words.', 'Each quarter is announced.'],
    do: ['Say in `hint` what happens to what is done when the user stops.'],
    avoid: ['Do not use it where the end is unknown: that is `Spinner` with words.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/Progress',
  parameters: { docs: { notes } },
  component: Progress,
  args: { label: 'Inviting people', value: 1200, max: 5000 },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async () => {
    const bar = screen.getByRole('progressbar', { name: 'Inviting people' });
    await expect(bar).toHaveAttribute('aria-valuetext', '1,200 of 5,000');
    await expect(bar).toHaveProperty('position', 0.24);
  },
};

const stop = fn();

/** The button stays busy until the task has settled, and a second click has no effect. */
export const Stoppable: Story = {
  args: { onStop: stop, hint: 'People who were invited already stay invited.' },
  play: async () => {
    let settle = () => {};
    stop.mockReset().mockImplementation(() => new Promise<void>((resolve) => (settle = resolve)));
    const button = screen.getByRole('button', { name: 'Stop' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await expect(stop).toHaveBeenCalledTimes(1);
    settle();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
};

function Growing() {
  const [value, setValue] = useState(20);
  return (
    <>
      <Progress label="Export" value={value} />
      <Button onClick={() => setValue((before) => before + 10)}>More</Button>
    </>
  );
}

/** Only quarters are announced, not every step. */
export const Announced: Story = {
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    const status = canvasElement.querySelector('[data-slot=progress] [role=status]');
    await expect(status).toHaveTextContent('');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await expect(status).toHaveTextContent('25%');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await expect(status).toHaveTextContent('25%');
  },
};

export const Done: Story = { args: { value: 5000 } };

/** A total of zero is rendered as no progress, not as an error. */
export const NothingToDo: Story = { args: { value: 0, max: 0 } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { onStop: stop, label: 'دعوة الأشخاص' },
  decorators: [
    (Story) => (
      <KitTextsProvider texts={{ language: 'ar' }}>
        <Story />
      </KitTextsProvider>
    ),
  ],
};
