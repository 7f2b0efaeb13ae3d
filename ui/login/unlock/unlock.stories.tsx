import { contract as session } from '@gatehouse/sdk/contracts/session';
import type { unlockFlow } from '@gatehouse/sdk/flows/unlock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as german } from '../../locales/de';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { AtAddress } from '../story-parts/address';
import { seeHeadings } from '../story-parts/headings';
import { mailedBy } from '../story-parts/mail';
import UnlockBox from './unlock-box';

const notes = {
  UnlockBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'Done and failed are announced by their headings.',
    ],
    do: ['Mount it on the route of the unlock link.'],
    avoid: ['Do not sign the user in with it: it only unlocks.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof UnlockBox> = {
  title: 'Login/Unlock',
  component: UnlockBox,
  // A single wrong password locks the user.
  parameters: { docs: { notes }, signedInAs: null, emulator: { maxFailures: 1 } },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof UnlockBox>;

/** Opens the page with the link of the mail sent after too many wrong passwords. */
const byMail: Pick<Story, 'beforeEach' | 'render'> = {
  beforeEach: mailedBy((identity) =>
    identity
      .call(session)
      .login({ email: 'reader@acme.test', password: 'wrong' })
      .catch(() => undefined),
  ),
  render: (args, { loaded }) => (
    <AtAddress address={loaded.address}>
      <UnlockBox {...args} />
    </AtAddress>
  ),
};

/** Opening the link has no effect; its button unlocks the user. */
export const Unlocked: Story = {
  ...byMail,
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Unlock your account' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    await expect(await screen.findByRole('heading', { name: 'Your account is unlocked' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

/** The link stays valid while the provider is unreachable. */
export const ServiceDown: Story = {
  ...byMail,
  parameters: { faults: [{ path: '*/me/unlock', network: 'refuse', times: 1 }] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock' }));
    const alert = await screen.findByText(/could not be reached/);
    await expect(alert.closest('[role=alert]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('heading', { name: 'Your account is unlocked' })).toBeVisible();
  },
};

export const LinkIncomplete: Story = {
  render: (args) => (
    <AtAddress address="/account/unlock">
      <UnlockBox {...args} />
    </AtAddress>
  ),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  },
};

const steps: StepContexts<typeof unlockFlow> = { pending: {}, success: {}, failed: {} };

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => <StepGallery contexts={steps}>{(props) => <UnlockBox {...args} {...props} />}</StepGallery>,
  play: () => seeHeadings(['Unlock your account', 'Your account is unlocked', 'This link no longer works']),
};

export const German: Story = {
  args: { step: 'pending' },
  globals: { width: '320px' },
  render: (args) => (
    <TextsProvider texts={german}>
      <UnlockBox {...args} />
    </TextsProvider>
  ),
};
