import type { Identity } from '@gatehouse/sdk';
import type { registerQuickLoginFlow } from '@gatehouse/sdk/flows/register-quick-login';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as arabic } from '../../locales/ar';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { seeHeadings } from '../story-parts/headings';
import RegisterQuickLoginBox from './register-quick-login-box';

const notes = {
  RegisterQuickLoginBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
    ],
    do: ['Render it after a sign-in of a user with a phone number.'],
    avoid: ['Do not render it on shared devices.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof RegisterQuickLoginBox> = {
  title: 'Login/Quick sign-in',
  component: RegisterQuickLoginBox,
  args: { onSuccess: fn() },
  parameters: { docs: { notes } },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof RegisterQuickLoginBox>;

const registrationsOf = ({ identity }: { identity?: Identity }) =>
  identity?.environment.local.keys().filter((key) => key.endsWith('-sms'));

export const Registers: Story = {
  play: async ({ args, loaded }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use text messages here' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
    await expect(registrationsOf(loaded)).toHaveLength(1);
  },
};

export const Declines: Story = {
  play: async ({ args, loaded }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
    await expect(registrationsOf(loaded)).toEqual([]);
  },
};

const steps: StepContexts<typeof registerQuickLoginFlow> = { registerQuickLogin: {}, success: {} };

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => (
    <StepGallery contexts={steps}>{(props) => <RegisterQuickLoginBox {...args} {...props} />}</StepGallery>
  ),
  play: () => seeHeadings(['Sign in faster next time', 'This device is ready']),
};

export const Arabic: Story = {
  globals: { direction: 'rtl', width: '320px' },
  render: (args) => (
    <TextsProvider texts={arabic}>
      <RegisterQuickLoginBox {...args} />
    </TextsProvider>
  ),
};
