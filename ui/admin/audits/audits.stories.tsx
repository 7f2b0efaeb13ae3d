import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dayOf, startOfDay } from '../../kit/dates/date-range';
import { PageFixture } from '../story-pages/page-fixture';
import { findDialog } from '../story-pages/steps';

const meta = {
  title: 'Admin/Audits',
  component: PageFixture,
  args: { page: 'audits' },
  parameters: { emulator: { seed: 'demo' } },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Emulator members used by these stories. */
interface Rows {
  db: {
    documents: { put(row: { id: string; tenantId: string; value: unknown }): unknown };
    audits: {
      list(): readonly { id: string }[];
      clear(): void;
      put(row: object): unknown;
    };
  };
}

const row = (id: string, changes: object) => ({
  id,
  tenantId: 'tenant-acme',
  createdAt: new Date().toISOString(),
  action: 'Role changed',
  description: 'Role changed: Editor',
  severity: 'Medium',
  user: 'Ada Admin',
  email: 'admin@acme.test',
  ip: '203.0.113.7',
  userAgent: 'Firefox',
  json: {},
  ...changes,
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

const hostile = '<img src=x onerror="document.title=1"> =1+1';

const logOf = async () => {
  const table = await screen.findByRole('table', { name: 'Audit log' });
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  return within(table);
};

const openRow = async (name: string | RegExp) => {
  const log = await logOf();
  const [first] = await log.findAllByRole('button', { name });
  await userEvent.click(first ?? document.body);
};

/** Newest entries first, one page at a time, with statistics above. */
export const Listed: Story = {
  play: async () => {
    const log = await logOf();
    await expect((await log.findAllByRole('row')).length).toBe(21);
    await screen.findByText(/high or critical this week/);
    log.getByRole('columnheader', { name: /^By/ });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText(/21–40/);
  },
};

/** Actions are in the user's language; one without a name keeps the provider's English, which is marked. */
export const InGerman: Story = {
  globals: { language: 'de' },
  parameters: {
    prepare: ({ db }: Rows) => {
      db.audits.clear();
      db.audits.put(row('a', { description: 'Role changed: Editor (by Rita)', json: { actor: 'Rita' } }));
      db.audits.put(row('b', { action: 'Role created (refused)', description: 'Role created (refused)' }));
      db.audits.put(row('c', { action: 'Robot greased', description: 'Robot greased: R2' }));
    },
  },
  play: async () => {
    await screen.findByRole('rowheader', { name: /^Rolle geändert: Editor · durch Rita/ });
    await screen.findByRole('rowheader', { name: /^Rolle erstellt \(abgelehnt\)/ });
    const unknown = await screen.findByRole('rowheader', { name: /^Robot greased: R2/ });
    await expect(unknown.querySelector('[lang=en]')).toHaveTextContent(/^Robot greased$/);
    await userEvent.click(screen.getByRole('button', { name: 'Weitere Filter' }));
    const panel = await findDialog('Weitere Filter');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Aktion' }), 'Rolle geändert');
    await userEvent.click(panel.getByRole('button', { name: 'Anwenden' }));
    await screen.findByRole('button', { name: /Aktion: Rolle geändert/ });
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Robot greased/ })).toBeNull());
  },
};

/** The user's own actions are one press away. */
export const Own: Story = {
  parameters: {
    prepare: ({ db }: Rows) => {
      db.audits.clear();
      db.audits.put(row('a', { action: 'Mine' }));
      db.audits.put(row('b', { action: 'Of another', email: 'rita@acme.test' }));
    },
  },
  play: async () => {
    const log = await logOf();
    await log.findByText('Of another');
    await userEvent.click(screen.getByRole('button', { name: 'My actions' }));
    await screen.findByRole('button', { name: 'Remove filter Email: admin@acme.test' });
    await waitFor(() => expect(log.queryByText('Of another')).toBeNull());
    await log.findByText('Mine');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** The view menu has no row of its own. */
export const Narrow: Story = {
  globals: { width: '320px' },
  play: async () => {
    await logOf();
    const top = (element: Element) => element.getBoundingClientRect().top;
    await expect(top(screen.getByRole('button', { name: 'View' }))).toBe(top(screen.getByRole('searchbox')));
  },
};

/** Filters by severity and by a clicked value; the URL contains both. */
export const Filtered: Story = {
  play: async () => {
    await logOf();
    await userEvent.click(screen.getByRole('button', { name: 'Critical' }));
    await screen.findByRole('button', { name: 'Remove filter Severity: Critical' });
    await userEvent.click(screen.getByRole('button', { name: 'High' }));
    await screen.findByRole('button', { name: 'Remove filter Severity: Critical, High' });
    const log = await logOf();
    await waitFor(() => expect(log.queryByText('Info')).toBeNull());
    const [address] = await log.findAllByRole('button', { name: /@acme\.test$/ });
    const email = address?.textContent ?? '';
    await userEvent.click(address ?? document.body);
    await screen.findByRole('button', { name: `Remove filter Email: ${email}` });
  },
};

const zone = 'Pacific/Kiritimati';

/** A day is the account's, wherever the browser is: in the filter, in its label, and in the rows that it finds. */
export const AccountTimeZone: Story = {
  parameters: {
    prepare: ({ db }: Rows) => {
      const settings = { timezone: zone, dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm' };
      db.documents.put({ id: 'account-settings:tenant-acme', tenantId: 'tenant-acme', value: settings });
      db.audits.clear();
      const start = startOfDay(dayOf(Date.now(), zone), zone);
      const at = (time: number) => ({ createdAt: new Date(time).toISOString() });
      db.audits.put(row('today', { ...at(start), action: 'First of today', description: '' }));
      db.audits.put(row('yesterday', { ...at(start - 1), action: 'Last of yesterday', description: '' }));
    },
  },
  play: async () => {
    const log = await logOf();
    const today = new Intl.DateTimeFormat('sv', { timeZone: zone }).format(Date.now());
    await log.findByText(`${today} 00:00:00`);
    await log.findByText('Last of yesterday');
    await userEvent.click(screen.getByRole('button', { name: /^Time:/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Today' }));
    await screen.findByRole('button', { name: `Remove filter Time: ${today} – ${today}` });
    await waitFor(() => expect(log.queryByText('Last of yesterday')).toBeNull());
    await log.findByText('First of today');
  },
};

/** A row expands in place: changes, and each value as a filter to include or exclude. */
export const Details: Story = {
  parameters: {
    prepare: ({ db }: Rows) => {
      db.audits.clear();
      db.audits.put(
        row('a', { userAgent: firefox, json: { before: { name: 'Editor', level: 30 }, name: 'Author', level: 30 } }),
      );
      const json = { methods: ['pwd', 'mfa', 'otp'] };
      db.audits.put(row('b', { action: 'Signed in', email: 'rita@acme.test', description: 'Signed in', json }));
    },
  },
  play: async () => {
    await openRow('Role changed: Editor');
    await screen.findByText('Firefox 144 on Windows');
    const changes = within(await screen.findByRole('table', { name: 'What changed' }));
    await expect(changes.getAllByRole('row')).toHaveLength(2);
    await expect(changes.getByText('Editor').tagName).toBe('DEL');
    await expect(changes.getByText('Author').tagName).toBe('INS');
    await userEvent.click(screen.getByRole('button', { name: 'Without Email: admin@acme.test' }));
    await screen.findByRole('button', { name: 'Remove filter Email: not admin@acme.test' });
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Role changed/ })).toBeNull());
    await openRow('Signed in');
    await screen.findByText('Password, Authenticator app');
  },
};

/** Filters single columns by what they contain or do not contain. */
export const MoreFilters: Story = {
  play: async () => {
    await logOf();
    await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
    const panel = await findDialog('More filters');
    await userEvent.type(panel.getByLabelText('Email'), 'admin');
    await userEvent.click(panel.getByLabelText('Exclude Email'));
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('button', { name: 'Remove filter Email: not admin' });
    const log = await logOf();
    await waitFor(() => expect(log.queryByText('admin@acme.test')).toBeNull());
  },
};

/** Recorded values are always rendered as text. */
export const Hostile: Story = {
  parameters: {
    prepare: ({ db }: Rows) => {
      db.audits.clear();
      const text = { action: hostile, description: hostile, user: hostile, email: hostile, severity: hostile };
      db.audits.put(row('a', { ...text, userAgent: hostile, json: { before: { [hostile]: 1 }, [hostile]: hostile } }));
    },
  },
  play: async () => {
    await openRow(hostile);
    await screen.findByRole('table', { name: 'What changed' });
    await expect(document.querySelector('img[src="x"]')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { prepare: ({ db }: Rows) => db.audits.clear() },
  play: async () => {
    await screen.findByText('Nothing has happened yet');
    await expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  },
};

export const Failing: Story = {
  parameters: { faults: [{ path: '/audits', status: 500, body: { errors: ['The log is resting.'] } }] },
  play: async () => {
    await screen.findAllByText(/The log is resting/);
  },
};

/** Rows, statistics and columns fail independently. */
export const WithoutDecorations: Story = {
  parameters: {
    faults: [
      { path: '/audits/stats', status: 500 },
      { path: '/metadata', status: 403 },
    ],
  },
  play: async () => {
    const log = await logOf();
    await log.findByRole('columnheader', { name: /Severity/ });
    await expect(screen.queryByText(/this week/)).toBeNull();
  },
};

export const Exported: Story = {
  play: async () => {
    await logOf();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await screen.findByText('audits.csv saved');
  },
};

/** A failed export renders the reason and can be retried. */
export const ExportFailing: Story = {
  parameters: {
    faults: [{ path: '/audits/export/csv/v2', status: 503, times: 1, body: { errors: ['Too busy to export.'] } }],
  },
  play: async () => {
    await logOf();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    const dialog = await findDialog('Export the audit log');
    await dialog.findByText('Too busy to export.');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await screen.findByText('audits.csv saved');
  },
};
