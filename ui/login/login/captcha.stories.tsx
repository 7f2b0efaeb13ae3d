import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { CaptchaProps } from '../form/captcha';
import { LoginBox } from './login-box';

/** Mock of a captcha service's widget, which the host provides. */
function Widget({ siteKey, action, onToken }: CaptchaProps) {
  return (
    <fieldset aria-label={`Check of ${siteKey} for ${action}`}>
      <button type="button" onClick={() => onToken(`pass-${crypto.randomUUID()}`)}>
        I am human
      </button>
      <button type="button" onClick={() => onToken('fail')}>
        I am a robot
      </button>
    </fieldset>
  );
}

const meta: Meta<typeof LoginBox> = {
  title: 'Login/Captcha',
  component: LoginBox,
  args: {
    onSuccess: fn(),
    captcha: Widget,
    step: 'loginWithPassword',
    context: { email: 'reader@acme.test' },
  },
  parameters: { signedInAs: null, emulator: { captcha: true } },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof meta>;

const enter = async (password: string) =>
  userEvent.type(await screen.findByLabelText('Password', { exact: true }), `${password}{Enter}`);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The form waits for the captcha and continues automatically; a rejected token mounts a new captcha. */
export const Checked: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('group', { name: 'Check of local for login' })).toBeVisible();
    await enter('reader-Secret-1');
    await expect(await screen.findByText('Complete the check to continue.')).toBeVisible();
    await press('I am a robot');
    await expect(await screen.findByText(/The check that you are human failed/)).toBeVisible();
    await press('I am human');
    await enter('reader-Secret-1');
    await expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeVisible();
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(1));
  },
};

/** Without a captcha of the host the provider rejects the sign-in with an error that names the captcha. */
export const WithoutComponent: Story = {
  args: { captcha: undefined },
  play: async () => {
    await enter('reader-Secret-1');
    await expect(await screen.findByText(/Pass the check that you are human/)).toBeVisible();
  },
};

/** An error of loading the policy blocks nothing. */
export const PolicyFailing: Story = {
  parameters: { emulator: { captcha: false }, faults: [{ path: '*/captcha-policy/public', status: 500 }] },
  play: async () => {
    await enter('reader-Secret-1');
    await expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeVisible();
  },
};
