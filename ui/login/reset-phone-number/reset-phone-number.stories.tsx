import type { resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as arabic } from '../../locales/ar';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { seeHeadings } from '../story-parts/headings';
import ResetPhoneNumberBox from './reset-phone-number-box';

const notes = {
  ResetPhoneNumberBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'Numbers are written from left to right in every language.',
    ],
    do: ['Link to it from the step of the text message.'],
    avoid: ['Do not offer it to users without an email address.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof ResetPhoneNumberBox> = {
  title: 'Login/Reset phone number',
  component: ResetPhoneNumberBox,
  args: { onSuccess: fn() },
  parameters: { docs: { notes }, signedInAs: null },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof ResetPhoneNumberBox>;

interface StoryProvider {
  db: { outbox: { list(): { to: string; text: string }[] } };
}
const outbox = ({ emulator }: { emulator?: StoryProvider }) => emulator?.db.outbox.list() ?? [];
const lastCode = (loaded: { emulator?: StoryProvider }) =>
  /\b\d{6}\b/.exec(outbox(loaded).at(-1)?.text ?? '')?.[0] ?? '';
const codeBox = () => screen.findByRole('textbox', { name: 'Code' });

/** Enters the emailed code, the new number, and the code of the text message, which signs in. */
export const Replaced: Story = {
  play: async ({ args, loaded }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'reader@acme.test{Enter}');
    await expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    await userEvent.click(await codeBox());
    await userEvent.paste(lastCode(loaded) === '000000' ? '000001' : '000000');
    await waitFor(async () => expect(await codeBox()).toHaveAccessibleDescription(/incorrect/));
    await userEvent.paste(lastCode(loaded));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'GB');
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '07700 900123{Enter}');
    await expect(await screen.findByRole('heading', { name: 'Check your phone' })).toBeVisible();
    await expect(outbox(loaded).at(-1)?.to).toBe('+447700900123');
    await userEvent.click(await codeBox());
    await userEvent.paste(lastCode(loaded));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};

/** The input is kept while the provider is unreachable. */
export const ServiceDown: Story = {
  args: { step: 'ChangePhoneNumber' },
  parameters: { faults: [{ path: '*/users/v1/phone/change', network: 'refuse' }] },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Phone number' });
    await userEvent.type(field, '+447700900123{Enter}');
    const alert = await screen.findByText(/could not be reached/);
    await expect(alert.closest('[role=alert]')).not.toBeNull();
    await expect(field).toHaveValue('+447700900123');
  },
};

const context = { email: 'reader@acme.test', phoneNumber: '*** 0042' };
const steps: StepContexts<typeof resetPhoneNumberFlow> = {
  ResetPhoneNumber: context,
  VerifyResetPhoneNumber: context,
  ChangePhoneNumber: context,
  loginWithSmsOtc: context,
  success: context,
};

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => (
    <StepGallery contexts={steps}>{(props) => <ResetPhoneNumberBox {...args} {...props} />}</StepGallery>
  ),
  play: () =>
    seeHeadings([
      'Replace your phone number',
      'Check your email',
      'Enter your new number',
      'Check your phone',
      'Phone number changed',
    ]),
};

export const Arabic: Story = {
  args: { step: 'ChangePhoneNumber' },
  globals: { direction: 'rtl', width: '320px' },
  render: (args) => (
    <TextsProvider texts={arabic}>
      <ResetPhoneNumberBox {...args} />
    </TextsProvider>
  ),
};
