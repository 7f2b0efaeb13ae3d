import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { support } from '../story-pages/readers';
import { savedRows } from '../story-pages/saved-rows';
import { choose, confirm, findConfirmation, findDialog, findSection } from '../story-pages/steps';

const meta = {
  title: 'Admin/Security',
  component: PageFixture,
  args: { page: 'security' },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Emulator members used by these stories. */
interface Rows {
  settings: { ip: string };
  db: {
    ipRestrictions: { put(row: object): unknown; list(): readonly { ip: string }[] };
    domainRestrictions: { put(row: object): unknown; list(): readonly { domain: string }[] };
    documents: { get(id: string): { value: unknown } | undefined };
  };
}
const { remember: keep, emulator: emulatorRows } = savedRows<Rows>();
const remember = (emulator: Rows) => {
  keep(emulator);
  emulator.settings.ip = '203.0.113.7';
};
const saved = (name: string) => emulatorRows().db.documents.get(`${name}:tenant-acme`)?.value;

const withAddresses = (emulator: Rows) => {
  remember(emulator);
  for (let host = 1; host <= 6; host += 1) {
    emulator.db.ipRestrictions.put({
      id: `ip-${host}`,
      tenantId: 'tenant-acme',
      ip: `198.51.100.${host}`,
      strategy: 'ALLOW',
      isActive: host !== 2,
      description: `Office ${host}`,
    });
  }
};

const withDomains = (emulator: Rows) => {
  remember(emulator);
  for (const domain of ['example.com', 'example.org']) {
    emulator.db.domainRestrictions.put({ id: domain, tenantId: 'tenant-acme', domain, type: 'ALLOW' });
  }
};

const save = async (form: ReturnType<typeof within>) =>
  userEvent.click(await form.findByRole('button', { name: 'Save' }));

export const Sessions: Story = {
  args: { rest: 'sessions' },
  parameters: { prepare: remember },
  play: async () => {
    const idle = await findSection('Idle timeout');
    await userEvent.click(await idle.findByRole('switch', { name: 'Sign out idle users' }));
    const amount = await idle.findByRole('textbox', { name: 'After' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '2');
    await save(idle);
    await screen.findByText('Idle timeout saved');
    await expect(saved('session-limits')).toMatchObject({
      sessionIdleTimeoutConfiguration: { isActive: true, timeout: 2 * 86_400 },
    });
  },
};

export const SessionsNarrow: Story = { ...Sessions, globals: { width: '320px' } };
export const SessionsRightToLeft: Story = {
  args: { rest: 'sessions' },
  parameters: { prepare: remember },
  globals: { direction: 'rtl' },
};

export const SessionsWrongInput: Story = {
  args: { rest: 'sessions' },
  parameters: { prepare: remember },
  play: async () => {
    const count = await findSection('Sessions per user');
    await userEvent.click(await count.findByRole('switch'));
    const amount = await count.findByRole('textbox', { name: 'Sessions' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '0');
    await save(count);
    await count.findByText('Enter a whole number from 1 to 1000.');
  },
};

export const SignIn: Story = {
  args: { rest: 'general' },
  parameters: { prepare: remember },
  play: async () => {
    const mfa = await findSection('Two-step verification');
    await userEvent.click(await mfa.findByRole('radio', { name: /^Everyone Users/ }));
    await save(mfa);
    await confirm('Require two-step verification?', 'Require it');
    await screen.findByText('Two-step verification saved');
    await expect(saved('mfa-policy')).toEqual({ enforceMFAType: 'Force' });
  },
};

/** One click fills in the vendor's values without saving them. */
export const VendorDefault: Story = {
  args: { rest: 'general' },
  parameters: { prepare: remember },
  play: async () => {
    const lockout = await findSection('Lockout');
    await lockout.findByText(/Default for all accounts: After 5 wrong passwords/);
    const count = await lockout.findByRole('textbox', { name: 'Wrong passwords in a row' });
    await userEvent.clear(count);
    await userEvent.type(count, '9');
    await userEvent.click(lockout.getByRole('button', { name: 'Use the default' }));
    await expect(count).toHaveValue('5');
    await expect(saved('lockout-policy')).toBeUndefined();
  },
};

export const IpAddresses: Story = {
  args: { rest: 'ip-restrictions' },
  parameters: { prepare: withAddresses },
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Allowed addresses' }));
    await table.findByText('198.51.100.1');
    await expect(table.queryByText('198.51.100.5')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await table.findByText('198.51.100.5');
  },
};

export const IpAddressesNarrow: Story = { ...IpAddresses, globals: { width: '320px' } };

/** A change that would lock out its own administrator is refused, and nothing is saved. */
export const IpLockout: Story = {
  args: { rest: 'ip-restrictions' },
  parameters: { prepare: withAddresses },
  play: async () => {
    const card = await findSection('IP restrictions');
    await userEvent.click(await card.findByRole('switch', { name: 'Restrict addresses' }));
    await save(card);
    await card.findByText(/This would lock you out/);
    await expect(saved('ip-restrictions')).toBeUndefined();
  },
};

export const AddMyAddress: Story = {
  args: { rest: 'ip-restrictions' },
  parameters: { prepare: remember },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add my address and turn on' }));
    await confirm('Allow only 203.0.113.7?', 'Add my address and turn on');
    await screen.findByRole('rowheader', { name: '203.0.113.7' });
    await expect(saved('ip-restrictions')).toEqual({ isActive: true, strategy: 'ALLOW' });
  },
};

/** The address was added but the list could not be enabled: both are reported, and a retry completes it. */
export const AddMyAddressInPart: Story = {
  args: { rest: 'ip-restrictions' },
  parameters: {
    prepare: remember,
    faults: [
      { method: 'POST', path: '*/restrictions/ip/config', status: 400, body: { errors: ['Not now.'] }, times: 1 },
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add my address and turn on' }));
    const confirmation = await findConfirmation('Allow only 203.0.113.7?');
    const confirm = confirmation.getByRole('button', { name: 'Add my address and turn on' });
    await userEvent.click(confirm);
    const alert = within(await confirmation.findByRole('alert'));
    await alert.findByText('Only part of this was done. Not now.');
    await expect(alert.getByText('Done:').nextElementSibling).toHaveTextContent('Your address is in the list');
    await expect(alert.getByText('Not done:').nextElementSibling).toHaveTextContent('The list is on');
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(saved('ip-restrictions')).toEqual({ isActive: true, strategy: 'ALLOW' });
  },
};

export const AddSeveralAddresses: Story = {
  args: { rest: 'ip-restrictions' },
  parameters: { prepare: remember },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add several' }));
    const sheet = await findDialog('Add several');
    const box = sheet.getByRole('textbox', { name: 'Addresses and ranges' });
    await userEvent.type(box, '192.0.2.1, nonsense');
    await userEvent.click(sheet.getByRole('button', { name: 'Add address' }));
    await sheet.findByText('Not an address or a range: nonsense');
    await userEvent.clear(box);
    await userEvent.type(box, '192.0.2.1 2001:db8::/32');
    await userEvent.click(sheet.getByRole('button', { name: 'Add address' }));
    await screen.findByText('2 addresses added');
    await expect(
      emulatorRows()
        .db.ipRestrictions.list()
        .map(({ ip }) => ip),
    ).toEqual(['192.0.2.1', '2001:db8::/32']);
  },
};

export const DeleteAddress: Story = {
  args: { rest: 'ip-restrictions' },
  parameters: { prepare: withAddresses },
  play: async () => {
    await choose('198.51.100.1', 'Delete');
    await confirm('Delete 198.51.100.1?', 'Delete address');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: '198.51.100.1' })).toBeNull());
  },
};

export const TestAddress: Story = {
  args: { rest: 'ip-restrictions' },
  parameters: { prepare: withAddresses },
  play: async () => {
    const test = await findSection('Test an address');
    const box = test.getByRole('textbox', { name: 'IP address' });
    await userEvent.type(box, '198.51.100.3');
    await test.findByText('Allowed by 198.51.100.3.');
    await userEvent.clear(box);
    await userEvent.type(box, '192.0.2.9');
    await test.findByText('Refused: no entry matches it.');
  },
};

export const EmailDomains: Story = {
  args: { rest: 'domain-restrictions' },
  parameters: { prepare: withDomains },
  play: async () => {
    await screen.findByRole('rowheader', { name: 'example.com' });
    const card = await findSection('Email domains');
    await userEvent.click(await card.findByRole('switch', { name: 'Restrict email domains' }));
    await save(card);
    await confirm('Leave out your own domain?', 'Save anyway');
    await screen.findByText('Email domains saved');
    await expect(saved('domain-restrictions')).toMatchObject({ active: true, listType: 'ALLOW' });
  },
};

export const AddDomains: Story = {
  args: { rest: 'domain-restrictions' },
  parameters: { prepare: withDomains },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add domains' }));
    const sheet = await findDialog('Add domains');
    // A domain that is already listed does not fail the others.
    await userEvent.type(sheet.getByRole('textbox', { name: 'Domains' }), '@Acme.test example.com');
    await userEvent.click(sheet.getByRole('button', { name: 'Add domains' }));
    await screen.findByRole('rowheader', { name: 'acme.test' });
    await expect(emulatorRows().db.domainRestrictions.list()).toHaveLength(3);
  },
};

export const Empty: Story = {
  args: { rest: 'domain-restrictions' },
  parameters: { prepare: remember },
  play: async () => {
    await screen.findByText('No domains yet');
  },
};

/** A section that fails does not affect the others. */
export const Failing: Story = {
  args: { rest: 'general' },
  parameters: { faults: [{ path: '*/lockout-policy', status: 400, body: { errors: ['Not now.'] }, times: 1 }] },
  play: async () => {
    const lockout = await findSection('Lockout');
    await userEvent.click(await lockout.findByRole('button', { name: 'Try again' }));
    await lockout.findByRole('switch', { name: 'Lock users' });
    await (await findSection('Password history')).findByRole('switch', { name: 'Remember earlier passwords' });
  },
};

/** For a read-only user values are text. */
export const ReadOnly: Story = {
  args: { rest: 'general' },
  parameters: {
    signedInAs: support,
  },
  play: async () => {
    const mfa = await findSection('Two-step verification');
    await mfa.findByText('No one');
    await expect(screen.queryByRole('radio')).toBeNull();
    await expect(screen.queryByRole('switch')).toBeNull();
  },
};

/** Hidden fields are not rendered, and view-only fields are text. */
export const Appearance: Story = {
  args: {
    rest: 'sessions',
    appearance: {
      tabs: { security: { ipRestrictions: 'hidden', domainRestrictions: 'hidden' } },
      fields: { sessionManagement: { forceReLogin: 'hidden', idleSessionTimeout: 'viewOnly' } },
    },
  },
  play: async () => {
    const idle = await findSection('Idle timeout');
    await idle.findByText('Off');
    await expect(idle.queryByRole('switch')).toBeNull();
    await expect(screen.queryByRole('region', { name: 'Sign in again' })).toBeNull();
    await expect(screen.queryByText('IP addresses')).toBeNull();
  },
};
