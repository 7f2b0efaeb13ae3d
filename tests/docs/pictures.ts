import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { presets } from '../../demo/preview/theme/presets';
import { startServer } from '../e2e/server';
import { freePort } from '../support/free-port';
import { launchOptions } from '../support/launch';
import { smallPng } from './small-png';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
/** Largest picture, in bytes. */
const LARGEST = 60_000;

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

const take = async (page: Page, { name, query, panel, width, height }: Picture) => {
  await page.setViewportSize({ width, height });
  await page.goto(`/preview?${new URLSearchParams({ ...query, delay: 'false' })}`);
  await page.getByRole('radiogroup', { name: 'Panel' }).getByText(panel).click();
  for (const frame of await page.locator('iframe').all()) {
    const inside = frame.contentFrame();
    await inside.locator('h1').first().waitFor();
    await inside.locator('[data-slot=skeleton]').first().waitFor({ state: 'detached' });
  }
  const picture = smallPng(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  console.log(`docs/pictures/${name}.png ${Math.round(picture.length / 1000)} KB`);
  if (picture.length > LARGEST) throw new Error(`At most ${LARGEST} bytes are wanted.`);
  await writeFile(`${folder}${name}.png`, picture);
};

const server = await startServer({ portalPort: await freePort(), identityPort: await freePort() });
const browser = await chromium.launch(launchOptions);
try {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({ baseURL: server.portal });
  for (const picture of pictures) await take(page, picture);
} finally {
  await browser.close();
  await server.stop();
}
