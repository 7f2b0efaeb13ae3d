/** The documents of the repository as pages. Their links, which work on a code host, lead to pages of the site here. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { liveExample } from './example-pages';
import { isExample } from './examples';
import { guides } from './navigation';
import type { Page } from './page';

const root = fileURLToPath(new URL('..', import.meta.url));
const START = 'docs/getting-started.md';

const documents = [
  'CONTRIBUTING.md',
  'README.md',
  ...['sdk', 'ui', 'emulator'].flatMap((folder) => [`${folder}/README.md`, `${folder}/CHANGELOG.md`]),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
].filter((file) => existsSync(join(root, file)));

const pathOf = (file: string): string => {
  if (file === START) return 'index.md';
  return file.toLowerCase().replace(/readme\.md$/, 'overview.md');
};

/** Files that documents link to, which the site has as text. */
export const linkedFiles = new Set<string>();

/** Returns where a link of a document leads on the site; undefined for a folder, which has no page. */
const targetOf = (file: string, link: string): string | undefined => {
  const [path = '', anchor] = link.split('#');
  if (/^(?:https?:|mailto:)/.test(link) || path === '') return link;
  const target = relative(root, join(root, dirname(file), path));
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const from = dirname(pathOf(file));
  const to = (place: string) => relative(from, place).replace(/^(?!\.)/, './');
  if (documents.includes(target)) return `${to(pathOf(target))}${hash}`;
  if (documents.includes(`${target}/README.md`)) return to(pathOf(`${target}/README.md`));
  if (/\.(?:png|svg)$/.test(target)) return relative(from, join('..', '..', target));
  if (statSync(join(root, target)).isDirectory()) return undefined;
  linkedFiles.add(target);
  return `/source/${target}.txt`;
};

const outsideOfCode = (text: string, change: (prose: string) => string): string =>
  text
    .split(/(^ *```[\s\S]*?^ *```$)/m)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('');

/** A paragraph that links to an example is that example. */
const EXAMPLE = /^\[[^\]]*\]\(\S*site\/examples\/(?:[\w-]+\/)?([\w-]+)\.tsx\)$/gm;

const textOf = (file: string): string =>
  outsideOfCode(readFileSync(join(root, file), 'utf8'), (prose) =>
    prose
      .replace(EXAMPLE, (link, name: string) => (isExample(name) ? liveExample(name) : link))
      .replace(/(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g, (_, mark: string, label: string, link: string) => {
        const target = targetOf(file, link);
        if (target === undefined) return label;
        // A file of the site, not a page of it.
        if (target.startsWith('/source/')) return `<a href="${target}" target="_blank">${label}</a>`;
        return `${mark}[${label}](${target})`;
      }),
  );

const titleOf = (text: string) => text.match(/^# (.+)$/m)?.[1] ?? '';

/** Returns a page for each document. */
export const guidePages = (): Page[] =>
  documents.map((file) => {
    const text = textOf(file);
    const guide = guides.find((entry) => entry.file === file);
    return { path: pathOf(file), title: guide?.title ?? titleOf(text), group: guide?.group, text };
  });
