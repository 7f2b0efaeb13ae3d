import type { logOutFlow } from '@gatehouse/sdk/flows/log-out';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as arabic } from '../../locales/ar';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { seeHeadings } from '../story-parts/headings';
import LogoutBox from './logout-box';

const notes = {
  LogoutBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'A link of another site requires a confirmation.',
    ],
    do: ['Mount it on the logout route.'],
    avoid: ['Do not end the session with a plain link of your own: use `session.logout()`.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof LogoutBox> = {
  title: 'Login/Log-out',
  parameters: { docs: { notes } },
  component: LogoutBox,
  args: { onSuccess: fn(), application: { name: 'Research Portal' } },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof LogoutBox>;

/** A link alone does not sign the user out. */
export const Confirmed: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { name: 'Sign out of Research Portal?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await expect(args.onSuccess).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await expect(await screen.findByRole('heading', { name: 'You are signed out' })).toHaveFocus();
  },
};

/**
 * The local session ends even if the provider is unreachable; the page then does not claim a sign-out at the provider.
 */
export const ServiceDown: Story = {
  parameters: { faults: [{ path: '*/oauth/logout', network: 'refuse', times: 1 }] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await expect(await screen.findByText(/not at the sign-in service/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
  },
};

const steps: StepContexts<typeof logOutFlow> = { loggingOut: { needsConfirmation: true }, success: {} };

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => <StepGallery contexts={steps}>{(props) => <LogoutBox {...args} {...props} />}</StepGallery>,
  play: () => seeHeadings(['Sign out of Research Portal?', 'You are signed out']),
};

export const Arabic: Story = {
  args: { step: 'loggingOut', context: { needsConfirmation: true } },
  globals: { direction: 'rtl', width: '320px' },
  render: (args) => (
    <TextsProvider texts={arabic}>
      <LogoutBox {...args} />
    </TextsProvider>
  ),
};
