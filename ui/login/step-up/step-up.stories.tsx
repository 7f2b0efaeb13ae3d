import type { Identity } from '@gatehouse/sdk';
import type { stepUpFlow } from '@gatehouse/sdk/flows/step-up';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../kit/button/button';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as german } from '../../locales/de';
import { type ConfirmRequest, useConfirmInPlace } from '../../react/confirm-in-place';
import { type StepContexts, StepGallery } from '../../react/story-steps';
import { TextsProvider } from '../../react/texts';
import { seeHeadings } from '../story-parts/headings';
import { byApp } from '../story-parts/second-factor';
import StepUpBox from './step-up-box';
import { StepUpDialogs } from './step-up-dialogs';

interface StoryProvider {
  db: {
    outbox: { list(): { text: string }[] };
    users: { patch(id: string, changes: object): unknown };
  };
}

const lastCode = ({ emulator }: { emulator?: StoryProvider }): string => {
  const code = /\b\d{6}\b/.exec(emulator?.db.outbox.list().at(-1)?.text ?? '')?.[0];
  if (!code) throw new Error('no code was sent');
  return code;
};

const withPhone = ({ db }: StoryProvider) =>
  db.users.patch('user-admin', { phones: [{ id: 'phone-1', phoneNumber: '+4915112340042' }] });

const redirected = fn();
const notes = {
  StepUpBox: {
    accessibility: [
      'Each step is a group that its heading names. After the first step, the focus goes to its first field or to its heading.',
      'It says why the second factor is required again.',
    ],
    do: ['Use it as a page; the dialog is `StepUpDialogs`.'],
    avoid: ['Do not show it before a call has been refused for it.'],
  },
  StepUpDialogs: {
    accessibility: ['A modal dialog; the focus returns to where the action began.'],
    do: ['Put it around the pages whose calls may require a recent second factor.'],
    avoid: ['Do not repeat the call yourself: it goes on after the confirmation.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof StepUpBox> = {
  title: 'Login/Step-up',
  parameters: { docs: { notes } },
  component: StepUpBox,
  beforeEach: ({ loaded }: { loaded: { identity?: Identity } }) => {
    redirected.mockClear();
    if (loaded.identity) spyOn(loaded.identity.environment, 'redirect').mockImplementation(redirected);
  },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof StepUpBox>;

const codeBox = () => screen.findByRole('textbox', { name: 'Code' });
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** A user without a second factor enrolls here: number, code, recovery code, then the action continues. */
export const SetUpHere: Story = {
  play: async ({ loaded }) => {
    await expect(await screen.findByRole('heading', { name: 'Two-step verification required' })).toBeVisible();
    await click('Set it up now');
    await screen.findByText('Choose a method for two-step verification.');
    await click('Text message');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'DE');
    const number = screen.getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(number, '0151{Enter}');
    await expect(number).toHaveAccessibleDescription('Enter the whole phone number.');
    await userEvent.type(number, ' 1234 0042{Enter}');
    await userEvent.click(await codeBox());
    await userEvent.paste(lastCode(loaded));
    const heading = await screen.findByRole('heading', { name: 'Save your recovery code' });
    await waitFor(() => expect(heading).toHaveFocus());
    const next = screen.getByRole('button', { name: 'Continue' });
    await expect(next).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved it' }));
    await userEvent.click(next);
    await waitFor(() => expect(redirected).toHaveBeenCalled());
  },
};

/** The page signs in again once; the second failure renders an error with a retry. */
/** An outage says nothing about the user, who stays on the page and tries again. */
export const ServiceDown: Story = {
  parameters: { faults: [{ path: '*/user/step-up/generate', status: 500 }] },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/\S/));
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(redirected).not.toHaveBeenCalled();
  },
};

/** Signing in again did not help, so a second refusal is shown. */
export const RefusedAgain: Story = {
  parameters: { faults: [{ path: '*/user/step-up/generate', status: 403, body: { errors: ['Forbidden'] } }] },
  beforeEach: ({ loaded }: { loaded: { identity?: Identity } }) => {
    const { environment } = loaded.identity ?? {};
    environment?.tab.setItem('GATEHOUSE_STEP_UP_ROUNDS', String(environment.now()));
  },
  play: async () => {
    const alert = await screen.findByText(/We could not verify you/);
    await expect(alert.closest('[role=alert]')).not.toBeNull();
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(redirected).not.toHaveBeenCalled();
  },
};

function Action({ by }: Pick<ConfirmRequest, 'by'>) {
  const confirm = useConfirmInPlace();
  const [state, setState] = useState('waiting');
  const run = () =>
    confirm?.({ maxAge: 300, reason: 'Confirm to delete Acme Labs.', by }).then(
      () => setState('done'),
      () => setState('canceled'),
    );
  return (
    <>
      <Button onClick={() => void run()}>Delete Acme Labs</Button>
      <output>{state}</output>
    </>
  );
}

/** In a dialog: canceling changes nothing, the code continues the action, and the focus returns. */
export const InDialog: Story = {
  parameters: { prepare: withPhone },
  render: () => (
    <StepUpDialogs>
      <Action />
    </StepUpDialogs>
  ),
  play: async ({ loaded }) => {
    const button = await screen.findByRole('button', { name: 'Delete Acme Labs' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Two-step verification' }));
    await dialog.findByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(dialog.getByText('Confirm to delete Acme Labs.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText('canceled')).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(await codeBox());
    await userEvent.paste(lastCode(loaded));
    await expect(await screen.findByText('done')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(redirected).not.toHaveBeenCalled();
  },
};

const confirmBySignIn = async () => {
  await click('Delete Acme Labs');
  return within(await screen.findByRole('dialog', { name: 'Confirm it’s you to continue' }));
};

/** Without a second factor: the password of the same user, whose address stands there; then the action goes on. */
export const ByPassword: Story = {
  parameters: { signedInAs: 'reader@acme.test' },
  render: () => (
    <StepUpDialogs>
      <Action by="signIn" />
    </StepUpDialogs>
  ),
  play: async () => {
    const dialog = await confirmBySignIn();
    const password = await dialog.findByLabelText('Password', { exact: true });
    await waitFor(() => expect(password).toHaveFocus());
    await waitFor(() => expect(dialog.getByText('reader@acme.test')).toBeVisible());
    // The step is announced; only the title of the dialog is to be seen.
    await expect(dialog.getByRole('heading', { name: 'Enter your password' }).offsetHeight).toBe(1);
    await expect(dialog.queryByRole('button', { name: 'Change' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeVisible();
    await userEvent.type(password, 'wrong{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/password/));
    await userEvent.clear(password);
    await userEvent.type(password, 'reader-Secret-1{Enter}');
    await expect(await screen.findByText('done')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Acme Labs' })).toHaveFocus());
    await expect(redirected).not.toHaveBeenCalled();
  },
};

/** Where the vendor signs in with codes, a code of the same user. */
export const ByCode: Story = {
  ...ByPassword,
  parameters: { signedInAs: 'reader@acme.test', emulator: { authStrategy: 'Code' } },
  play: async ({ loaded }) => {
    await confirmBySignIn();
    await userEvent.click(await codeBox());
    await userEvent.paste(lastCode(loaded));
    await expect(await screen.findByText('done')).toBeVisible();
  },
};

/** An outage has a retry, and another way. */
export const SignInFails: Story = {
  ...ByPassword,
  parameters: {
    signedInAs: 'reader@acme.test',
    faults: [{ path: '*/configurations/v1/public', status: 500, times: 8 }],
  },
  play: async () => {
    const dialog = await confirmBySignIn();
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeEnabled();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Sign in another way' })).toBeVisible());
  },
};

const steps: StepContexts<typeof stepUpFlow> = {
  generating: {},
  secondFactor: { mfa: byApp },
  success: {},
};

/** Renders every step of the flow side by side. */
export const EveryStep: Story = {
  render: (args) => <StepGallery contexts={steps}>{(props) => <StepUpBox {...args} {...props} />}</StepGallery>,
  play: () => seeHeadings(['Confirm it’s you to continue', 'Enter the code', 'Confirmed']),
};

export const German: Story = {
  parameters: { prepare: withPhone },
  globals: { width: '320px' },
  render: (args) => (
    <TextsProvider texts={german}>
      <StepUpBox {...args} />
    </TextsProvider>
  ),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Prüfen Sie Ihre SMS' })).toBeVisible();
  },
};
