import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { auditor } from '../story-pages/readers';
import { confirm, findSection } from '../story-pages/steps';

interface DnsRecord {
  id: string;
  name: string;
  value: string;
}

interface Connection {
  id: string;
  enabled: boolean;
  roleIds: readonly string[];
}

/** Emulator members used by these stories. */
interface Rows {
  db: {
    dnsRecords: { put(row: DnsRecord): unknown };
    ssoDomains: { list(): readonly { domain: string; txtRecord: string }[] };
    users: { list(): readonly { id: string; email: string }[]; patch(id: string, change: { email: string }): unknown };
    ssoConnections: { list(): readonly Connection[]; get(id: string): Connection | undefined };
  };
}

let db: Rows['db'] | undefined;
const keep = (rows: Rows) => {
  db = rows.db;
};

const demo = { emulator: { seed: 'demo' }, prepare: keep };

const meta = {
  title: 'Admin/Single sign-on',
  component: PageFixture,
  args: { page: 'sso' },
  parameters: demo,
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async () => {
    const okta = await screen.findByRole('article', { name: /^Okta/ });
    await expect(within(okta).getByText('On')).toBeVisible();
    await expect(within(okta).getByRole('heading', { name: 'corp-labs.test' })).toBeVisible();
    await expect(within(okta).getByText('Okta')).toBeVisible();
    await expect(within(okta).getByText(/Certificate valid until/)).toHaveTextContent('idp.corp.test');
    const entra = screen.getByRole('article', { name: /^Microsoft Entra ID/ });
    await expect(within(entra).getByText(/The certificate expires on/)).toBeVisible();
    await expect(within(entra).getByText(/before you turn on SSO/)).toBeVisible();
    const corp = screen.getByRole('article', { name: 'OpenID Connect (corp.test)' });
    await expect(within(corp).getByText('On')).toBeVisible();
    const oidc = screen.getByRole('article', { name: 'OpenID Connect (acme-field.test)' });
    await expect(within(oidc).getByText('Not finished')).toBeVisible();
    await expect(within(oidc).getByText('Not verified')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { width: '320px' } };

export const Empty: Story = {
  parameters: { emulator: { seed: 'small' } },
  play: async () => {
    await screen.findByText('Users sign in with a password');
    await userEvent.click(screen.getByRole('button', { name: 'Set up SSO' }));
    await screen.findByRole('heading', { name: 'Provider' });
  },
};

export const Failing: Story = {
  parameters: { faults: [{ path: '/team/resources/sso/v1/configurations', status: 400, times: 1 }] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('article', { name: /^Okta/ });
  },
};

export const ReadOnly: Story = {
  args: { rest: 'sso-okta/connection' },
  parameters: {
    signedInAs: auditor,
  },
  play: async () => {
    await screen.findByText(/You can view this page/);
    await expect(await screen.findByText('https://corp.okta.example/app/gatehouse/sso/saml')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Save|Delete|Continue/ })).toBeNull();
  },
};

/** From the choice of an identity provider to sign-in through it. */
export const SetUp: Story = {
  args: { rest: 'new' },
  parameters: { emulator: { seed: 'small' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /OpenID Connect/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const redirect = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Redirect URI' });
    await expect(redirect.value).toMatch(/\/auth\/oidc\/callback$/);
    await userEvent.click(screen.getByRole('button', { name: 'I have entered them' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Issuer' }), 'id.test');
    await userEvent.type(screen.getByRole('textbox', { name: 'Client ID' }), 'client');
    await userEvent.type(screen.getByLabelText('Client secret'), 'hidden-1');
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await screen.findByText(/Enter a full address/);
    const issuer = screen.getByRole('textbox', { name: 'Issuer' });
    await userEvent.clear(issuer);
    await userEvent.type(issuer, 'https://id.test');
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Domain' }), 'Corp.test');
    await userEvent.click(screen.getByRole('button', { name: 'Add domain' }));
    const domain = await screen.findByRole('region', { name: 'corp.test' });
    await userEvent.click(within(domain).getByRole('button', { name: 'Check now' }));
    await within(domain).findByText(/has no TXT record/);
    const value = within(domain).getByRole<HTMLTextAreaElement>('textbox', { name: 'Value' }).value;
    db?.dnsRecords.put({ id: 'record', name: 'corp.test', value });
    await userEvent.click(within(domain).getByRole('button', { name: 'Check now' }));
    await within(domain).findByText('Verified');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Skip for now' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    const question = await screen.findByRole('alertdialog', { name: 'Turn SSO on?' });
    await expect(question).toHaveTextContent('No user has an address at corp.test yet.');
    await expect(db?.ssoConnections.list()).toMatchObject([{ enabled: false }]);
    await userEvent.click(within(question).getByRole('button', { name: 'Turn on' }));
    await screen.findByText(/Users with an address at corp.test sign in with your identity provider/);
    await expect(db?.ssoConnections.list()).toMatchObject([{ enabled: true }]);
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    await screen.findByRole('heading', { level: 1, name: 'corp.test' });
  },
};

/** Every opened view has the focus on its heading, and no list that is still loading calls a new connection deleted. */
export const HeadingsFocused: Story = {
  parameters: {
    faults: [{ method: 'GET', path: '/team/resources/sso/v1/configurations', delay: 300 }],
  },
  play: async () => {
    const press = async (name: string | RegExp) => {
      (await screen.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
    };
    const focused = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
    const said: string[] = [];
    const observer = new MutationObserver(() => {
      for (const alert of screen.queryAllByRole('alert')) if (alert.textContent) said.push(alert.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await press('Manage: corp-labs.test');
    await focused('corp-labs.test');
    await press('Domains');
    await focused('Domains');
    await press('All connections');
    await focused('SSO');
    await press('Set up SSO');
    await focused('Set up SSO');
    await userEvent.click(await screen.findByRole('radio', { name: /Other SAML/ }));
    await press('Continue');
    await focused('For your provider');
    await press('Back');
    await focused('Provider');
    observer.disconnect();
    await expect(said).toEqual([]);
  },
};

/** The setup continues at the first incomplete step. */
export const Resumed: Story = {
  args: { rest: 'sso-oidc/setup' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Domains' });
    await screen.findByRole('region', { name: 'acme-field.test' });
  },
};
/** The last step says which domain is not verified, and leads to it. */
export const MissingProof: Story = {
  args: { rest: 'sso-oidc/setup' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Test/ }));
    await screen.findAllByText('acme-field.test is not verified yet');
    await userEvent.click(screen.getByRole('button', { name: 'Go to Domains' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Domains' })).toHaveFocus());
  },
};
export const ResumedNarrow: Story = { ...Resumed, globals: { width: '320px', direction: 'rtl' } };

export const WrongCertificate: Story = {
  args: { rest: 'sso-okta/connection' },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Signing certificate' });
    await userEvent.clear(field);
    await userEvent.type(field, 'no certificate');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/This is not an X.509 certificate/);
    await expect(field).toHaveValue('no certificate');
  },
};

export const SwitchedOff: Story = {
  args: { rest: 'sso-okta' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Turn SSO off?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(db?.ssoConnections.get('sso-okta')?.enabled).toBe(false));
    await screen.findByRole('button', { name: 'Turn on' });
  },
};

/** The question before the connection goes live names how many users it concerns. */
export const SwitchedOn: Story = {
  args: { rest: 'sso-entra' },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Turn on' });
    const reader = db?.users.list().find(({ email }) => email === 'reader@acme.test');
    db?.users.patch(reader?.id ?? '', { email: 'reader@acme-research.test' });
    await userEvent.click(button);
    const question = await screen.findByRole('alertdialog', { name: 'Turn SSO on?' });
    await expect(question).toHaveTextContent('1 user with an address at acme-research.test signs in');
    await userEvent.click(within(question).getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(db?.ssoConnections.get('sso-entra')?.enabled).toBe(true));
  },
};

export const Mappings: Story = {
  args: { rest: 'sso-okta/roles' },
  play: async () => {
    const section = await screen.findByRole('region', { name: 'Groups and roles' });
    await expect(await within(section).findByDisplayValue('Finance')).toBeVisible();
    await userEvent.click(within(section).getByRole('button', { name: 'Add mapping' }));
    const fields = within(section).getAllByRole('textbox', { name: 'Group' });
    await userEvent.type(fields.at(-1) as HTMLElement, 'Finance');
    await userEvent.click(within(section).getByRole('button', { name: 'Save' }));
    await within(section).findByText('This group already has a mapping.');
  },
};

/** A role with administration rights is given to everyone only after a question. */
export const AdministratorsForEveryone: Story = {
  args: { rest: 'sso-okta/roles' },
  play: async () => {
    const section = await screen.findByRole('region', { name: 'Default roles' });
    const choose = async (role: string) => {
      await userEvent.click(await within(section).findByRole('combobox', { name: 'Roles' }));
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${role}`) }));
      await userEvent.keyboard('{Escape}');
      await userEvent.click(within(section).getByRole('button', { name: 'Save' }));
    };
    await choose('Admin');
    const question = await screen.findByRole('alertdialog', { name: 'Make everyone an administrator?' });
    await expect(question).toHaveTextContent('gets Admin');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await expect(db?.ssoConnections.get('sso-okta')?.roleIds).toEqual(['role-readonly']);
  },
};

/** Without knowing what roles grant, every new one is a question. */
export const RolesNotKnown: Story = {
  args: { rest: 'sso-okta/roles' },
  parameters: { faults: [{ method: 'GET', path: '/identity/resources/permissions/v1', status: 403, times: 100 }] },
  play: async () => {
    const section = await screen.findByRole('region', { name: 'Default roles' });
    await userEvent.click(await within(section).findByRole('combobox', { name: 'Roles' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Viewer/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(section).getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Give these roles to everyone?' });
    await expect(question).toHaveTextContent('gets Viewer');
    await userEvent.click(within(question).getByRole('button', { name: 'Give to everyone' }));
    await waitFor(() => expect(db?.ssoConnections.get('sso-okta')?.roleIds).toContain('role-viewer'));
  },
};

export const Deleted: Story = {
  args: { rest: 'sso-google' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete connection' }));
    await screen.findByRole('article', { name: /^Okta/ });
    await waitFor(() => expect(screen.queryByRole('article', { name: /^Google/ })).toBeNull());
  },
};

/** A provider without a list: one connection with one domain; changing the domain clears its values. */
export const FirstGeneration: Story = {
  parameters: { faults: [{ method: 'GET', path: '/team/resources/sso/v1/configurations', status: 404, times: 100 }] },
  play: async () => {
    const tab = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('heading', { level: 1, name: 'SSO' });
    await expect(screen.queryByRole('button', { name: /All connections|Delete/ })).toBeNull();
    await tab('Connection');
    await expect(await screen.findByLabelText('Sign-in address')).toHaveValue(
      'https://login.microsoftonline.example/3f2c/saml2',
    );
    await expect(screen.queryByRole('radio', { name: /Metadata address/ })).toBeNull();

    await tab('Domains');
    await screen.findByRole('region', { name: 'acme-research.test' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Domain' }), 'first.test');
    await userEvent.click(screen.getByRole('button', { name: 'Change domain' }));
    await confirm('Replace acme-research.test?', 'Replace domain');
    const domain = await findSection('first.test');
    const value = domain.getByRole<HTMLTextAreaElement>('textbox', { name: 'Value' }).value;
    const name = domain.getByRole<HTMLTextAreaElement>('textbox', { name: 'Name' }).value;
    db?.dnsRecords.put({ id: 'record', name, value });
    await userEvent.click(domain.getByRole('button', { name: 'Check now' }));
    await domain.findByText('Verified');

    await tab('Connection');
    await expect(await screen.findByLabelText('Sign-in address')).toHaveValue('');
    await tab('Roles');
    await screen.findByRole('region', { name: 'Groups and roles' });

    // The setup continues at the first incomplete step, since the values were removed with the domain.
    await tab('Continue setup');
    await screen.findByRole('heading', { level: 1, name: 'Set up SSO' });
    await screen.findByLabelText('Sign-in address');
    await tab('Connection');
    await screen.findByRole('heading', { level: 1, name: 'SSO' });
  },
};
