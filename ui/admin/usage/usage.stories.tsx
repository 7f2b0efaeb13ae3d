import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { findSection } from '../story-pages/steps';

const meta = {
  title: 'Admin/Usage',
  component: PageFixture,
  args: { page: 'usage' },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const DAY = 24 * 60 * 60_000;

/** Emulator members used by these stories. */
interface Rows {
  db: {
    memberships: { list(): readonly { id: string; userId: string }[]; patch(id: string, change: object): unknown };
    documents: { put(row: object): unknown };
    features: { put(row: object): unknown; clear(): void };
    plans: { clear(): void };
  };
}

const featuresOf = async () => within(await screen.findByRole('table', { name: 'Features' }));

/** Covers counts, features with their reasons, and upcoming ends. */
export const Listed: Story = {
  parameters: {
    prepare: ({ db }: Rows) => {
      const reader = db.memberships.list().find(({ userId }) => userId === 'user-reader');
      const end = new Date(Date.now() + 3 * DAY).toISOString();
      if (reader) db.memberships.patch(reader.id, { expiresAt: end });
      const trial = { id: 'trial-search', planIds: [], linkedPermissions: [], expireTime: Date.now() + 40 * DAY };
      db.features.put(trial);
    },
  },
  play: async () => {
    const features = await featuresOf();
    await expect((await features.findAllByText('Not in your plan')).length).toBeGreaterThan(0);
    await features.findByText('Ended');
    await expect(features.queryByRole('row', { name: /No end date Not in your plan/ })).toBeNull();
    const states = features.getAllByRole('row').map((row) => /Available/.test(row.textContent ?? ''));
    await expect(states.lastIndexOf(true)).toBe(states.filter(Boolean).length);
    await expect((await features.findAllByText('Plan: Team, Business')).length).toBe(2);
    await features.findByRole('row', { name: /Report export.*Your provider/ });
    await expect(document.body.textContent).not.toMatch(/plan-|-export|report-/);
    const ends = await findSection('Ends in the next 90 days');
    const first = await ends.findByText('Rita Reader');
    await expect(first.closest('li')).toHaveTextContent('in 3 days');
    await expect(ends.getAllByRole('listitem').at(-1)).toHaveTextContent('Trial search');
    await screen.findByText(/^of \d+$/);
  },
};

/** The chart has a table with the same values. */
export const Activity: Story = {
  parameters: { emulator: { seed: 'demo' } },
  play: async () => {
    const chart = within(await screen.findByRole('figure', { name: 'Activity of the last 7 days' }));
    await userEvent.click(await chart.findByRole('button', { name: 'Show as table' }));
    await expect((await chart.findAllByRole('row')).length).toBe(9);
  },
};

const zone = 'Pacific/Kiritimati';

/** Axis, tooltip and table write days as the account does, of its time zone. */
export const AccountFormats: Story = {
  parameters: {
    emulator: { seed: 'demo' },
    prepare: ({ db }: Rows) => {
      const value = { timezone: zone, dateFormat: 'DD.MM.YYYY' };
      db.documents.put({ id: 'account-settings:tenant-acme', tenantId: 'tenant-acme', value });
    },
  },
  play: async () => {
    const chart = within(await screen.findByRole('figure', { name: 'Activity of the last 7 days' }));
    const [year, month, day] = new Intl.DateTimeFormat('sv', { timeZone: zone }).format(Date.now()).split('-');
    await chart.findByText(`${day}.${month}.`);
    await userEvent.click(chart.getByRole('button', { name: 'Show as table' }));
    await chart.findByRole('rowheader', { name: `${day}.${month}.${year}` });
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, parameters: { emulator: { seed: 'demo' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: { emulator: { seed: 'demo' } } };
export const Narrow: Story = { globals: { width: '320px' }, parameters: { emulator: { seed: 'demo' } } };

export const Empty: Story = {
  parameters: {
    prepare: ({ db }: Rows) => {
      db.features.clear();
      db.plans.clear();
    },
  },
  play: async () => {
    await screen.findByText('No features yet');
  },
};

/** The session reads the entitlements as well, so the error is not limited to one call. */
export const Failing: Story = {
  parameters: { faults: [{ path: '/entitlements/api/v2/user-entitlements', status: 400 }] },
  play: async ({ loaded: { emulator } }) => {
    const [again] = await screen.findAllByRole('button', { name: 'Try again' });
    emulator.faults.clear();
    await userEvent.click(again ?? document.body);
    await waitFor(async () => (await featuresOf()).getByText('Report viewer'));
  },
};

/** A user without other permissions sees only the features, and no refused request is sent. */
export const FeaturesOnly: Story = {
  parameters: {
    signedInAs: { email: 'usage@acme.test', memberships: [{ tenantId: 'tenant-acme', roleIds: [] }] },
  },
  play: async () => {
    await (await featuresOf()).findByText('Report viewer');
    await expect(screen.queryByRole('figure')).toBeNull();
    await expect(screen.queryByText('Users')).toBeNull();
  },
};
