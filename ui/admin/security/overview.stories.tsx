import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { support } from '../story-pages/readers';
import { savedRows } from '../story-pages/saved-rows';
import { confirm, findSection } from '../story-pages/steps';

const meta = {
  title: 'Admin/Security overview',
  component: PageFixture,
  args: { page: 'security' },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Emulator members used by these stories. */
interface Rows {
  db: { documents: { get(id: string): { value: unknown } | undefined } };
}
const { remember, emulator } = savedRows<Rows>();
const saved = (name: string) => emulator().db.documents.get(`${name}:tenant-acme`)?.value;

const recommendationsPath = '*/security-center/resources/recommendations/v1';
const responses = (score: number | null, items: readonly object[]) => [
  { path: recommendationsPath, status: 200, body: { scoring: { score }, recommendations: { items } } },
];
const list = () => findSection('Recommendations');
const titles = (inside: ReturnType<typeof within>) =>
  inside.getAllByRole('heading', { level: 3 }).map((heading: HTMLElement) => heading.textContent);

export const Typical: Story = {
  parameters: { prepare: remember },
  play: async () => {
    const recommendations = await list();
    await expect(titles(recommendations).slice(0, 2)).toEqual([
      'Require two-step verification',
      'Replace breached passwords',
    ]);
    await expect(recommendations.getByText(/Recommended: 8 hours/)).toBeVisible();
    const meter = screen.getByRole('meter', { name: 'Security score' });
    await expect(Number(meter.getAttribute('aria-valuenow'))).toBeLessThan(60);
    const glance = await findSection('At a glance');
    await expect(glance.getByText('High risk').nextElementSibling).toHaveTextContent('2');
    // A figure that a recommendation states is not repeated.
    await recommendations.findByText(/users uses? it/);
    await expect(glance.queryByText(/users uses? it/)).toBeNull();
    // The user cannot open the page that resolves it, so there is no button.
    await recommendations.findByText('Set up SSO');
    await expect(recommendations.queryByRole('button', { name: /^Set up/ })).toBeNull();
  },
};

export const Narrow: Story = { ...Typical, globals: { width: '320px' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The proposed value is in its field but not saved. */
export const ProposedValue: Story = {
  parameters: { prepare: remember },
  play: async () => {
    const recommendations = await list();
    await userEvent.click(recommendations.getByRole('button', { name: 'Review Turn on the idle timeout' }));
    const idle = await findSection('Idle timeout');
    const amount = await idle.findByRole('textbox', { name: 'After' });
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toHaveValue('8');
    await expect(idle.getByRole('combobox')).toHaveDisplayValue('hours');
    await expect(idle.getByRole('switch')).toBeChecked();
    await expect(saved('session-limits')).toBeUndefined();
    await userEvent.click(idle.getByRole('button', { name: 'Save' }));
    await screen.findByText('Idle timeout saved');
    await expect(saved('session-limits')).toMatchObject({
      sessionIdleTimeoutConfiguration: { isActive: true, timeout: 28_800 },
    });
    // A resolved recommendation is gone after a refetch.
    await userEvent.click(screen.getByRole('button', { name: 'Overview' }));
    await waitFor(async () =>
      expect(
        within(screen.getByRole('region', { name: 'Recommendations' })).queryByText('Turn on the idle timeout'),
      ).toBeNull(),
    );
  },
};

/** A save can be undone for ten seconds, which restores the previous values. */
export const Undone: Story = {
  args: { rest: 'sessions' },
  parameters: { prepare: remember },
  play: async () => {
    const idle = await findSection('Idle timeout');
    await userEvent.click(await idle.findByRole('switch'));
    await userEvent.click(idle.getByRole('button', { name: 'Save' }));
    await screen.findByText('Idle timeout saved');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Idle timeout: change undone');
    await expect(screen.queryByText('Idle timeout saved')).toBeNull();
    await expect(saved('session-limits')).toMatchObject({ sessionIdleTimeoutConfiguration: { isActive: false } });
    await waitFor(() => expect(idle.getByRole('switch')).not.toBeChecked());
  },
};

/** A policy inherited from the vendor gets its id with the first save, and the second save uses it. */
export const FirstPolicyUndone: Story = {
  args: { rest: 'general' },
  parameters: { prepare: remember },
  play: async () => {
    const mfa = await findSection('Two-step verification');
    await userEvent.click(await mfa.findByRole('radio', { name: /^Everyone Users/ }));
    await userEvent.click(mfa.getByRole('button', { name: 'Save' }));
    const confirmation = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirmation.getByRole('button', { name: 'Require it' }));
    await screen.findByText('Two-step verification saved');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Two-step verification: change undone');
    await expect(saved('mfa-policy')).toMatchObject({ enforceMFAType: 'DontForce' });
  },
};

/** A choice can be proposed like a number. */
export const ProposedChoice: Story = {
  parameters: { prepare: remember },
  play: async () => {
    const recommendations = await list();
    await userEvent.click(recommendations.getByRole('button', { name: 'Review Require two-step verification' }));
    const mfa = await findSection('Two-step verification');
    await waitFor(() => expect(mfa.getByRole('radio', { name: /^Everyone Users/ })).toBeChecked());
    await mfa.findByRole('button', { name: 'Save' });
    await userEvent.click(mfa.getByRole('button', { name: 'Reset' }));
    await expect(mfa.getByRole('radio', { name: /^No one/ })).toBeChecked();
    await expect(saved('mfa-policy')).toBeUndefined();
  },
};

export const ResetBreached: Story = {
  play: async () => {
    const recommendations = await list();
    const open = 'Send reset emails Replace breached passwords';
    await userEvent.click(recommendations.getByRole('button', { name: open }));
    await confirm('Send a reset email to 1 user?', 'Send to all');
    await screen.findByText('Reset email sent');
  },
};

export const NothingToImprove: Story = {
  parameters: { faults: responses(100, []) },
  play: async () => {
    await screen.findByText('We check again each time you open this page.');
    await expect(screen.getByRole('meter', { name: 'Security score' })).toHaveAttribute('aria-valuenow', '100');
  },
};

/** Without a score, and with a code that this version does not know; most urgent first. */
export const NotRated: Story = {
  parameters: {
    faults: responses(null, [
      { code: 'ENABLE_IDLE_SESSION', severity: 'WARNING' },
      { code: 'ROTATE_KEYS', category: 'KEYS', severity: 'SEVERE' },
    ]),
  },
  play: async () => {
    await screen.findByText('Not rated');
    const recommendations = await list();
    await expect(titles(recommendations)).toEqual(['Another recommendation', 'Turn on the idle timeout']);
    await recommendations.findByText(/ROTATE_KEYS/);
    await expect(recommendations.getByText('High risk')).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { faults: [{ path: recommendationsPath, status: 400, body: { errors: ['Not now.'] }, times: 1 }] },
  play: async () => {
    await screen.findByText('Not now.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await list();
  },
};

/** For a read-only user no recommendation has a button. */
export const ReadOnly: Story = {
  parameters: {
    signedInAs: support,
  },
  play: async () => {
    const recommendations = await list();
    await recommendations.findByText('Replace breached passwords');
    await expect(recommendations.queryByRole('button')).toBeNull();
  },
};
