/**
 * Checks the site of the documents, after `npm run site`: `npm run test:site`. Dead links end the build itself; this looks for a
 * page of every component and hook, and runs every example, as it stands and in Arabic, dark and narrow.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { publicComponents, type Sources } from '../../.storybook/docs/component-sources';
import { examples } from '../../site/examples';
import { launchOptions } from '../support/launch';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = join(root, 'site/dist');
const problems: string[] = [];
const expect = (isRight: boolean, problem: string) => void (isRight || problems.push(problem));

const sources: Sources = Object.fromEntries(
  readdirSync(join(root, 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/^(?:dist|node_modules)\//.test(path) && !path.endsWith('.stories.tsx'))
    .map((path) => [`ui/${path}`, readFileSync(join(root, 'ui', path), 'utf8')]),
);
const { exports } = JSON.parse(readFileSync(join(root, 'ui/package.json'), 'utf8'));
/** The same components, with the conditions of server components. */
const isTwice = (entryPoint: string) => entryPoint.endsWith('/server-components');

const kebab = (name: string) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
const pagesIn = (folder: string) =>
  readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

const components = publicComponents(sources, exports).filter(({ entryPoint }) => !isTwice(entryPoint));
for (const { name, entryPoint } of components) {
  const path = `components/${entryPoint.split('/').slice(2).join('-') || 'react'}/${kebab(name)}.html`;
  expect(existsSync(join(dist, path)), `No page of ${name} of ${entryPoint}: ${path}`);
}
const hooks = ['index', 'login/index', 'admin/index', 'kit/index', 'frontegg/index'].flatMap((file) => [
  ...new Set([...(sources[`ui/${file}.ts`] ?? '').matchAll(/\buse[A-Z]\w*/g)].map(([name]) => name)),
]);
const hookPages = pagesIn('hooks');
for (const name of hooks) {
  const isThere = hookPages.some((path) => path.endsWith(`/${kebab(name)}.html`));
  expect(isThere, `No page of ${name}`);
}
expect(components.length > 80 && hooks.length > 10, 'Too few components and hooks were found.');
/** They only work on the way to the provider and back, which no frame can go. */
const leavesPage = /\/(?:callback|use-login-with-redirect|use-step-up)\.html$/;
for (const path of ['components', 'hooks'].flatMap((folder) => pagesIn(folder).map((file) => `${folder}/${file}`))) {
  const text = readFileSync(join(dist, path), 'utf8');
  expect(text.includes('id="example"'), `No example in ${path}`);
  expect(text.includes('class="live-example"') || leavesPage.test(path), `The example of ${path} does not run`);
  expect(existsSync(join(dist, path.replace('.html', '.md'))), `No Markdown of ${path}`);
}
expect(readFileSync(join(dist, 'llms.txt'), 'utf8').includes('/hooks/react/use-gate.md'), 'llms.txt lacks the hooks.');

const server = await preview({ root: dist, build: { outDir: dist }, preview: { port: 0 }, logLevel: 'error' });
const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
const browser = await chromium.launch(launchOptions);

const open = async (path: string, check: (page: Page) => Promise<void>, width = 1280) => {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const say = (text: string) => problems.push(`${path} at ${width} px: ${text}`);
  page.on('pageerror', ({ message }) => say(message));
  page.on('console', (message) => void (message.type() === 'error' && say(message.text())));
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(origin)) say(`asks for ${request.url()}`);
  });
  await page.goto(`${origin}/${path}`);
  await check(page).catch((error: unknown) => say(String(error)));
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (excess > 0) say(`is ${excess} px too wide`);
  await page.close();
};

/** Waits until the example has content, and nothing of it loads. */
const rendered = async (page: Page) => {
  await page.locator('.example > *').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
};

for (const name of Object.keys(examples)) {
  await open(`frame/index.html?example=${name}`, rendered, 760);
  await open(`frame/index.html?example=${name}&language=ar&theme=dark&role=role-viewer`, rendered, 320);
}
await open(
  'index.html',
  async (page) => page.frameLocator('iframe').first().getByRole('button').first().waitFor(),
  320,
);
await open('components/react/show.html', async (page) => {
  await page.getByLabel('User').first().selectOption('role-readonly');
  await page.frameLocator('iframe').first().getByText('Ask an administrator').waitFor();
  await page.getByLabel('Language').first().selectOption('ar');
  await page.frameLocator('iframe[src*="language=ar"]').first().locator('html[dir=rtl]').waitFor();
});
await open('examples.html', async (page) => {
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('useGate');
  await page.locator('.VPLocalSearchBox .result').first().waitFor();
});

await browser.close();
await server.close();
for (const problem of problems) console.error(problem);
console.log(`${components.length} components, ${hooks.length} hooks, ${Object.keys(examples).length} examples`);
process.exitCode = problems.length === 0 ? 0 : 1;
