import type { openAppFlow } from '@gatehouse/sdk/flows/open-app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { seeHeadings } from '../story-parts/headings';
import OpenAppBox from './open-app-box';

const notes = {
  OpenAppBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'The link to the application is a link with a name.',
    ],
    do: ['Mount it on the route that opens the application.'],
    avoid: ['Do not open the application without a press on devices that refuse it.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof OpenAppBox> = {
  title: 'Login/Open app',
  parameters: { docs: { notes } },
  component: OpenAppBox,
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof OpenAppBox>;

const steps: StepContexts<typeof openAppFlow> = {
  opening: {},
  ready: { app: { address: 'acme://home', name: 'Acme' } },
  failed: {},
};

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => <StepGallery contexts={steps}>{(props) => <OpenAppBox {...args} {...props} />}</StepGallery>,
  play: async () => {
    await seeHeadings(['Open Acme', 'The app was not found']);
    await expect(screen.getByRole('button', { name: 'Not installed? Continue here' })).toBeVisible();
  },
};

/** The page's URL is never the redirect target. */
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
