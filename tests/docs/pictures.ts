import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { presets } from '../../demo/preview/theme/presets';
import { reader } from '../../emulator/seed/users';
import { type Server, startServer } from '../e2e/server';
import { freePort } from '../support/free-port';
import { launchOptions } from '../support/launch';
import { smallPng } from './small-png';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
/** Largest picture, in bytes. */
const MAX_SIZE = 60_000;

interface Picture {
  name: string;
  query: Readonly<Record<string, string>>;
  panel: 'State' | 'Theme' | 'Export' | 'Code';
  width: number;
  height: number;
}

const theme = JSON.stringify({ ...presets[1]?.theme, appName: 'Fern' });

const pictures: readonly Picture[] = [
  { name: 'preview', query: { screen: 'admin.users' }, panel: 'State', width: 1200, height: 640 },
  { name: 'theme', query: { mode: 'both', width: '390', theme }, panel: 'Theme', width: 1200, height: 640 },
  {
    name: 'code',
    query: { screen: 'login.loginWithPassword', width: '390', theme },
    panel: 'Code',
    width: 1280,
    height: 560,
  },
];

const write = async (page: Page, name: string) => {
  const picture = smallPng(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  console.log(`docs/${name}.png ${Math.round(picture.length / 1000)} KB`);
  if (picture.length > MAX_SIZE) throw new Error(`The limit is ${MAX_SIZE} bytes.`);
  await writeFile(`${docs}${name}.png`, picture);
};

const take = async (page: Page, { name, query, panel, width, height }: Picture) => {
  await page.setViewportSize({ width, height });
  await page.goto(`/preview?${new URLSearchParams({ ...query, delay: 'false' })}`);
  await page.getByRole('radiogroup', { name: 'Panel' }).getByText(panel).click();
  for (const frame of await page.locator('iframe').all()) {
    const inside = frame.contentFrame();
    await inside.locator('h1').first().waitFor();
    await inside.locator('[data-slot=skeleton]').first().waitFor({ state: 'detached' });
  }
  await write(page, `pictures/${name}`);
};

/** The home page of the portal, as the README shows it. */
const takePortal = async (page: Page, { portal, provider }: Pick<Server, 'portal' | 'provider'>) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.request.post(`${provider}/frontegg/identity/resources/auth/v1/user`, {
    headers: { origin: provider },
    data: { email: reader.email, password: reader.password },
  });
  await page.goto(portal);
  await page.getByRole('link', { name: /^Start with/ }).waitFor();
  await write(page, 'portal');
};

const server = await startServer({ portalPort: await freePort(), identityPort: await freePort() });
const browser = await chromium.launch(launchOptions);
try {
  await mkdir(`${docs}pictures`, { recursive: true });
  const page = await browser.newPage({ baseURL: server.portal });
  await takePortal(page, server);
  for (const picture of pictures) await take(page, picture);
} finally {
  await browser.close();
  await server.stop();
}
