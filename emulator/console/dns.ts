import { canonicalDomain } from '@gatehouse/sdk/text';
import { Hono } from 'hono';
import { object, safeParse, string } from 'zod/mini';
import type { Emulator } from '../emulator';
import { escapeHtml } from '../oauth/pages';
import { buttonForm, developerPage, type Place, readBody, table, wantsPage } from './developer-page';

const PATH = '/_emulator/dns';
/** Maximum length of a name or a value, in characters. */
const MAX_LENGTH = 1000;

const RecordInput = object({ name: string(), value: string() });
const RemoveInput = object({ remove: string() });

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

/** Returns the DNS records that accounts still have to add. */
const pendingOf = ({ db }: Emulator) =>
  db.ssoDomains
    .filter(({ validated }) => !validated)
    .map(({ domain, txtRecord }) => ({ name: domain, value: txtRecord }))
    .filter(({ name, value }) => !db.dnsRecords.by('name', name).some((record) => record.value === value));

const dnsPage = (emulator: Emulator, places: readonly Place[]): Response => {
  const pending = pendingOf(emulator).map(({ name, value }) => [
    code(name),
    code(value),
    buttonForm(PATH, { name, value }, 'Add', { label: `Add the record of ${name}` }),
  ]);
  const records = emulator.db.dnsRecords
    .list()
    .map(({ id, name, value }) => [
      code(name),
      code(value),
      buttonForm(PATH, { remove: id }, 'Remove', { label: `Remove the record of ${name}` }),
    ]);
  const heads = ['Name', 'Value', ''];
  const form = `<form method="post" action="${PATH}" class="card"><label>Name <input name="name" required maxlength="253" placeholder="example.com" autocomplete="off"></label><label>Value <input name="value" required maxlength="${MAX_LENGTH}" autocomplete="off"></label><span><button>Add record</button></span></form>`;
  return developerPage({
    title: 'DNS',
    path: PATH,
    about: 'TXT records as the provider sees them. It verifies domains with these records only.',
    inner: `<h2>Pending</h2>${table({ label: 'Pending', heads, rows: pending, emptyText: 'No domain is waiting for a record.' })}<h2>TXT records</h2>${table({ label: 'TXT records', heads, rows: records, emptyText: 'No records.' })}<h2>Add a record</h2>${form}`,
    places,
    isStatic: true,
  });
};

/** Creates the mock DNS: a page for developers, and JSON for tests. */
export const createDns = (emulator: Emulator, places: readonly Place[]): Hono => {
  const app = new Hono();
  const { db } = emulator;

  const change = (input: unknown): boolean => {
    const removed = safeParse(RemoveInput, input);
    if (removed.success) return db.dnsRecords.remove(removed.data.remove);
    const { success, data } = safeParse(RecordInput, input);
    const name = canonicalDomain(data?.name ?? '') ?? data?.name.trim().toLowerCase() ?? '';
    const value = data?.value.trim() ?? '';
    if (!success || name === '' || value === '' || name.length + value.length > MAX_LENGTH) return false;
    db.dnsRecords.put({ id: crypto.randomUUID(), name, value });
    return true;
  };

  app.get('/', (c) => (wantsPage(c.req.raw.headers) ? dnsPage(emulator, places) : c.json(db.dnsRecords.list())));
  app.post('/', async (c) => {
    const { isForm, body } = await readBody(c);
    const isChanged = change(body);
    if (isForm) return c.redirect(PATH, 303);
    return isChanged ? c.json(db.dnsRecords.list()) : c.json({ errors: ['This is not a TXT record.'] }, 400);
  });
  return app;
};
