import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const markdownIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'sdk/README.md', 'ui/README.md', 'emulator/README.md'],
  ...markdownIn('docs'),
];

/** The text without code, where brackets are no links and `#` begins no heading. */
const prose = (file: string) => readFileSync(join(root, file), 'utf8').replace(/^```.*?^```$/gms, '');

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (file: string) => {
  const names = [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  const repeated = (name: string, at: number) => names.slice(0, at).filter((other) => other === name).length;
  return new Set(names.map((name, at) => (repeated(name, at) ? `${name}-${repeated(name, at)}` : name)));
};

const linksIn = (file: string) =>
  [
    ...prose(file)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^()\s]+)\)/g),
  ]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https?|mailto):/.test(link));

const isBroken = (file: string, link: string) => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : relative(root, join(root, dirname(file), path));
  if (!existsSync(join(root, target))) return true;
  if (anchor === undefined) return false;
  return statSync(join(root, target)).isDirectory() || !anchorsOf(target).has(anchor);
};

describe.each(documents)('%s', (file) => {
  it('links to files and headings that exist', () => {
    expect(linksIn(file).filter((link) => isBroken(file, link))).toEqual([]);
  });
});

it('detects a missing file and a missing heading', () => {
  const broken = ['missing.md', '#missing', 'docs#decisions', 'docs/embedding.md#missing'];
  const fine = ['docs', '#license', 'docs/embedding.md', 'docs/embedding.md#languages'];
  expect([...broken, ...fine].filter((link) => isBroken('README.md', link))).toEqual(broken);
});
