import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { texts as german } from '../../locales/de';
import { TextsProvider } from '../../react/texts';
import { AtAddress } from '../story-address';
import { ImpersonateBox } from './impersonate-box';

const meta: Meta<typeof ImpersonateBox> = {
  title: 'Login/Impersonation',
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

/** A link of elsewhere changes nothing, and is refused without the right proof. */
export const Asked: Story = {
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

export const German: Story = {
  args: { step: 'success' },
  globals: { width: '320px' },
  render: (args) => (
    <TextsProvider texts={german}>
      <ImpersonateBox {...args} />
    </TextsProvider>
  ),
};
