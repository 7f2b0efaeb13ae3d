import { encodeDataFilters } from '@gatehouse/sdk/reports';
import { describe, expect, it } from 'vitest';
import type { Emulator } from '../../../emulator/emulator';
import { reports } from '../../../emulator/seed/reports';
import { signedIn } from './signed-in';
import { setUp } from './support';

const ALL = '/reports/resources/reports/v2/tenant-reports';
const ENGINE = '/reports/engine/resources/triggers/v1';
const none = encodeDataFilters([]);
const scheduleOf = (id: string) => `/reports/resources/reports/v2/${id}/tenant-reports`;
const daily = { interval: 'daily', cron: '0 6 * * *', tz: 'UTC', active: true };
const saved = { schedule: daily, status: 'active', type: 'pdf', dataFilters: none };

const start = async () => {
  const fixture = setUp();
  await fixture.emulator.ready;
  for (const report of reports) fixture.emulator.db.reports.put(report);
  const { call } = await signedIn(fixture.emulator);
  return { ...fixture, call };
};

const mails = ({ db }: Emulator) => db.outbox.list().filter(({ attachment }) => attachment !== undefined);
const bytesOf = (content = '') => Buffer.from(content, 'base64url');
const file = (id: string, type: string, filters = none) =>
  `${ENGINE}/preview-report?templateId=${id}&name=Report&dataFilters=${encodeURIComponent(filters)}&responseType=${type}`;

describe('a report', () => {
  it('has the data of the account, as html, pdf and picture', async () => {
    const { call, emulator } = await start();
    const html = (await call(file('report-members', 'html'))).text;
    expect(html).toContain('reader@acme.test');
    emulator.db.users.patch('user-reader', { name: '<img src=x onerror=alert(1)>' });
    const hostile = (await call(file('report-members', 'html'))).text;
    expect(hostile).toContain('&lt;img src=x');
    expect(hostile).not.toMatch(/<img|<style|style=|<script/);

    const pdf = await call(file('report-members', 'pdf'));
    expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="Report.pdf"');
    expect(pdf.text).toMatch(/^%PDF-1\.5.*\/Count 1.*%%EOF\n$/s);
    const image = await call(file('report-members', 'image'));
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(image.text).toContain('IHDR');
  });

  it('covers the period of its filter', async () => {
    const { emulator, clock } = await start();
    clock.advance(3 * 86_400);
    const { call } = await signedIn(emulator);
    const within = (days: number) => encodeDataFilters([{ type: 'period', config: { days } }]);
    const read = async (days: number) => (await call(file('report-sign-ins', 'html', within(days)))).text;
    expect(await read(7)).toContain('<b>2</b>');
    expect(await read(1)).not.toContain('<b>2</b>');
  });

  it('is visible only with the permissions for its data', async () => {
    const { emulator, call } = await start();
    expect((await call(ALL)).body).toHaveLength(4);
    const reader = await signedIn(emulator, 'reader');
    expect((await reader.call(ALL)).body).toEqual([]);
    for (const path of [scheduleOf('report-members'), file('report-members', 'pdf')]) {
      expect((await reader.call(path)).status).toBe(404);
    }
    // Having it emailed requires one more permission than reading it.
    const mailed = [
      { path: scheduleOf('report-members'), json: saved },
      { path: `${ENGINE}/tenant-reports`, json: { templateId: 'report-members', to: ['a@b.test'] } },
    ];
    emulator.db.memberships.patch('user-reader:tenant-acme', { roleIds: ['role-viewer'] });
    expect((await reader.call(ALL)).body).toHaveLength(4);
    for (const { path, json } of mailed) expect((await reader.call(path, { json })).status).toBe(403);
    expect(mails(emulator)).toEqual([]);
  });

  it('is filtered and sorted by its own fields', async () => {
    const { call } = await start();
    await call(scheduleOf('report-changes'), { json: saved });
    const query = (value: object) => encodeURIComponent(JSON.stringify(value));
    const active = await call(`${ALL}?filters=${query({ status: 'active' })}`);
    expect(active.body.map(({ id }: { id: string }) => id)).toEqual(['report-changes']);
    const sorted = await call(`${ALL}?sort=${query({ name: 'desc' })}`);
    expect(sorted.body[0].name).toBe('Users');
  });
});

describe('a schedule', () => {
  it.each([
    [{ ...daily, cron: '* * * * * *' }, 'invalid-cron'],
    [{ ...daily, cron: '61 6 * * *' }, 'invalid-cron'],
    [{ ...daily, cron: '0 0 30 2 *' }, 'invalid-cron'],
    [{ ...daily, tz: 'Mars/Olympus' }, 'unknown-time-zone'],
    [{ ...daily, interval: 'hourly' }, 'unknown-interval'],
  ])('that is invalid is refused: %j', async (schedule, code) => {
    const { call } = await start();
    const response = await call(scheduleOf('report-members'), { json: { ...saved, schedule } });
    expect([response.status, response.body.errorCode]).toEqual([400, code]);
    const wrong = { ...saved, dataFilters: 'e30=', type: 'doc' };
    expect((await call(scheduleOf('report-members'), { json: wrong })).status).toBe(400);
  });

  it('sends the report with its file when due, once after missed runs, and not while it is off', async () => {
    const { emulator, clock, call } = await start();
    await call(scheduleOf('report-members'), { json: saved });
    clock.advance(17 * 3600);
    await emulator.settle();
    expect(mails(emulator)).toEqual([]);
    clock.advance(3600);
    await emulator.settle();
    const [mail] = mails(emulator);
    expect(mail).toMatchObject({
      to: 'admin@acme.test',
      subject: 'Users: Acme',
      attachment: { name: 'Users.pdf' },
    });
    expect(bytesOf(mail?.attachment?.content).subarray(0, 5).toString()).toBe('%PDF-');
    clock.advance(3 * 86_400);
    await emulator.settle();
    await emulator.settle();
    expect(mails(emulator)).toHaveLength(2);
    expect(emulator.db.audits.list().filter(({ action }) => action === 'Report sent')).toHaveLength(2);

    const later = await signedIn(emulator);
    await later.call(scheduleOf('report-members'), { json: { ...saved, schedule: { ...daily, active: false } } });
    clock.advance(3 * 86_400);
    await emulator.settle();
    expect(mails(emulator)).toHaveLength(2);
  });

  it('keeps the hour of its time zone when clocks change', async () => {
    const { emulator, clock, call } = await start();
    const schedule = { interval: 'weekly', cron: '0 8 * * 1', tz: 'Europe/Berlin', active: true };
    await call(scheduleOf('report-members'), { json: { ...saved, schedule } });
    const next = () => new Date(emulator.db.reportSchedules.list()[0]?.nextRunAt ?? 0).toISOString();
    expect(next()).toBe('2026-06-08T06:00:00.000Z');
    clock.advance((Date.parse('2026-10-24T00:00:00Z') - clock.now()) / 1000);
    await emulator.settle();
    expect(next()).toBe('2026-10-26T07:00:00.000Z');
  });

  it('stops when its user may no longer read the report', async () => {
    const { emulator, clock, call } = await start();
    await call(scheduleOf('report-members'), { json: saved });
    emulator.db.memberships.patch('user-admin:tenant-acme', { roleIds: [] });
    clock.advance(86_400);
    await emulator.settle();
    expect(mails(emulator)).toEqual([]);
    expect(emulator.db.reportSchedules.list()).toMatchObject([{ status: 'inactive', schedule: { active: false } }]);
    expect(emulator.db.audits.list().at(-1)?.description).toBe('Report stopped: Users');
  });
});

it('sending a report now emails it once to each address', async () => {
  const { emulator, call } = await start();
  const send = (to: string[]) => call(`${ENGINE}/tenant-reports`, { json: { templateId: 'report-members', to } });
  expect((await send(['a@board.test', 'A@board.test', 'b@board.test'])).status).toBe(200);
  expect(mails(emulator).map(({ to }) => to)).toEqual(['a@board.test', 'b@board.test']);
  for (const to of [[], ['no address'], ['a@b.test, c@d.test']]) expect((await send(to)).status).toBe(400);
  expect(mails(emulator)).toHaveLength(2);
});
