/**
 * Examples, hosts and documents name the versions of the packages too, where Changesets does not look: `npm run
 * version-packages` brings them along.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '../..');

/** Version of each package by its name without the scope. The first release of a package is 0.1.0. */
const versions = new Map<string, string>(
  ['sdk', 'ui', 'emulator', ...['react', 'rest-api', 'nextjs'].map((name) => `ui/frontegg/packages/${name}`)].map(
    (folder) => {
      const { name, version }: Record<'name' | 'version', string> = JSON.parse(
        readFileSync(join(root, folder, 'package.json'), 'utf8'),
      );
      return [name.replace('@gatehouse/', ''), version === '0.0.0' ? '0.1.0' : version];
    },
  ),
);

const packageFolders = ['examples', 'tests/hosts', 'ui/frontegg/packages'];
const filesIn = (folder: string) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`);
const files = [
  'README.md',
  ...filesIn('docs'),
  ...packageFolders.flatMap(filesIn).flatMap((folder) => [`${folder}/README.md`, `${folder}/package.json`]),
].filter((file) => /\.(?:md|json)$/.test(file) && existsSync(join(root, file)));

/** Returns a text with ranges (`"@gatehouse/ui": "^0.1.0"`, `npm:@gatehouse/ui@^0.1.0`) and tarballs of the versions. */
export const withVersions = (text: string): string =>
  text
    .replaceAll(/(@gatehouse\/([\w-]+)(?:@|": ")\^)[\d.]+\d/g, (range: string, before: string, name: string) =>
      versions.has(name) ? `${before}${versions.get(name)}` : range,
    )
    .replaceAll(
      /(gatehouse-([\w-]+?)-)\d[\d.]*(\.tgz)/g,
      (file: string, before: string, name: string, after: string) =>
        versions.has(name) ? `${before}${versions.get(name)}${after}` : file,
    );

/** Returns the files that name other versions than the packages have, with their new texts. */
export const outdatedFiles = () =>
  files
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => withVersions(text) !== text)
    .map(({ file, text }) => ({ file, text: withVersions(text) }));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, text } of outdatedFiles()) writeFileSync(join(root, file), text);
}
