import type { Identity } from '@gatehouse/sdk';
import { contract as passwords } from '@gatehouse/sdk/contracts/passwords';
import type { resetPasswordFlow } from '@gatehouse/sdk/flows/reset-password';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as german } from '../../locales/de';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { seeHeadings } from '../story-parts/headings';
import ResetPasswordBox from './reset-password-box';

const notes = {
  ResetPasswordBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'The rules of the password are announced as they are met.',
    ],
    do: ['Mount it on the route of the reset: it reads the link from the address.'],
    avoid: ['Do not keep the link in the address afterwards.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof ResetPasswordBox> = {
  title: 'Login/Reset password',
  component: ResetPasswordBox,
  parameters: { docs: { notes }, signedInAs: null },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof ResetPasswordBox>;

interface StoryProvider {
  db: { outbox: { list(): { text: string }[] } };
}

/** Opens the page with the link of a mail; `change` makes it invalid. */
const byLink = (change?: (page: URL) => void): Story => ({
  beforeEach: async ({ loaded }: { loaded: { identity?: Identity; emulator?: StoryProvider } }) => {
    const { identity, emulator } = loaded;
    if (!identity || !emulator) throw new Error('These stories need the provider of .storybook/identity.tsx.');
    await identity.call(passwords).forgotPassword({ email: 'reader@acme.test' });
    const link =
      emulator.db.outbox
        .list()
        .at(-1)
        ?.text.match(/http\S+/)?.[0] ?? '';
    const page = new URL(link);
    change?.(page);
    spyOn(identity.environment, 'page').mockImplementation(() => new URL(page));
  },
});

const field = () => screen.findByLabelText('New password', { selector: 'input' });

/** The rules and the strength update while typing; a weak or reused password is reported at the field; then the password is changed. */
export const Changed: Story = {
  ...byLink(),
  play: async () => {
    const rules = within(await screen.findByRole('list', { name: 'Rules for the new password' }));
    await userEvent.type(await field(), 'short{Enter}');
    await expect(await field()).toHaveAccessibleDescription('This password does not meet all rules yet.');
    await expect(await field()).toHaveFocus();
    const strength = await screen.findByText('Password strength: weak');
    await expect(strength).toHaveAttribute('aria-live', 'polite');
    await expect(rules.queryByText(/At most/)).toBeNull();
    await userEvent.clear(await field());
    await userEvent.click(await field());
    await userEvent.paste('Long-1'.repeat(22));
    await expect(rules.getByText(/At most 128 characters/)).toHaveTextContent('(not met yet)');
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'A-longer-Passphrase-7');
    for (const rule of rules.getAllByRole('listitem')) await expect(rule).toHaveTextContent('(met)');
    await expect(strength).toHaveTextContent('Password strength: strong');
    await userEvent.type(await field(), '{Enter}');
    await expect(await screen.findByRole('heading', { name: 'Password changed' })).toHaveFocus();
  },
};

/** A used or expired link is known when the form is sent; the page then offers a new one instead of the form. */
export const LinkEnded: Story = {
  ...byLink((page) => page.searchParams.set('token', 'spent')),
  play: async () => {
    await userEvent.type(await field(), 'A-longer-Passphrase-7{Enter}');
    await expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
    await expect(screen.queryByLabelText('New password', { selector: 'input' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Email me a new link' })).toBeVisible();
  },
};

export const LinkIncomplete: Story = {
  ...byLink((page) => page.searchParams.delete('userId')),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Email me a new link' })).toBeVisible();
  },
};

const steps: StepContexts<typeof resetPasswordFlow> = {
  resetPassword: { passwordConfig: { minLength: 10, minOptionalTestsToPass: 3 } },
  invalid: {},
  success: {},
};

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => <StepGallery contexts={steps}>{(props) => <ResetPasswordBox {...args} {...props} />}</StepGallery>,
  play: () => seeHeadings(['Choose a new password', 'This link no longer works', 'Password changed']),
};

export const German: Story = {
  args: { step: 'resetPassword', context: { passwordConfig: { minLength: 10, minOptionalTestsToPass: 3 } } },
  globals: { width: '320px' },
  render: (args) => (
    <TextsProvider texts={german}>
      <ResetPasswordBox {...args} />
    </TextsProvider>
  ),
};
