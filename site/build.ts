/**
 * Builds the site of the documents in `site/dist`: `npm run site`, and with `-- --serve` shows it. Pages are written as
 * Markdown first, which VitePress renders, and which stay beside the rendered pages.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build as buildFrame, preview } from 'vite';
import { build } from 'vitepress';
import { readApi } from './api';
import { componentPages, groups } from './component-pages';
import { examplesPage } from './example-pages';
import { guidePages, linkedFiles } from './guides';
import { guides } from './navigation';
import type { Page } from './page';

const { values } = parseArgs({ options: { serve: { type: 'boolean' }, port: { type: 'string', default: '4500' } } });

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = folder('..');
const cache = folder('../.cache/site');
const dist = folder('dist');

const put = async (path: string, text: string) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};

const link = ({ path, title }: Page) => ({ text: title, link: `/${path.replace(/\.md$/, '')}` });
const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

/** The guides in the order of the navigation. */
const ordered = (pages: readonly Page[]): Page[] =>
  guides
    .map(({ title, group }) => pages.find((page) => page.title === title && page.group === group))
    .filter(isDefined);

const navigation = (pages: readonly Page[], reference: readonly Page[]) => {
  const byGroup = (names: Iterable<string>, all: readonly Page[]) =>
    [...new Set(names)].map((name) => ({
      text: name,
      collapsed: name !== [...new Set(names)][0],
      items: all.filter(({ group }) => group === name).map(link),
    }));
  const guidesMenu = byGroup(
    guides.map(({ group }) => group),
    ordered(pages),
  );
  const parts = (kind: string) => pages.filter(({ path }) => path.startsWith(kind));
  const packages = ['@gatehouse/sdk', '@gatehouse/ui', '@gatehouse/emulator'];
  return {
    '/components/': byGroup(Object.values(groups), parts('components/')),
    '/hooks/': byGroup(Object.values(groups), parts('hooks/')).filter(({ items }) => items.length > 0),
    '/reference/': byGroup(packages, reference),
    '/': guidesMenu.map((entry) => ({
      ...entry,
      collapsed: !['Start', 'Sign-in', 'Server', 'Local provider'].includes(entry.text),
    })),
  };
};

await rm(cache, { recursive: true, force: true });
const api = await readApi(join(cache, '..'));
await api.write(join(cache, 'reference'));

const reference: Page[] = [];
for (const entry of await readdir(join(cache, 'reference'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith('.md')) continue;
  const path = join(entry.parentPath, entry.name).slice(cache.length + 1);
  const text = await readFile(join(cache, path), 'utf8');
  const title = text.match(/^# (.+)$/m)?.[1] ?? path;
  const group = title.split('/').slice(0, 2).join('/');
  reference.push({ path, title: title.slice(group.length + 1) || title, group, text });
}
reference.sort((a, b) => a.title.localeCompare(b.title));

const pages = [...guidePages(), examplesPage(), ...componentPages(api.project)];
for (const { path, text } of pages) await put(join(cache, path), text);
for (const file of linkedFiles) {
  const target = join(cache, 'public/source', `${file}.txt`);
  await mkdir(dirname(target), { recursive: true });
  await cp(join(root, file), target);
}
await put(join(cache, 'navigation.json'), JSON.stringify(navigation(pages, reference)));

await buildFrame({ configFile: folder('vite.config.ts'), logLevel: 'warn' });
await build(folder('.'));

const withoutFrames = (text: string) => text.replaceAll(/^<LiveExample name="[\w-]+" \/>\n\n/gm, '');
for (const { path, text } of [...pages, ...reference]) await put(join(dist, path), withoutFrames(text));
/** The first sentence of a page. */
const leadOf = (text: string) =>
  text.match(/^# .+\n\n([^\n#<`|![](?:.|\n(?!\n))*?[.:])(?=\s)/m)?.[1]?.replaceAll('\n', ' ');
const line = ({ path, title, text }: Page) => `- [${title}](/${path})${leadOf(text) ? `: ${leadOf(text)}` : ''}`;
const summary = (title: string, all: readonly Page[]) => `## ${title}\n\n${all.map(line).join('\n')}\n`;
const isPart = ({ path }: Page) => /^(?:components|hooks)\//.test(path);
await put(
  join(dist, 'llms.txt'),
  [
    '# Gatehouse',
    '> Open component library for identity: a headless TypeScript SDK, React components for sign-in, account pages and administration, and a local identity provider. It speaks the public HTTP API of Frontegg.',
    summary('Guides', [...ordered(pages), ...pages.filter(({ path }) => path === 'examples.md')]),
    summary('Components and hooks', pages.filter(isPart)),
    summary('API reference', reference),
    summary(
      'Optional',
      pages.filter(({ group, path }) => !group && path !== 'examples.md'),
    ),
  ].join('\n\n'),
);

if (values.serve) {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    root: dist,
    build: { outDir: dist },
    preview: { host: '127.0.0.1', port: Number(values.port), strictPort: true },
  });
  server.printUrls();
}
