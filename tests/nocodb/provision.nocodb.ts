import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { identityColumns, type TableName, tables, tableVariable } from '../../demo/research/contract';
import { provision } from '../../demo/research/provision/provision';
import { whereEqual } from '../../demo/research/where';
import { metaApi } from './contacts';
import { account } from './server';

const { url, variables } = inject('nocoDb');
const names = Object.keys(tables) as TableName[];
const withPassword = { RESEARCH_DB_URL: url, NOCODB_EMAIL: account.email, NOCODB_PASSWORD: account.password };
const withToken = { RESEARCH_DB_URL: url, RESEARCH_DB_TOKEN: variables.RESEARCH_DB_TOKEN };

const run = async (env: Readonly<Record<string, string | undefined>>, check = false) => {
  const printed: string[] = [];
  const messages: string[] = [];
  const print = (line: string) => printed.push(line);
  const code = await provision({ env, check, print, report: (line) => messages.push(line) });
  return { code, printed, messages };
};

const newBase = () => `Base ${crypto.randomUUID()}`;

test('a first run creates base, tables and columns; a second one finds them and prints the same', async () => {
  const env = { ...withPassword, RESEARCH_DB_BASE: newBase() };
  expect((await run(env, true)).code).toBe(1);
  const first = await run(env);
  expect(first.code).toBe(0);
  expect(first.printed.map((line) => line.split('=')[0])).toEqual([
    'RESEARCH_DB_URL',
    'RESEARCH_DB_TOKEN',
    'RESEARCH_DB_BASE',
    ...names.map(tableVariable),
  ]);
  const second = await run(env);
  expect(second.printed).toEqual(first.printed);
  expect(second.messages.join('\n')).not.toContain('created');
  const printed = Object.fromEntries(first.printed.map((line) => line.split('=')));
  // The printed token has full access.
  expect(await run({ ...printed, RESEARCH_DB_BASE: env.RESEARCH_DB_BASE }, true)).toMatchObject({ code: 0 });
  expect(await run(printed, true)).toMatchObject({ code: 0 });
  for (const line of [...first.messages, ...second.messages]) expect(line).not.toContain(printed.RESEARCH_DB_TOKEN);

  const api = await metaApi();
  for (const name of names) {
    const columns = [...(await api.columns(printed[tableVariable(name)])).keys()];
    expect(columns.filter((title) => !title.startsWith('nc_'))).toEqual([
      'Id',
      'CreatedAt',
      'UpdatedAt',
      ...tables[name].map(({ title }) => title),
    ]);
  }
});

test('a check creates nothing, not even a token', async () => {
  const env = { ...withPassword, RESEARCH_DB_BASE: newBase() };
  const { code, printed } = await run(env, true);
  expect(code).toBe(1);
  expect(printed).toEqual([
    `The base ${env.RESEARCH_DB_BASE} is missing.`,
    ...names.map((name) => `The table ${name} is missing.`),
  ]);
  expect((await (await metaApi()).bases()).map(({ title }) => title)).not.toContain(env.RESEARCH_DB_BASE);
});

test('missing columns are added, differing ones are reported and kept', async () => {
  const title = newBase();
  const api = await metaApi();
  const base = await api.createBase(title);
  const { id } = await api.createTable(base.id, 'general', [
    { title: 'Client', type: 'text' },
    { title: 'Rating', type: 'text' },
    { title: 'Own', type: 'text' },
  ]);
  const env = { ...withToken, RESEARCH_DB_BASE: title };
  const difference =
    'The column Rating of the table general is of the type LongText, not Number. Change it in NocoDB; it was left as it is.';
  const check = await run(env, true);
  expect(check.code).toBe(1);
  expect(check.printed).toEqual([
    'The table users is missing.',
    'The table sweepstakes is missing.',
    'The column Ideas of the table general is missing.',
    'The column Vendors of the table general is missing.',
    'The column Meeting of the table general is missing.',
    'The table solution is missing.',
    'The table desktop is missing.',
    'The table integration is missing.',
    'The table investment is missing.',
    difference,
  ]);

  const { code, printed, messages } = await run(env);
  expect(code).toBe(0);
  expect(messages).toContain('Table general: found, added Ideas, Vendors, Meeting');
  expect(messages).toContain(difference);
  expect(printed).toContain(`RESEARCH_TABLE_GENERAL=${id}`);
  expect(Object.fromEntries(await api.columns(id))).toMatchObject({
    Rating: 'LongText',
    Own: 'LongText',
    Ideas: 'LongText',
  });
  expect(await run(env, true)).toMatchObject({ code: 1, printed: [difference] });
});

test('a renamed table is found by its id', async () => {
  const title = newBase();
  const api = await metaApi();
  const { id } = await api.createTable((await api.createBase(title)).id, 'What people say', tables.general);
  const { printed } = await run({ ...withToken, RESEARCH_DB_BASE: title, RESEARCH_TABLE_GENERAL: id });
  expect(printed).toContain(`RESEARCH_TABLE_GENERAL=${id}`);
});

test('a renamed base is found by its id and by the ids of its tables; a deleted one is not created again', async () => {
  const { printed } = await run({ ...withToken, RESEARCH_DB_BASE: newBase() });
  const { RESEARCH_DB_BASE, ...ids } = Object.fromEntries(printed.map((line) => line.split('=')));
  const change = (method: string, title: string) =>
    fetch(`${url}/api/v2/meta/bases/${RESEARCH_DB_BASE}`, {
      method,
      headers: { 'content-type': 'application/json', 'xc-token': ids.RESEARCH_DB_TOKEN },
      body: JSON.stringify({ title }),
    });
  const title = newBase();
  expect((await change('PATCH', title)).ok).toBe(true);
  for (const env of [ids, { ...ids, RESEARCH_DB_BASE }]) {
    const again = await run(env);
    expect(again.printed).toEqual(printed);
    expect(again.messages).toContain(`Base ${title}: found`);
    expect(again.messages.join('\n')).not.toContain('created');
  }
  expect((await change('DELETE', title)).ok).toBe(true);
  await expect(run(ids)).rejects.toThrow(/^There is no table with the id in RESEARCH_TABLE_USERS and .*INVESTMENT, or/);
});

test('two bases with the same title are reported, and none is used', async () => {
  const title = newBase();
  const api = await metaApi();
  const [first] = [await api.createBase(title), await api.createBase(title)];
  await expect(run({ ...withToken, RESEARCH_DB_BASE: title })).rejects.toThrow(
    `There are several bases titled ${title}. Set RESEARCH_DB_BASE to the id of the one you mean, for example ${first.id}.`,
  );
  expect((await run({ ...withToken, RESEARCH_DB_BASE: first.id })).code).toBe(0);
});

test('every indexed column can be searched, and every text holds 5000 characters', async () => {
  const long = 'é"x'.repeat(1666).padEnd(5000, 'y');
  for (const name of names) {
    const address = `${url}/api/v2/tables/${variables[tableVariable(name)]}/records`;
    const headers = { 'content-type': 'application/json', 'xc-token': variables.RESEARCH_DB_TOKEN ?? '' };
    const texts = tables[name].filter(({ type }) => type === 'text' || type === 'email').map(({ title }) => title);
    const row = Object.fromEntries(texts.map((title) => [title, title === 'Client' ? 'a"b' : long]));
    const created = await fetch(address, { method: 'POST', headers, body: JSON.stringify(row) });
    const { Id } = (await created.json()) as { Id: number };
    expect(await (await fetch(`${address}/${Id}`, { headers })).json()).toMatchObject(row);

    const searched = texts.filter((title) => ['Client', 'Email', ...Object.values(identityColumns)].includes(title));
    expect(searched.length).toBeGreaterThan(0);
    const short = Object.fromEntries(searched.map((title) => [title, `${title}, "quoted" (${name})`]));
    await fetch(address, { method: 'PATCH', headers, body: JSON.stringify({ Id, ...short }) });
    for (const [title, value] of Object.entries(short)) {
      const where = encodeURIComponent(whereEqual({ [title]: value }));
      const { list } = (await (await fetch(`${address}?where=${where}&fields=Id`, { headers })).json()) as {
        list: object[];
      };
      expect(list, `${name}.${title}`).toEqual([{ Id }]);
    }
  }
});

test('invalid credentials are refused', async () => {
  await expect(run({ RESEARCH_DB_URL: url, RESEARCH_DB_TOKEN: 'wrong' })).rejects.toThrow(
    'NocoDB does not accept RESEARCH_DB_TOKEN.',
  );
  await expect(run({ ...withPassword, NOCODB_PASSWORD: 'wrong' })).rejects.toThrow(
    'NocoDB does not accept NOCODB_EMAIL and NOCODB_PASSWORD.',
  );
});

const cli = (env: Readonly<Record<string, string | undefined>>, ...args: string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const script = fileURLToPath(new URL('../../demo/research/provision/run.ts', import.meta.url));
    const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', script, ...args], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      // The environment takes precedence over the developer's own `.env`.
      env: { PATH: process.env.PATH, RESEARCH_DB_BASE: 'Research', ...env },
    });
    const message = { out: '', err: '' };
    child.stdout.on('data', (chunk) => {
      message.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      message.err += chunk;
    });
    child.on('close', (code) => resolve({ code, ...message }));
  });

test('the command line prints the variables to standard output, everything else to standard error', async () => {
  const { code, out, err } = await cli(withToken);
  expect(code).toBe(0);
  expect(out).toBe(
    Object.entries(variables)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  expect(err).toContain('Table users: found\n');
  expect(err).not.toContain(variables.RESEARCH_DB_TOKEN);
  expect(await cli(withToken, '--check')).toMatchObject({
    code: 0,
    out: 'The base Research has all 7 tables with all columns.\n',
    err: '',
  });
  const missing = await cli({ ...withToken, RESEARCH_DB_BASE: newBase() }, '--check');
  expect(missing.code).toBe(1);
  expect(await cli(withToken, '--chekc')).toMatchObject({ code: 1, out: '' });
});
