import { admin } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { openPage } from './journeys';

interface Mail {
  id: string;
  to: string;
  subject?: string;
  attachment?: { name: string };
}

const HOUR = 3600;
/** Returns the text of a report without its creation time. */
const withoutTime = (html: string): string => html.replace(/<p>.*?<\/p>/, '');

test('a report is previewed, scheduled, mailed by the clock with the figures of the screen, and stopped', async ({
  page,
  signIn,
  server,
  controls,
}) => {
  const row = page.getByRole('row', { name: /^Users/ });
  const mails = async () => {
    const messages = (await (await fetch(`${server.provider}/_emulator/outbox`)).json()) as Mail[];
    return messages.filter(({ subject }) => subject === 'Users: Acme');
  };
  const open = async () => {
    await row.getByRole('link').click();
    const drawer = page.getByRole('dialog', { name: 'Users' });
    const frame = drawer.getByTitle('Preview of Users');
    await expect(frame).toHaveAttribute('srcdoc', /<b>\d+<\/b>/);
    const preview = await frame.getAttribute('srcdoc');
    await drawer.getByRole('tab', { name: 'Schedule' }).click();
    return { drawer, preview: preview ?? '' };
  };
  const save = async () => {
    const button = page.getByRole('dialog', { name: 'Users' }).getByRole('button', { name: 'Save' });
    await button.click();
    await expect(button).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await signIn(page, admin, '/administration/reports');
  const { drawer, preview } = await open();
  await expect(drawer.getByText(`this report is emailed to ${admin.email}`)).toBeVisible();
  await drawer.getByRole('radio', { name: 'Daily' }).click();
  await drawer.getByLabel('Format').selectOption('HTML');
  await save();
  await expect(row).toContainText('Every day at 08:00');

  await controls.settings({ clockAhead: 25 * HOUR });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: admin.email, attachment: { name: 'Users.html' } });
  const file = await (await fetch(`${server.provider}/_emulator/outbox/${mail?.id}/attachment`)).text();
  expect(withoutTime(file)).toBe(withoutTime(preview));
  const [, users] = /Users<\/font><br><font[^>]*><b>(\d+)</.exec(file) ?? [];
  await openPage(page, 'Users');
  await expect(page.getByText(`of ${users}`)).toBeVisible();

  await openPage(page, 'Reports');
  await (await open()).drawer.getByRole('switch', { name: 'Send this report' }).click();
  await save();
  await expect(row).toContainText('Off');
  await controls.settings({ clockAhead: 75 * HOUR });
  expect(await mails()).toHaveLength(1);
});
