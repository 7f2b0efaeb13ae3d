import type { impersonateFlow } from '@gatehouse/sdk/flows/impersonate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as german } from '../../locales/de';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { AtAddress } from '../story-parts/address';
import { seeHeadings } from '../story-parts/headings';
import ImpersonateBox from './impersonate-box';

const notes = {
  ImpersonateBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'The impersonation starts only after the confirmation.',
    ],
    do: ['Mount it on the route of the impersonation.'],
    avoid: ['Do not skip the confirmation.'],
  },
  ImpersonationBar: {
    accessibility: ['A named region at the top of the page, with the button that ends the impersonation.'],
    do: ['Render it at the top of every page.'],
    avoid: ['Do not hide it: nothing else shows that an administrator acts for the user.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof ImpersonateBox> = {
  title: 'Login/Impersonation',
  parameters: { docs: { notes } },
  component: ImpersonateBox,
  args: { onSuccess: fn() },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof ImpersonateBox>;

/** A link from another site has no effect before confirmation, and is rejected without a valid token. */
export const Confirmed: Story = {
  render: (args) => (
    <AtAddress address="/account/impersonate?impersonatedUserId=user-reader&actorToken=foreign">
      <ImpersonateBox {...args} />
    </AtAddress>
  ),
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { name: 'Act as another user?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};

const steps: StepContexts<typeof impersonateFlow> = { impersonating: {}, success: {} };

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => <StepGallery contexts={steps}>{(props) => <ImpersonateBox {...args} {...props} />}</StepGallery>,
  play: () => seeHeadings(['Act as another user?', 'You are acting as Ada Admin']),
};

export const German: Story = {
  args: { step: 'success' },
  globals: { width: '320px' },
  render: (args) => (
    <TextsProvider texts={german}>
      <ImpersonateBox {...args} />
    </TextsProvider>
  ),
};
