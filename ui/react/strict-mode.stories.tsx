import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PageFixture } from '../admin/story-pages/page-fixture';
import { LoginBox } from '../login/login/login-box';

/** Provider members used by these stories. */
interface Provider {
  hits(path: string, method?: string): number;
}
const providerOf = ({ emulator }: { emulator?: Provider }): Provider => {
  if (!emulator) throw new Error('These stories need the emulator of .storybook/identity.tsx.');
  return emulator;
};

const meta = {
  title: 'React/Strict mode',
  decorators: (Story) => (
    <StrictMode>
      <Story />
    </StrictMode>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onSuccess = fn();

/** A complete sign-in sends each request once, as outside strict mode. */
export const SignIn: Story = {
  parameters: { signedInAs: null },
  beforeEach: () => {
    onSuccess.mockClear();
  },
  render: () => (
    <main>
      <LoginBox onSuccess={onSuccess} />
    </main>
  ),
  play: async ({ loaded }) => {
    const provider = providerOf(loaded);
    await userEvent.type(await screen.findByLabelText('Email'), 'reader@acme.test');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await screen.findByLabelText('Password'), 'reader-Secret-1');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    const sent = ['*/vendors/public', '*/v2/user/sso/prelogin', '*/auth/v1/user'].map((path) => [
      path,
      provider.hits(path),
    ]);
    await expect(sent).toEqual([
      ['*/vendors/public', 1],
      ['*/v2/user/sso/prelogin', 1],
      ['*/auth/v1/user', 1],
    ]);
  },
};

/** A page loads each of its lists once. */
export const Page: Story = {
  render: () => <PageFixture page="apiTokens" />,
  play: async ({ loaded }) => {
    await screen.findByRole('row', { name: /Nightly export/ });
    await screen.findByText('Editor, Viewer');
    const provider = providerOf(loaded);
    const read = ['/identity/resources/tenants/api-tokens/v1', '*/resources/roles/v1'];
    await expect(read.map((path) => provider.hits(path, 'GET'))).toEqual([1, 1]);
  },
};
