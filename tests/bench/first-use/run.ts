import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { admin } from '../../../emulator/seed/users';
import { startServer } from '../../e2e/server';
import { run, serve } from '../../hosts/processes';
import { pack, packageNames } from '../../packages/tarball';
import { freePort } from '../../support/free-port';
import { launchOptions } from '../../support/launch';
import { type BenchRow, median, milliseconds } from '../table';
import { built, listen, peerApi } from './servers';
import { type App, type Places, type Shown, type Subject, subjects } from './subjects';

const ROUNDS = 5;
const GIVE_UP = 30_000;
const apps: readonly App[] = ['login-box', 'users', 'supabase', 'stytch', 'workos'];
const configOf: Readonly<Partial<Record<App, string>>> = { users: 'users/vite.config.js' };
const sources = fileURLToPath(new URL('./apps/', import.meta.url));
const readme = fileURLToPath(new URL('../../../examples/vite/', import.meta.url));

/** Slow 4G of DevTools, and a CPU four times slower. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const CPU_SLOWDOWN = 4;

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Writes the packed packages into a manifest, and installs. */
const install = async (folder: string, tarballs: ReadonlyMap<string, string>): Promise<void> => {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const packed = (versions: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, tarballs.get(name) ?? version]));
  const { dependencies, devDependencies } = manifest;
  await writeFile(
    file,
    JSON.stringify({ ...manifest, dependencies: packed(dependencies), devDependencies: packed(devDependencies) }),
  );
  await run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
};

/** Starts all servers of a run. */
const open = async (folder: string) => {
  const tarballs = new Map<string, string>();
  for (const name of packageNames) tarballs.set(`@gatehouse/${name}`, `file:${(await pack(name, folder)).path}`);
  const hosts = join(folder, 'hosts');
  await cp(sources, hosts, { recursive: true });
  await install(hosts, tarballs);
  await cp(readme, join(folder, 'readme'), { recursive: true });
  await install(join(folder, 'readme'), tarballs);

  const ports = new Map<string, number>();
  for (const name of [...apps, 'readme', 'provider', 'peer'] as const) ports.set(name, await freePort());
  const at = (name: string) => `http://localhost:${ports.get(name)}`;
  const variables = { VITE_IDENTITY_URL: at('provider'), VITE_PEER_URL: at('peer') };

  const servers: Server[] = [await listen(ports.get('peer') ?? 0, peerApi)];
  for (const name of apps) {
    await cp(join(hosts, 'index.html'), join(hosts, name, 'index.html'));
    const config = configOf[name] ?? 'vite.config.js';
    await run(hosts, 'npx', ['vite', 'build', name, '--config', config], variables);
    servers.push(await listen(ports.get(name) ?? 0, await built(join(hosts, name, 'dist'))));
  }
  await run(join(folder, 'readme'), 'npx', ['vite', 'build'], variables);
  servers.push(await listen(ports.get('readme') ?? 0, await built(join(folder, 'readme/dist'))));

  const port = String(ports.get('provider'));
  const provider = await serve(at('provider'), hosts, 'npx', [
    ...['--no-install', '@gatehouse/emulator', '--port', port, '--data', 'identity.db'],
  ]);
  const start = await startServer({ portalPort: await freePort(), identityPort: await freePort() });
  const places: Places = { provider: at('provider'), portal: start.portal, portalProvider: start.provider, app: at };
  return {
    places,
    close: async () => {
      for (const server of servers) server.close();
      await provider.stop();
      await start.stop();
    },
  };
};

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in at an address, once for all its loads. */
const signIn = async (browser: Browser, url: string): Promise<State> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Email').fill(admin.email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Password', { exact: true }).waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
};

const slow = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
};

interface Load {
  time: number;
  requests: number;
}

/**
 * Makes a page look for something in every frame, and returns what waits for it. A locator waits up to half a second
 * between two looks, and what Playwright evaluates in a page counts as an activation by the user.
 */
const lookFor = async (page: Page, { selector, text = '', isInFrame = false }: Shown): Promise<() => Promise<void>> => {
  let settle: () => void = () => {};
  const shown = new Promise<void>((resolve) => {
    settle = resolve;
  });
  await page.exposeFunction('shown', settle);
  await page.addInitScript(`{
    const isShown = (element) => element.textContent.includes(${JSON.stringify(text)}) && element.checkVisibility();
    const look = () => {
      if ([...document.querySelectorAll(${JSON.stringify(selector)})].some(isShown)) shown();
      else requestAnimationFrame(look);
    };
    if ((self !== top) === ${isInFrame}) look();
  }`);
  const tooLate = async () => {
    await setTimeout(GIVE_UP, undefined, { ref: false });
    throw new Error(`${selector} was not shown in ${GIVE_UP} ms`);
  };
  return () => Promise.race([shown, tooLate()]);
};

/** Loads a page with an empty cache until it can be used. */
const load = async (browser: Browser, subject: Subject, places: Places, storageState?: State): Promise<Load> => {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(GIVE_UP);
    await slow(page);
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    const whenShown = await lookFor(page, subject.shows);
    const since = performance.now();
    await page.goto(subject.url(places), { waitUntil: 'commit' });
    await whenShown();
    await subject.until?.(page);
    return { time: performance.now() - since, requests };
  } catch (error) {
    throw new Error(`${subject.what}: ${error}`, { cause: error });
  } finally {
    await context.close();
  }
};

/** Until each page can be used, with the peers in the same run: cold, on a slow line, interleaved. */
export const firstUseRows = async (): Promise<BenchRow[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-first-use-'));
  const { places, close } = await open(folder);
  const browser = await chromium.launch(launchOptions);
  const loads = new Map<Subject, Load[]>(subjects.map((subject) => [subject, []]));
  const states = new Map<string, State>();
  try {
    for (const { signedInAt } of subjects) {
      const at = signedInAt?.(places);
      if (at && !states.has(at)) states.set(at, await signIn(browser, at));
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [subject, taken] of loads) {
        const state = subject.signedInAt && states.get(subject.signedInAt(places));
        taken.push(await load(browser, subject, places, state));
      }
    }
  } finally {
    await browser.close();
    await close();
    await rm(folder, { recursive: true, force: true });
  }

  const timeOf = (name: string) =>
    [...loads].flatMap(([{ what }, taken]) => (what === name ? [median(taken.map(({ time }) => time))] : []))[0];
  return [...loads].map(([{ what, peer, time = Number.POSITIVE_INFINITY, requests: most }, taken]) => {
    const [ours, requests] = [median(taken.map((load) => load.time)), median(taken.map((load) => load.requests))];
    const budget = typeof time === 'number' ? time : time.times * (timeOf(time.of) ?? 0);
    const measured = `${milliseconds(Math.round(ours))}, ${requests} requests`;
    return {
      what,
      peer: peer ? measured : '-',
      ours: peer ? '-' : measured,
      budget: peer ? '-' : `${milliseconds(Math.round(budget))}, ${most} requests`,
      reached: ours <= budget && requests <= (most ?? Number.POSITIVE_INFINITY),
    };
  });
};
