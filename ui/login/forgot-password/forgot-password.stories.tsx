import type { forgotPasswordFlow } from '@gatehouse/sdk/flows/forgot-password';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as arabic } from '../../locales/ar';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { seeHeadings } from '../story-parts/headings';
import ForgotPasswordBox from './forgot-password-box';

const notes = {
  ForgotPasswordBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'The confirmation takes the focus.',
    ],
    do: ['Mount it on the route of the forgotten password, to which the login box links.'],
    avoid: ['Do not say whether the address exists: the box does not either.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof ForgotPasswordBox> = {
  title: 'Login/Forgot password',
  component: ForgotPasswordBox,
  parameters: { docs: { notes }, signedInAs: null },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof ForgotPasswordBox>;

const emailField = () => screen.findByRole('textbox', { name: 'Email' });

/** Known and unknown addresses render the same screen; the mail can be sent again after a countdown. */
export const Requested: Story = {
  args: { autoFocus: true },
  play: async () => {
    const field = await emailField();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'reader{Enter}');
    await expect(field).toHaveAccessibleDescription('Enter an email address, like name@example.com.');
    await userEvent.type(field, '@acme.test{Enter}');
    await expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    await expect(screen.getByText(/If reader@acme\.test has an account/)).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Send again in/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
    await expect(await emailField()).toHaveValue('reader@acme.test');
  },
};

/** The input is kept while the provider is unreachable. */
export const ServiceDown: Story = {
  args: { context: { email: 'reader@acme.test' } },
  parameters: { faults: [{ path: '*/users/v1/passwords/reset', network: 'refuse' }] },
  play: async () => {
    await userEvent.type(await emailField(), '{Enter}');
    const alert = await screen.findByText(/could not be reached/);
    await expect(alert.closest('[role=alert]')).not.toBeNull();
    await expect(await emailField()).toHaveValue('reader@acme.test');
  },
};

const steps: StepContexts<typeof forgotPasswordFlow> = {
  forgotPassword: { email: 'reader@acme.test' },
  success: { email: 'reader@acme.test' },
};

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => <StepGallery contexts={steps}>{(props) => <ForgotPasswordBox {...args} {...props} />}</StepGallery>,
  play: () => seeHeadings(['Reset your password', 'Check your email']),
};

export const Arabic: Story = {
  args: { step: 'success', context: { email: `a.rather.long.name@${'very-'.repeat(8)}long.example.test` } },
  globals: { direction: 'rtl', width: '320px' },
  render: (args) => (
    <TextsProvider texts={arabic}>
      <ForgotPasswordBox {...args} />
    </TextsProvider>
  ),
};
