/**
 * Builds and drives the hosts: `npm run hosts`, or some of them by name, `npm run hosts -- vue node`.
 * Each is a folder outside of the repository that installs the packed packages with the registry's own client, starts the
 * local provider by its command, and goes from the sign-in to the sign-out. `--pictures <folder>` keeps what it looked like.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pack, packageNames } from '../packages/tarball';
import { freePort } from '../support/free-port';
import { drive, driveDev } from './drive';
import { type Host, hosts } from './hosts';
import { lowestVersions, requireInstalled } from './lowest-versions';
import { run, serve, stopAll } from './processes';
import { STEP_UP_AGE } from './second-factor';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  dependencies: Versions;
  devDependencies: Versions;
}

/** Starts an example as after copying it: one command, with a provider of its own. */
const checkDev = async ({ dev, addressIn }: Host, folder: string, pictures: string) => {
  if (!dev) return;
  const [port, providerPort] = [await freePort(), await freePort()];
  const identity = `http://localhost:${providerPort}`;
  const origin = `http://localhost:${port}`;
  const variables = {
    GATEHOUSE_EMULATOR_PORT: String(providerPort),
    PORT: String(port),
    BASE_URL: origin,
    [addressIn]: identity,
  };
  const server = await serve(origin, folder, 'npm', ['run', 'dev', '--', '--port', String(port)], variables);
  try {
    await driveDev({ origin, identity, pictures, signIn: dev });
  } finally {
    await server.stop();
  }
};

/** Copies a host's sources, writes the tarballs into its manifest, and installs. */
const install = async (host: Host, folder: string, tarballs: ReadonlyMap<string, string>) => {
  await cp(join(root, host.folder), folder, { recursive: true });
  for (const [to, from] of Object.entries(host.parts ?? {}))
    await cp(join(root, from), join(folder, to), { recursive: true });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const lowest = host.isLowest ? await lowestVersions() : {};
  const packed = (versions: Versions) =>
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => {
        // One of ours under another name: `npm:@gatehouse/…`.
        const [, alias = name] = /^npm:(@gatehouse\/[\w-]+)/.exec(version) ?? [];
        return [name, tarballs.get(alias) ?? version];
      }),
    );
  const complete = {
    ...manifest,
    dependencies: packed({ ...manifest.dependencies, ...lowest, ...host.versions }),
    devDependencies: packed(manifest.devDependencies),
  };
  await writeFile(file, JSON.stringify(complete, null, 2));
  await run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--fetch-timeout=30000']);
  // Fails when a package got a version that it does not allow.
  await run(folder, 'npm', ['ls', '--all']);
  await requireInstalled(folder, lowest);
};

const check = async (host: Host, folder: string, pictures: string, tarballs: ReadonlyMap<string, string>) => {
  await install(host, folder, tarballs);
  const [port, providerPort] = [await freePort(), await freePort()];
  const identity = `http://localhost:${providerPort}`;
  const more = {
    [host.addressIn]: identity,
    FREE_PORT: String(port),
    PORT: String(port),
    BASE_URL: `http://localhost:${port}`,
    STEP_UP_AGE: String(STEP_UP_AGE),
    SESSION_SECRET: 'the secret of the first deployment.',
    ...(host.clientSecret !== undefined && { CLIENT_SECRET: host.clientSecret }),
    FRONTEGG_APP_URL: `http://localhost:${port}`,
    FRONTEGG_CLIENT_ID: 'local',
    FRONTEGG_ENCRYPTION_PASSWORD: 'the password of the first deployment.',
  };
  const command = [
    ...['--no-install', '@gatehouse/emulator', '--port', String(providerPort), '--data', 'identity.db'],
    ...(host.clientSecret === undefined ? [] : ['--client-secret', host.clientSecret]),
  ];
  const startProvider = () => serve(identity, folder, 'npx', command);
  let provider = await startProvider();
  const restart = async () => {
    await provider.stop();
    provider = await startProvider();
  };
  try {
    await run(folder, 'npm', ['run', 'build', '--if-present'], more);
    if (!host.browser) return host.dev ? undefined : void (await run(folder, 'npm', ['start'], more));
    const origin = `http://localhost:${port}`;
    const [name = '', ...args] = host.browser.serve(port);
    const startServer = (own = {}) =>
      serve(origin, folder, join(folder, 'node_modules/.bin', name), args, { ...more, ...own });
    let server = await startServer();
    const deploy = async (own: Readonly<Record<string, string>>) => {
      await server.stop();
      server = await startServer(own);
    };
    try {
      await mkdir(pictures, { recursive: true });
      await drive({ folder, browser: host.browser, origin, identity, pictures, restart, deploy });
    } finally {
      await server.stop();
    }
  } finally {
    await provider.stop();
  }
};

const { values, positionals } = parseArgs({ options: { pictures: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !Object.hasOwn(hosts, name));
if (unknown.length > 0) throw new Error(`There is no host ${unknown.join()}. Known: ${Object.keys(hosts).join(', ')}.`);

const folder = await mkdtemp(join(tmpdir(), 'gatehouse-hosts-'));
const pictures = values.pictures ?? (await mkdtemp(join(tmpdir(), 'gatehouse-pictures-')));
let failed = 0;
try {
  const tarballs = new Map<string, string>();
  for (const name of packageNames) tarballs.set(`@gatehouse/${name}`, `file:${(await pack(name, folder)).path}`);
  for (const [name, host] of Object.entries(hosts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const since = performance.now();
    const places = [join(folder, name), join(pictures, name)] as const;
    const problem = await check(host, ...places, tarballs)
      .then(() => checkDev(host, ...places))
      .then(
        () => undefined,
        (error: unknown) => String(error),
      );
    if (problem) failed += 1;
    const seconds = ((performance.now() - since) / 1000).toFixed(0);
    console.log(`${problem ? 'FAIL' : 'ok  '} ${name}: ${host.what} (${seconds} s)${problem ? `\n${problem}\n` : ''}`);
  }
} finally {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
  if (failed === 0 && !values.pictures) await rm(pictures, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
