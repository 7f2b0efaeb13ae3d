import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { OpenAppBox } from './open-app-box';

const meta: Meta<typeof OpenAppBox> = {
  title: 'Login/Open app',
  component: OpenAppBox,
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof OpenAppBox>;

export const Installed: Story = {
  args: { step: 'ready', context: { app: { address: 'acme://home', name: 'Acme' } } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Open Acme' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Not installed? Continue here' })).toBeVisible();
  },
};

/** The address of the page is never the target. */
export const NotFound: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'The app was not found' })).toBeVisible();
  },
};

export const ServiceDown: Story = {
  parameters: { faults: [{ path: '*/account-settings/v1', network: 'refuse' }] },
  play: async () => {
    await expect(await screen.findByText(/could not be reached/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
