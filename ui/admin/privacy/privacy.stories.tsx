import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { savedRows } from '../story-pages/saved-rows';
import { choose, confirm, findDialog, findSection } from '../story-pages/steps';

const meta = {
  title: 'Admin/Privacy',
  component: PageFixture,
  args: { page: 'privacy' },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

interface User {
  authenticators: readonly { id: string }[];
  phones?: readonly { id: string; phoneNumber: string }[];
  securityKeys?: readonly { id: string }[];
  recoveryCodeHashes: readonly string[];
}

/** Emulator members used by these stories. */
interface Rows {
  clock: { now(): number };
  settings: { authStrategy: string };
  db: {
    users: { get(id: string): User | undefined; patch(id: string, changes: object): unknown };
    sessions: {
      by(index: 'userId', id: string): readonly { id: string; userAgent: string }[];
      patch(id: string, changes: object): unknown;
      put(row: object): unknown;
    };
    passkeys: { list(): readonly { id: string }[] };
    documents: { put(row: object): unknown };
    outbox: { list(): readonly { to: string; text: string }[] };
  };
}
const { remember: keep, emulator } = savedRows<Rows>();
const admin = () => emulator().db.users.get('user-admin');
const adminSessions = () => emulator().db.sessions.by('userId', 'user-admin');

const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
];

/** Signs the user in on three devices. */
const remember = (emulator: Rows) => {
  keep(emulator);
  const now = emulator.clock.now();
  for (const [at, userAgent] of agents.entries()) {
    emulator.db.sessions.put({
      id: `session-${at}`,
      secretHash: '',
      userId: 'user-admin',
      tenantId: 'tenant-acme',
      userAgent,
      ip: `203.0.113.${at + 10}`,
      createdAt: now - (at + 1) * 86_400_000,
      authTime: now - (at + 1) * 86_400_000,
      expiresAt: now + 86_400_000,
      amr: ['pwd'],
    });
  }
};

const steppedUp = (emulator: Rows) => {
  for (const { id } of emulator.db.sessions.by('userId', 'user-admin')) {
    emulator.db.sessions.patch(id, { acr: 'http://schemas.openid.net/pape/policies/2007/06/multi-factor' });
  }
};

const phone = { id: 'phone-1', phoneNumber: '+4915100000001' };
const app = { id: 'app-1', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' };

const withFactors =
  (...changes: object[]) =>
  (emulator: Rows) => {
    remember(emulator);
    emulator.db.users.patch('user-admin', Object.assign({}, ...changes));
    steppedUp(emulator);
  };

const lastCode = () => /\d{6}/.exec(emulator().db.outbox.list().at(-1)?.text ?? '')?.[0] ?? '';
const factors = () => findSection('Two-step verification');
const codeField = (box: ReturnType<typeof within>, name = 'Code') => box.findByRole('textbox', { name });

export const Listed: Story = {
  parameters: { prepare: withFactors({ authenticators: [app], phones: [phone] }) },
  play: async () => {
    const list = within(await (await factors()).findByRole('list'));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await list.findByText('*** 0001');
    const table = within(await screen.findByRole('table', { name: 'Where you are signed in' }));
    await table.findByText('This device');
    await expect(table.getAllByRole('row')[1]).toHaveTextContent('This device');
    await table.findByText('Firefox 144 on Windows');
    await table.findByText('Safari 18 on iOS');
    await (await findSection('Sign-in methods')).findByText('Email and password');
  },
};
export const Narrow: Story = {
  parameters: Listed.parameters,
  globals: { width: '320px' },
  play: async () => {
    await (await factors()).findByText('*** 0001');
    await screen.findByText('This device');
  },
};
export const RightToLeft: Story = {
  parameters: { prepare: withFactors({ authenticators: [app] }) },
  globals: { direction: 'rtl' },
};

export const Empty: Story = {
  parameters: { prepare: remember },
  play: async () => {
    await (await factors()).findByText('Only your password protects you');
    await (await findSection('Passkeys')).findByText('No passkeys yet.');
  },
};

/** Each section fails independently. */
export const Failing: Story = {
  parameters: {
    faults: [{ path: '*/mfa/devices', status: 500, body: { errors: ['Not now.'] } }],
  },
  play: async () => {
    await (await factors()).findByText('Not now.');
    await (await findSection('Password')).findByRole('button', { name: 'Change password' });
  },
};

export const ReadOnly: Story = {
  args: { appearance: { fields: { privacy: { mfa: 'viewOnly', loginSessions: 'viewOnly' } } } },
  parameters: { prepare: withFactors({ phones: [phone] }) },
  play: async () => {
    const card = await factors();
    await card.findByText('*** 0001');
    await expect(card.queryByRole('button')).toBeNull();
    await screen.findByRole('table', { name: 'Where you are signed in' });
    await expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
  },
};

export const Hidden: Story = {
  args: { appearance: { fields: { privacy: { mfa: 'hidden', loginSessions: 'hidden' } } } },
  parameters: { emulator: { authStrategy: 'NoLocalAuthentication' } },
  play: async () => {
    await findSection('Passkeys');
    await expect(screen.queryByRole('region', { name: 'Two-step verification' })).toBeNull();
    await expect(screen.queryByRole('table')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Password' })).toBeNull());
  },
};

export const ChangePassword: Story = {
  parameters: { prepare: remember },
  play: async () => {
    await userEvent.click(await (await findSection('Password')).findByRole('button', { name: 'Change password' }));
    const box = await findDialog('Change your password');
    const current = await box.findByLabelText('Current password');
    const next = box.getByLabelText('New password');
    await userEvent.type(current, 'wrong-Secret-1');
    await userEvent.type(next, 'abc');
    const rules = within(box.getByRole('list', { name: 'Rules for the new password' }));
    await waitFor(() =>
      expect(rules.getByText('At least 6 characters').closest('li')).toHaveTextContent('not met yet'),
    );
    await userEvent.type(next, 'def-New-2');
    await waitFor(() => expect(rules.queryByText('(not met yet)')).toBeNull());
    await userEvent.click(box.getByRole('button', { name: 'Change password' }));
    await box.findByText('Your current password is incorrect. Try again.');
    await expect(next).toHaveValue('abcdef-New-2');
    await userEvent.clear(current);
    await userEvent.type(current, 'admin-Secret-1');
    await userEvent.click(box.getByRole('button', { name: 'Change password' }));
    await screen.findByText('Password changed');
    // The other sessions ended with the old password.
    await expect(adminSessions()).toHaveLength(1);
  },
};

const addFactor = async (choice: string) => {
  await userEvent.click(await (await factors()).findByRole('button', { name: 'Add second step' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: choice }));
};

const closeRecovery = async () => {
  const secret = await findDialog('Save your recovery code');
  await userEvent.click(secret.getByRole('button', { name: 'Done' }));
  // The recovery code was neither copied nor saved, so closing requires confirmation.
  await confirm('Close without keeping the secret?', 'Close anyway');
};

export const AddApp: Story = {
  parameters: { prepare: remember },
  play: async () => {
    await addFactor('Authenticator app');
    const box = await findDialog('Add an authenticator app');
    const code = await codeField(box, 'Code from the app');
    // Also while the picture loads.
    await waitFor(() => expect(code).toHaveFocus());
    await box.findByRole('img', { name: 'QR code for your authenticator app' });
    await box.findByText('admin@acme.test');
    await userEvent.type(code, '000000');
    await box.findByText(/Wait for the next one/);
    await expect(admin()?.authenticators).toHaveLength(0);
  },
};

export const AddPhone: Story = {
  parameters: { prepare: remember },
  play: async () => {
    await addFactor('Phone');
    const box = await findDialog('Add a phone');
    await userEvent.type(await box.findByRole('textbox', { name: 'Phone number' }), '+49 151 0000 0001');
    await userEvent.click(box.getByRole('button', { name: 'Send code' }));
    await userEvent.type(await codeField(box), lastCode());
    await closeRecovery();
    await (await factors()).findByText('*** 0001');
    await expect(admin()?.phones).toHaveLength(1);
  },
};

export const AddKey: Story = {
  parameters: { prepare: remember, hasKey: true },
  play: async () => {
    await addFactor('Security key or this device');
    const box = await findDialog('Add a security key');
    await userEvent.click(await box.findByRole('button', { name: 'Continue' }));
    await closeRecovery();
    await (await factors()).findByText('This or another device');
    // Removing the last factor requires using it once more.
    steppedUp(emulator());
    await userEvent.click(await (await factors()).findByRole('button', { name: /^Remove/ }));
    const removal = await findDialog('Remove \u2068This or another device\u2069?');
    await userEvent.click(await removal.findByRole('button', { name: 'Turn off' }));
    await screen.findByText('Two-step verification is off');
    await expect(admin()?.securityKeys).toHaveLength(0);
  },
};

export const RemoveOneOfTwo: Story = {
  parameters: { prepare: withFactors({ authenticators: [app], phones: [phone] }) },
  play: async () => {
    await userEvent.click(await (await factors()).findByRole('button', { name: 'Remove \u2068*** 0001\u2069' }));
    await confirm('Remove \u2068*** 0001\u2069?', 'Remove');
    await screen.findByText('\u2068*** 0001\u2069 removed');
    await expect(admin()).toMatchObject({ phones: [], authenticators: [{ id: 'app-1' }] });
  },
};

export const RemoveLastPhone: Story = {
  parameters: { prepare: withFactors({ phones: [phone] }) },
  play: async () => {
    await userEvent.click(await (await factors()).findByRole('button', { name: /^Remove/ }));
    const box = await findDialog('Remove \u2068*** 0001\u2069?');
    await box.findByText(/This is your only second step/);
    await userEvent.click(box.getByRole('button', { name: 'Send code' }));
    await userEvent.type(await codeField(box), lastCode());
    await screen.findByText('Two-step verification is off');
    await (await factors()).findByText('Only your password protects you');
  },
};

export const RemoveLastApp: Story = {
  parameters: { prepare: withFactors({ authenticators: [app] }) },
  play: async () => {
    await userEvent.click(await (await factors()).findByRole('button', { name: /^Remove/ }));
    const box = await findDialog('Remove \u2068Authenticator app\u2069?');
    await userEvent.type(await codeField(box, 'Code from the app'), '000000');
    await userEvent.click(box.getByRole('button', { name: 'Turn off' }));
    await box.findByText(/This code is incorrect/);
    await expect(admin()?.authenticators).toHaveLength(1);
  },
};

/** Users who may read the policy get a notice before the dialog opens. */
export const SecondFactorRequired: Story = {
  parameters: {
    prepare: (emulator: Rows) => {
      withFactors({ phones: [phone] })(emulator);
      emulator.db.documents.put({
        id: 'mfa-policy:tenant-acme',
        tenantId: 'tenant-acme',
        value: { enforceMFAType: 'Force' },
      });
    },
  },
  play: async () => {
    const card = await factors();
    await waitFor(async () =>
      expect(await card.findByRole('button', { name: /^Remove/ })).toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(card.getAllByText(/Your account requires two-step verification/).length).toBeGreaterThan(0);
  },
};

export const AddPasskey: Story = {
  parameters: { prepare: remember, hasKey: true },
  play: async () => {
    const card = await findSection('Passkeys');
    await userEvent.click(await card.findByRole('button', { name: 'Add passkey' }));
    const box = await findDialog('Add a passkey');
    await userEvent.click(await box.findByRole('button', { name: 'Continue' }));
    await screen.findByText('Passkey added');
    await card.findByText('Passkey on a device');
    await expect(emulator().db.passkeys.list()).toHaveLength(1);
    await userEvent.click(card.getByRole('button', { name: 'Remove' }));
    await confirm('Remove this passkey?', 'Remove');
    await card.findByText('No passkeys yet.');
    await expect(emulator().db.passkeys.list()).toHaveLength(0);
  },
};

export const EndSession: Story = {
  parameters: { prepare: remember },
  play: async () => {
    await choose('Firefox 144 on Windows', 'Sign out');
    await confirm('Sign out Firefox 144 on Windows?', 'Sign out');
    await screen.findByText('Firefox 144 on Windows is signed out');
    await waitFor(() => expect(screen.queryByText('203.0.113.10')).toBeNull());
    await expect(adminSessions()).toHaveLength(2);
  },
};

export const EndOthers: Story = {
  parameters: { prepare: remember },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out other devices' }));
    await confirm('Sign out other devices?', 'Sign out');
    await waitFor(() => expect(adminSessions()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out other devices' })).toBeNull());
  },
};

/** Ends the other sessions, changes the password, skips the second factor, and lists the completed steps. */
export const UnrecognizedSession: Story = {
  parameters: {
    prepare: remember,
    faults: [{ method: 'POST', path: '*/passwords/change', delay: 300 }],
  },
  play: async () => {
    await choose('Firefox 144 on Windows', 'This wasn’t me');
    await screen.findByText('You did not recognize Firefox 144 on Windows, \u2068203.0.113.10\u2069.');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const current = await screen.findByLabelText('Current password');
    await expect(adminSessions()).toHaveLength(1);
    await userEvent.type(current, 'admin-Secret-1');
    await userEvent.type(screen.getByLabelText('New password'), 'admin-Secret-2');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Skip for now' })).toBeDisabled());
    // The step before can be skipped as well.
    await screen.findByRole('button', { name: 'Add authenticator app' });
    await userEvent.click(screen.getByRole('button', { name: 'Skip for now' }));
    await screen.findByText('Every other session was ended');
    await screen.findByText('Your password was changed');
    await screen.findByText('Two-step verification is off');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await findSection('Password');
  },
};
