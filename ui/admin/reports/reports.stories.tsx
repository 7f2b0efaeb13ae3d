import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageFixture } from '../story-pages/page-fixture';
import { auditor } from '../story-pages/readers';
import { choose, findDialog } from '../story-pages/steps';

const meta = {
  title: 'Admin/Reports',
  component: PageFixture,
  args: { page: 'reports' },
  parameters: { emulator: { seed: 'demo' } },
} satisfies Meta<typeof PageFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const LIST = '/reports/resources/reports/v2/tenant-reports';
const ENGINE = '/reports/engine/resources/triggers/v1/preview-report';

const openReport = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  return findDialog(name);
};
/** Filters on the server. */
export const Listed: Story = {
  play: async () => {
    const row = await screen.findByRole('row', { name: /Two-step verification/ });
    await expect(row).toHaveTextContent(/Every Monday at 8:00/);
    // In the zone of the schedule, whatever the zone of the reader.
    await waitFor(() => expect(within(row).getByText(/, \d{4}/)).toHaveTextContent(/8:00/));
    await screen.findByRole('row', { name: /Users.*Not scheduled/ });
    await userEvent.click(screen.getAllByRole('button', { name: 'Filter' })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Off' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Access review/ })).toBeNull());
    await screen.findByRole('row', { name: /Sign-ins by day/ });
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { width: '320px' } };

export const Empty: Story = {
  parameters: { emulator: { seed: 'small' } },
  play: async () => {
    await screen.findByText('There are no reports for this account.');
  },
};

/** List and preview fail and are retried independently. */
export const Failing: Story = {
  parameters: {
    faults: [
      { method: 'GET', path: LIST, status: 500, times: 4 },
      { method: 'GET', path: ENGINE, status: 500, times: 4 },
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const drawer = await openReport('Users');
    await userEvent.click(await drawer.findByRole('button', { name: 'Try again' }));
    await drawer.findByTitle('Preview of Users');
  },
};

/** The preview has no scripts and no origin; saving updates the row behind the drawer. */
export const Scheduled: Story = {
  play: async () => {
    const drawer = await openReport('Users');
    const frame = await drawer.findByTitle<HTMLIFrameElement>('Preview of Users');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame.srcdoc).toContain('admin@acme.test');

    await userEvent.click(await drawer.findByRole('tab', { name: 'Schedule' }));
    await userEvent.click(await drawer.findByRole('radio', { name: 'Custom' }));
    const cron = drawer.getByLabelText('Cron expression');
    await userEvent.clear(cron);
    await userEvent.type(cron, '* * * * * *');
    await drawer.findByText('This schedule never runs.');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await drawer.findByText(/Enter a valid expression/);

    await userEvent.click(drawer.getByRole('radio', { name: 'Monthly' }));
    await userEvent.selectOptions(drawer.getByLabelText('Day of the month'), '15');
    const zone = drawer.getByLabelText('Time zone');
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Asia/Tokyo');
    await waitFor(() => expect(drawer.getAllByText(/15|14/, { selector: 'time' })).toHaveLength(3));
    await drawer.findByText(/Once you save, this report is emailed to admin@acme\.test/);
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    // In the task that renders the result: nothing is unsaved then, and Escape closes the drawer without confirmation.
    await waitFor(() => {
      screen.getByText('Schedule saved');
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    });
    await screen.findByRole('row', { name: /Users.*Monthly on day 15 at 8:00/ });
  },
};

/** The user may read the report and its schedule, but not send the report. */
export const ReadOnly: Story = {
  parameters: { signedInAs: auditor },
  play: async () => {
    const drawer = await openReport('Two-step verification');
    await expect(drawer.queryByRole('button', { name: 'Send now' })).toBeNull();
    await userEvent.click(await drawer.findByRole('tab', { name: 'Schedule' }));
    await drawer.findByText(/Every Monday at 8:00/);
    await drawer.findByText('Europe/Berlin');
    await expect(drawer.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const SentNow: Story = {
  play: async () => {
    await choose('Users', 'Send now');
    const form = await findDialog('Send “Users”');
    await userEvent.click(form.getByRole('button', { name: 'Send now' }));
    await form.findByText('Enter at least one email address.');
    await userEvent.type(form.getByRole('textbox', { name: /Recipients/ }), 'board@acme.test, audit@acme.test,');
    await userEvent.click(form.getByRole('button', { name: 'Send now' }));
    await screen.findByText('Report sent to 2 addresses');
  },
};

export const DownloadFailed: Story = {
  parameters: { faults: [{ method: 'GET', path: ENGINE, status: 500, times: 4 }] },
  play: async () => {
    await choose('Users', 'Download PDF');
    await screen.findByText('“Users” could not be downloaded');
  },
};
