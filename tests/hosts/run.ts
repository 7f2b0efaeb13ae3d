/**
 * Builds and drives the hosts: `npm run hosts`, or some of them by name, `npm run hosts -- vue node`.
 * Each is a folder outside of the repository that installs the packed packages from the registry's own client.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { pack, packageNames } from '../packages/tarball';
import { freePort } from '../support/free-port';
import { launchOptions } from '../support/launch';
import { type Host, hosts } from './hosts';
import { journey } from './journey';

const sources = fileURLToPath(new URL('.', import.meta.url));
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };

const started = new Set<ChildProcess>();
const start = (folder: string, command: string, args: readonly string[], more: Record<string, string> = {}) => {
  const child = spawn(command, args, { cwd: folder, env: { ...env, ...more }, detached: true, stdio: 'pipe' });
  started.add(child);
  child.on('close', () => started.delete(child));
  return child;
};

const stop = (child: ChildProcess) => {
  // A group of its own: what it started ends with it.
  if (child.pid && started.has(child)) process.kill(-child.pid);
};

const run = (
  folder: string,
  command: string,
  args: readonly string[],
  more?: Record<string, string>,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = start(folder, command, args, more);
    const said: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const output = Buffer.concat(said).toString();
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}.\n${output}`));
    });
  });

const answers = async (address: string): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(address).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} does not answer.`);
};

type Tarballs = ReadonlyMap<string, string>;

/** Copies a host's sources, puts the tarballs into its manifest, and installs. */
const install = async (source: string, folder: string, tarballs: Tarballs, versions: Host['versions'] = {}) => {
  await cp(join(sources, source), folder, { recursive: true });
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const dependencies = Object.entries({ ...manifest.dependencies, ...versions }).map(([name, version]) => [
    name,
    tarballs.get(name) ?? version,
  ]);
  const overrides = { '@gatehouse/sdk': tarballs.get('@gatehouse/sdk') };
  const complete = { ...manifest, dependencies: Object.fromEntries(dependencies), overrides };
  await writeFile(join(folder, 'package.json'), JSON.stringify(complete, null, 2));
  await run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
};

const drive = async ({ admin }: Host, origin: string): Promise<void> => {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // The first call for a session is refused with 401, and the browser reports it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  try {
    await journey(page, { origin, admin });
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
  } catch (error) {
    const picture = join(tmpdir(), `gatehouse-host-${Date.now()}.png`);
    await page.screenshot({ path: picture, fullPage: true });
    throw new Error(`${error}\n${complaints.join('\n')}\nThe page is pictured in ${picture}.`);
  } finally {
    await browser.close();
  }
};

const check = async (host: Host, folder: string, provider: string, tarballs: Tarballs): Promise<void> => {
  await install(host.folder, folder, tarballs, host.versions);
  if (!host.browser) return void (await run(folder, 'npm', ['start']));

  const [port, providerPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const identity = `http://localhost:${providerPort}`;
  const more = { [host.addressIn ?? '']: identity };
  const children = [start(provider, process.execPath, ['provider.mjs', String(providerPort), origin])];
  try {
    await run(folder, 'npm', ['run', 'build'], more);
    const [command = '', ...args] = host.serve?.(port) ?? [];
    children.push(start(folder, join(folder, 'node_modules/.bin', command), args, more));
    await answers(`${identity}/`);
    await answers(`${origin}/`);
    await drive(host, origin);
  } finally {
    children.forEach(stop);
  }
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(hosts, name));
if (unknown.length > 0) throw new Error(`There is no host ${unknown.join()}. Known: ${Object.keys(hosts).join(', ')}.`);

const folder = await mkdtemp(join(tmpdir(), 'gatehouse-hosts-'));
let failed = 0;
try {
  const tarballs = new Map<string, string>();
  for (const name of packageNames) tarballs.set(`@gatehouse/${name}`, `file:${(await pack(name, folder)).path}`);
  const provider = join(folder, 'provider');
  await mkdir(provider);
  await install('provider', provider, tarballs);
  for (const [name, host] of Object.entries(hosts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const since = performance.now();
    const problem = await check(host, join(folder, name), provider, tarballs).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    if (problem) failed += 1;
    const seconds = ((performance.now() - since) / 1000).toFixed(0);
    console.log(`${problem ? 'FAIL' : 'ok  '} ${name}: ${host.what} (${seconds} s)${problem ? `\n${problem}\n` : ''}`);
  }
} finally {
  for (const child of started) stop(child);
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
