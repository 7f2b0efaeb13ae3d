import { describe, expect, it } from 'vitest';
import type { AuditRow } from '../../../emulator/db/rows/records';
import { createEmulator } from '../../../emulator/emulator';
import { buildUser } from '../../../emulator/seed/seed-user';
import { admin, reader } from '../../../emulator/seed/users';
import { createBrowser, setUp } from './support';

const LIST = '/audits?offset=0&count=20';
const STATS = '/audits/stats?sortBy=createdAt&sortDirection=desc&count=20';
const EXPORT = '/audits/export/csv/v2?outputFileName=audits.csv';
const ACME = 'tenant-acme';
const DAY = 24 * 60 * 60_000;

const at = (time: number) => new Date(time).toISOString();

/** The administrator of Acme, with given rows. */
const start = async (rows: readonly Partial<AuditRow>[] = []) => {
  const { emulator, browser, clock } = setUp();
  const { body } = await browser.login(admin.email, admin.password);
  for (const { id } of emulator.db.audits.list()) emulator.db.audits.remove(id);
  for (const [place, row] of rows.entries()) {
    emulator.db.audits.put({
      id: `row-${place}`,
      tenantId: ACME,
      createdAt: at(clock.now() - place * 60_000),
      action: 'Role created',
      description: 'Role created',
      severity: 'Info',
      userId: admin.id,
      user: 'Ada Admin',
      email: admin.email,
      ip: '203.0.113.7',
      userAgent: 'Firefox',
      json: {},
      ...row,
    });
  }
  const call = (path: string, json?: unknown) => browser.call(path, { json, token: body.accessToken });
  const ids = async (query: string) => (await call(`${LIST}&${query}`)).body.data.map(({ id }: { id: string }) => id);
  return { emulator, db: emulator.db, clock, browser, call, ids };
};

describe('the audit log', () => {
  it('lists rows of the account only, newest first, in pages', async () => {
    const { call, emulator } = await start(Array.from({ length: 45 }, () => ({})));
    emulator.db.audits.put({ ...emulator.db.audits.list()[0], id: 'foreign', tenantId: 'tenant-resale' } as AuditRow);
    const { body } = await call('/audits?offset=40&count=20');
    expect(body.total).toBe(45);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['row-40', 'row-41', 'row-42', 'row-43', 'row-44']);
    expect((await call('/audits?offset=0&count=100000')).body.data.length).toBe(45);
    expect(body.data[0]).not.toHaveProperty('userId');
  });

  it('sorts by sortable columns, and by time otherwise', async () => {
    const { ids } = await start([
      { user: 'zoe', severity: 'Medium' },
      { user: 'Ann', severity: 'Critical' },
      { user: 'bob' },
    ]);
    expect(await ids('sortBy=user&sortDirection=asc')).toEqual(['row-1', 'row-2', 'row-0']);
    expect(await ids('sortBy=severity&sortDirection=desc')).toEqual(['row-1', 'row-0', 'row-2']);
    expect(await ids('sortBy=createdAt&sortDirection=asc')).toEqual(['row-2', 'row-1', 'row-0']);
    for (const column of ['json', 'constructor', 'userId']) {
      expect(await ids(`sortBy=${column}`), column).toEqual(['row-0', 'row-1', 'row-2']);
    }
  });

  it('filters by column, negation, severities, interval and free text', async () => {
    const { ids, clock } = await start([
      { ip: '203.0.113.70', severity: 'High' },
      { action: 'User disabled', severity: 'Critical', email: 'bob@acme.test' },
      { description: 'Role created: Ünique' },
      { action: 'User disabled elsewhere', email: 'zoe@acme.test', createdAt: at(0) },
    ]);
    expect(await ids('ip=203.0.113.7')).toEqual(['row-1', 'row-2', 'row-3']);
    expect(await ids('ip=!203.0.113.7')).toEqual(['row-0']);
    expect(await ids('severity=High,Critical')).toEqual(['row-0', 'row-1']);
    expect(await ids('severity=!High,Critical')).toEqual(['row-2', 'row-3']);
    expect(await ids('email=BOB')).toEqual(['row-1']);
    expect(await ids('action=created&email=admin')).toEqual(['row-0', 'row-2']);
    expect(await ids('action=user')).toEqual(['row-1', 'row-3']);
    expect(await ids('action=User disabled')).toEqual(['row-1']);
    expect(await ids(`filter=${encodeURIComponent('ünique')}`)).toEqual(['row-2']);
    const interval = (from: number, to: number) => encodeURIComponent(`${at(from)},${at(to)}`);
    expect(await ids(`createdAt=${interval(clock.now() - 60_000, clock.now())}`)).toEqual(['row-1']);
    expect(await ids(`createdAt=${encodeURIComponent(`${at(clock.now())},`)}`)).toEqual(['row-0']);
    expect(await ids('createdAt=yesterday')).toEqual([]);
    expect(await ids('tenantId=tenant-resale&json=x&constructor=x')).toHaveLength(4);
  });

  it('returns full pages of 100,000 rows, also the last one, sorted and filtered', async () => {
    const emulator = createEmulator({ seed: 'large' });
    const browser = createBrowser(emulator.fetch);
    const { body } = await browser.login(admin.email, admin.password);
    const page = async (query: string) => {
      const { body: result } = await browser.call(`/audits?count=20&${query}`, { token: body.accessToken });
      expect(result.data).toHaveLength(20);
      return result;
    };
    const { total, data: newest } = await page('offset=0');
    expect(total).toBeGreaterThanOrEqual(100_000);
    const { data: oldest } = await page(`offset=${total - 20}`);
    expect(oldest[0].createdAt < newest[0].createdAt).toBe(true);
    const { data: sorted } = await page('offset=0&sortBy=email&sortDirection=asc');
    const emails = sorted.map(({ email }: AuditRow) => email);
    expect(emails).toEqual(emails.toSorted());
    const severe = await page('offset=0&severity=High,Critical');
    expect(severe.data.every(({ severity }: AuditRow) => ['High', 'Critical'].includes(severity))).toBe(true);
    const disabled = await page('offset=0&filter=disabled');
    expect(disabled.total).toBeLessThan(total);
  });
});

it('the statistics count the rows of today and the severe rows of the week', async () => {
  const { call, clock } = await start([]);
  const none = (await call(STATS)).body;
  expect(none).toEqual({ totalToday: 0, severeThisWeek: 0 });
  const now = clock.now();
  const rows = [{ severity: 'High' }, { createdAt: at(now - 2 * DAY), severity: 'Critical' }] as const;
  const { call: callInPlan } = await start([...rows, { createdAt: at(now - 8 * DAY), severity: 'High' }]);
  expect((await callInPlan(STATS)).body).toEqual({ totalToday: 1, severeThisWeek: 2 });
});

describe('the export', () => {
  const properties = [
    { name: 'action', displayName: 'Action' },
    { name: 'user' },
    { name: 'userId' },
    { name: 'json' },
  ];

  it('has the filtered rows and the requested columns', async () => {
    const { call } = await start([{ severity: 'High', json: { a: '"x",y' } }, {}]);
    const { text, headers } = await call(`${EXPORT}&severity=High`, { offset: 0, properties });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    // Decoding removes the byte order mark.
    expect(text).toBe('Action,user,json\r\nRole created,Ada Admin,"{""a"":""\\""x\\"",y""}"\r\n');
  });

  it('escapes formulas of spreadsheets', async () => {
    const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', 'x;=1+1;y', 'Ann, "the" one\n=2'];
    const { call } = await start(names.map((user) => ({ user })));
    const { text } = await call(EXPORT, { offset: 0, properties: [{ name: 'user' }] });
    const lines = text.split('\r\n').slice(1, -1);
    expect(lines).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@SUM(A1)",
      '"\'\t\'=1"',
      "'＝1",
      '"x;\'=1+1;y"',
      '"Ann, ""the"" one\n\'=2"',
    ]);
  });

  it('is streamed, and is audited itself', async () => {
    const { emulator, browser, db } = await start(Array.from({ length: 2000 }, () => ({})));
    const { body } = await browser.login(admin.email, admin.password);
    const response = await emulator.fetch(`http://localhost:4400/frontegg${EXPORT}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${body.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ offset: 0, properties }),
    });
    const reader = response.body?.getReader();
    await reader?.read();
    const part = await reader?.read();
    expect(new TextDecoder().decode(part?.value).split('\r\n').length).toBeLessThan(600);
    await reader?.cancel();
    expect(db.audits.list().at(-1)).toMatchObject({ action: 'Audit log exported', email: admin.email });
  });
});

describe('the log has a row for', () => {
  it('a sign-in, a wrong password, and the lock that follows', async () => {
    const { browser, db, clock } = await start();
    await browser.login(admin.email, admin.password);
    for (let count = 0; count < 5; count += 1) {
      clock.advance(5);
      await browser.login(reader.email, 'wrong');
    }
    await browser.login('nobody@acme.test', 'wrong');
    const actions = db.audits.list().map(({ action, email }) => `${action} ${email}`);
    const wrong = `Wrong password ${reader.email}`;
    expect(actions).toEqual([`Signed in ${admin.email}`, ...Array(5).fill(wrong), `User locked ${reader.email}`]);
    expect(JSON.stringify(db.audits.list())).not.toContain('"wrong"');
  });

  it('a refused change, but not for a refused read', async () => {
    const { emulator, db } = await start();
    const user = buildUser({ email: 'person@acme.test', memberships: [{ tenantId: ACME, roleIds: ['role-viewer'] }] });
    await emulator.addUser(user);
    const browser = createBrowser(emulator.browser());
    const { body } = await browser.login(user.email, user.password);
    await browser.call(LIST, { token: body.accessToken });
    const role = { key: 'X', name: 'X', description: '', isDefault: false, level: 30, permissions: [] };
    await browser.call('/identity/resources/roles/v1', { json: role, token: body.accessToken });
    const rows = db.audits.list().filter(({ email }) => email === user.email);
    expect(rows.map(({ action }) => action)).toEqual(['Signed in', 'Role created (refused)']);
    expect(rows.at(-1)?.severity).toBe('Medium');
  });
});
