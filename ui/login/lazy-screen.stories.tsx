import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BoxFrame } from './box-frame';
import { lazyScreen } from './lazy-screen';
import { Step } from './step';

const Arrived = () => <Step title="It arrived" />;

/** Creates a chunk that loads at the given attempt; with 0 it stays pending. */
const arrivingAt = (attempt: number) => {
  let tries = 0;
  return lazyScreen((): Promise<{ default: ComponentType }> => {
    tries += 1;
    if (attempt === 0) return new Promise(() => {});
    return tries < attempt ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ default: Arrived });
  });
};

function Late({ attempt }: { attempt: number }) {
  const [Screen] = useState(() => arrivingAt(attempt));
  return (
    <main>
      <BoxFrame>
        <Screen />
      </BoxFrame>
    </main>
  );
}

const meta = {
  title: 'Login/Screen that loads late',
  component: Late,
  args: { attempt: 0 },
  parameters: { signedInAs: null },
} satisfies Meta<typeof Late>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async () => {
    const status = await screen.findByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Loading'));
  },
};

export const FailedAndTriedAgain: Story = {
  args: { attempt: 3 },
  play: async () => {
    await screen.findByText('This step could not be loaded');
    await expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Reload the page' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('heading', { name: 'It arrived' })).toBeVisible();
  },
};
