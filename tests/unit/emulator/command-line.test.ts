import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { help, readSeedOption, runCommand } from '../../../emulator/node/commands';
import { defineEmulatorConfig, optionEntries } from '../../../emulator/node/options';
import { readCommand } from '../../../emulator/node/read-command';
import { startEmulator } from '../../../emulator/node/start-emulator';
import { freePort } from '../../support/free-port';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const read = (line: string, env: NodeJS.ProcessEnv = {}) =>
  readCommand(line === '' ? [] : line.split(' '), { env, folder });
const configOf = async (line: string, env: NodeJS.ProcessEnv = {}) => (await read(line, env)).config;
const write = (name: string, content: unknown) => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('the command line', () => {
  it('is parsed into options and positionals', async () => {
    expect(await read('')).toEqual({ positionals: [], config: {}, isHelp: false });
    const flags = '--port 7000 --seed small --origin http://a.test --origin http://b.test --data x.db --client-id web';
    expect(
      await read(
        `seed export --json --strict --open ${flags} --clock 2026-06-01 --smtp smtp://mail.corp --idp-host id.corp --webhooks-to hooks.corp --page-script https://tags.corp/a.js`,
      ),
    ).toEqual({
      positionals: ['seed', 'export'],
      config: {
        port: 7000,
        seed: 'small',
        origins: ['http://a.test', 'http://b.test'],
        data: 'x.db',
        clientId: 'web',
        clock: '2026-06-01',
        smtp: 'smtp://mail.corp',
        idpHosts: ['id.corp'],
        webhooksTo: ['hooks.corp'],
        pageScripts: ['https://tags.corp/a.js'],
        json: true,
        strict: true,
        open: true,
      },
      isHelp: false,
    });
    expect((await read('-h --port 1')).isHelp).toBe(true);
    expect(await read('--port 7000 -- vite --port 5173')).toEqual({
      positionals: [],
      config: { port: 7000 },
      isHelp: false,
      beside: ['vite', '--port', '5173'],
    });
  });

  it.each([
    ['--port 0', '--port must be a number from 1 to 65535, not "0". See --help.'],
    ['--idp-host https://id.corp', '--idp-host must be the name of a host'],
    ['--webhooks-to https://hooks.corp', '--webhooks-to must be the name of a host'],
    ['--page-script /tag.js', '--page-script must be a URL that starts with https://, or with http:// on localhost'],
    ['--port 70000', 'from 1 to 65535'],
    ['--port', '--port needs a value'],
    ['--json=yes', '--json takes no value'],
    ['--host 0.0.0.0', 'this machine only'],
    ['--strict', 'name the applications: --origin http://localhost:5173'],
    ['--origin localhost:5173', 'must be an origin like http://localhost:5173'],
    ['--origin http://localhost:5173/', 'without a path'],
    ['--clock noon', 'must be a time like 2026-06-01T12:00:00Z'],
    ['--smtp localhost:25', 'must be an address like smtp://localhost:1025'],
    ['--prot 1', 'Unknown option --prot. Options: --port, --seed,'],
    ['--constructor', 'Unknown option --constructor'],
    ['--config nowhere.json', 'There is no file nowhere.json'],
  ])('suggests a correction for %s', async (line, sentence) => {
    await expect(read(line)).rejects.toThrow(sentence);
  });

  it('has help for each option', () => {
    for (const [, { flag, description }] of optionEntries) {
      if (flag) expect(help).toMatch(new RegExp(`--${flag} .*${description.slice(0, 20).replace(/[()]/g, '.')}`));
    }
  });
});

describe('configuration', () => {
  it('of variables is overridden by flags, that of files by variables', async () => {
    write('gatehouse.emulator.json', { $schema: 'x', port: 1001, seed: 'small', settings: { allowSignups: true } });
    const env = { GATEHOUSE_EMULATOR_SEED: 'empty', GATEHOUSE_EMULATOR_ORIGINS: 'http://a.test, http://b.test' };
    expect(await configOf('', { ...env, GATEHOUSE_EMULATOR_JSON: '1', GATEHOUSE_EMULATOR_PORT: '' })).toEqual({
      port: 1001,
      seed: 'empty',
      origins: ['http://a.test', 'http://b.test'],
      json: true,
      settings: { allowSignups: true },
    });
    expect(await configOf('--port 1002', { GATEHOUSE_EMULATOR_PORT: '1003' })).toMatchObject({ port: 1002 });
  });

  it('may be a module, with paths relative to it', async () => {
    write(
      'own.mjs',
      `export default { data: 'state.db', seed: (now) => ({ tenants: [{ id: 't', name: String(now), type: 'customer', createdAt: '' }] }) };`,
    );
    const config = await configOf('--config own.mjs');
    expect(config.data).toBe(join(folder, 'state.db'));
    expect(config.seed).toBeTypeOf('function');
    expect(defineEmulatorConfig(config)).toBe(config);
    write('gatehouse.emulator.json', { seed: 'seeds/own.json' });
    expect((await configOf('')).seed).toBe(join(folder, 'seeds/own.json'));
  });

  it.each([
    ['{', 'cannot be read'],
    ['[]', 'must hold an object'],
    [{ prot: 1 }, 'an option "prot", which the provider does not. Known: port,'],
    [{ port: '1' }, '"port" must be a number'],
    [{ origins: 'http://a.test' }, '"origins" must be an origin'],
    [{ settings: { allowSignup: true } }, /"settings" must be settings of the provider, .*; look at "allowSignup"\.$/],
    [{ settings: { social: 'google' } }, 'look at "social"'],
    [{ smtp: 'smtp://user:secret@mail.corp' }, /^Emails leave this machine only .* --smtp smtp:\/\/mail\.corp$/],
    [{ idpHosts: ['id.corp'] }, /^Calls leave this machine only .* --idp-host id\.corp$/],
    [{ webhooksTo: ['hooks.corp'] }, /^Calls leave this machine only .* --webhooks-to hooks\.corp$/],
    [
      { pageScripts: ['https://tags.corp/a.js'] },
      /^Pages load scripts of other .* --page-script https:\/\/tags\.corp\/a\.js$/,
    ],
  ])('is refused with the reason: %j', async (content, sentence) => {
    write('gatehouse.emulator.json', content);
    await expect(read('')).rejects.toThrow(sentence);
  });

  it('is refused for two files, or an invalid variable', async () => {
    await expect(read('', { GATEHOUSE_EMULATOR_PROT: '1' })).rejects.toThrow(
      'Unknown variable GATEHOUSE_EMULATOR_PROT',
    );
    await expect(read('', { GATEHOUSE_EMULATOR_STRICT: 'maybe' })).rejects.toThrow('STRICT must be true or false');
    write('gatehouse.emulator.json', {});
    write('gatehouse.emulator.mjs', 'export default {}');
    await expect(read('')).rejects.toThrow('Keep one of them');
  });

  it('may name a seed, which is validated', () => {
    expect(readSeedOption('small')).toBe('small');
    expect(() => readSeedOption('/nowhere.json')).toThrow('cannot be read');
    expect(() => readSeedOption(write('a.json', { people: [] }))).toThrow('a table "people"');
    expect(() => readSeedOption(write('a.json', { users: [{ email: 'a' }] }))).toThrow('a list of rows with ids');
    expect(readSeedOption(write('a.json', { tenants: [{ id: 't' }] }))).toEqual({ tenants: [{ id: 't' }] });
  });
});

describe('the commands', () => {
  const printed = () => {
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    return lines;
  };
  const run = async (line: string) => runCommand(await read(line));

  it('reset the running provider and export its rows', async () => {
    const port = await freePort();
    await expect(run(`reset --port ${port}`)).rejects.toThrow(`answers at http://localhost:${port}. Start it with`);
    const { emulator, close } = await startEmulator({ port, seed: 'empty' });
    const lines = printed();
    emulator.db.tenants.patch('tenant-acme', { name: 'Renamed' });
    const file = join(folder, 'seed.json');
    await run(`seed export ${file} --port ${port}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readSeedOption(file)).toMatchObject({ tenants: [{ name: 'Renamed' }, {}, {}] });
    expect(JSON.parse(readFileSync(file, 'utf8')).settings).toBeUndefined();
    await run(`reset --json --port ${port}`);
    expect(emulator.db.tenants.get('tenant-acme')?.name).toBe('Acme');
    expect(lines).toEqual([`Start another provider at this point with --seed ${file}`, '{"reset":true}']);
    await expect(run(`seed export ${folder}/no/seed.json --port ${port}`)).rejects.toThrow('cannot be written');
    await close();
  });

  it('list supported operations and available commands', async () => {
    const lines = printed();
    await run('supported groups.create');
    await run('supported session --json');
    expect(lines[0]).toMatch(/^groups\.create +POST .*fe\.secure\.write\.groups, frontegg\.group\.created\)$/);
    expect(JSON.parse(lines[1] ?? '')).toContainEqual(
      expect.objectContaining({ operation: 'session.authorize', state: 'page' }),
    );
    await expect(run('supported nothing')).rejects.toThrow('There is no operation "nothing"');
    await expect(run('restart')).rejects.toThrow('There is no command "restart". There are "reset"');
    await expect(run('seed import')).rejects.toThrow('There is no command "seed import"');
  });
});
