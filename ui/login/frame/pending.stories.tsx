import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { lazyPart } from '../../react/lazy-part';
import { BoxFrame, type BoxFrameProps } from './box-frame';
import { PendingBox } from './pending';
import { Step } from './step';

type BoxProps = Pick<BoxFrameProps, 'header' | 'footer'>;

const Arrived = (props: BoxProps) => (
  <BoxFrame {...props}>
    <Step title="It arrived" />
  </BoxFrame>
);

/** Creates a box that loads at the given attempt; with 0 it stays pending. */
const arrivingAt = (attempt: number) => {
  let tries = 0;
  return lazyPart((): Promise<{ default: ComponentType<BoxProps> }> => {
    tries += 1;
    if (attempt === 0) return new Promise(() => {});
    return tries < attempt ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ default: Arrived });
  }, PendingBox);
};

function Late({ attempt }: { attempt: number }) {
  const [Box] = useState(() => arrivingAt(attempt));
  return (
    <main>
      <Box header={<p>Acme Labs</p>} footer={<p>Terms of Acme</p>} />
    </main>
  );
}

const meta = {
  title: 'Login/Box that loads late',
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
    await expect(screen.getByText('Acme Labs')).toBeVisible();
    await expect(screen.getByText('Terms of Acme')).toBeVisible();
  },
};

export const FailedAndTriedAgain: Story = {
  args: { attempt: 3 },
  play: async () => {
    await screen.findByText('This step could not be loaded');
    await expect(screen.getByText('Acme Labs')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Reload the page' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('heading', { name: 'It arrived' })).toBeVisible();
  },
};
