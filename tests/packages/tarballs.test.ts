import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFolder, pack, packageNames, readManifest, root, type Tarball } from './tarball';

const valueName = /^export declare (?:const|function|class) (\w+)/;
const typeName = /^export (?:interface|type) (\w+)/;

/** The declared names of a file, each with the line of JavaScript that an editor opens. */
const targetsOf = async (built: string, file: string, declaration: RegExp) => {
  const linesOf = async (path: string) => (await readFile(join(built, path), 'utf8')).split('\n');
  const found = (await linesOf(file)).flatMap((text, index) => {
    const [complete = '', name] = declaration.exec(text) ?? [];
    return name === undefined ? [] : [{ name, line: index + 1, column: complete.length - name.length }];
  });
  if (found.length === 0) return [];
  const map = new TraceMap(await readFile(join(built, `${file}.map`), 'utf8'));
  return Promise.all(
    found.map(async ({ name, ...position }) => {
      const { source, line } = originalPositionFor(map, position);
      const code = source === null ? undefined : (await linesOf(join(dirname(file), source)))[line - 1];
      return { file, name, code };
    }),
  );
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-pack-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(packageNames)('the tarball of %s', (name) => {
  const built = builtFolder(name);
  // Those under the vendor's names only name what is in the others.
  const isThin = name.startsWith('frontegg-');
  let tarball: Tarball;
  let manifest: Awaited<ReturnType<typeof readManifest>>;
  beforeAll(async () => {
    tarball = await pack(name, folder);
    manifest = await readManifest(built);
  });

  it('contains README and license', () => {
    expect(tarball.files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
  });

  it('has a description and supported engines', () => {
    for (const field of ['description', 'keywords', 'license', 'publishConfig']) {
      expect(manifest[field], field).toBeTruthy();
    }
    expect(manifest.engines?.node).toBe('>=20.19');
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
  });

  it('has repository, home page and issues, or none of them until its owner sets them', () => {
    const named = ['repository', 'homepage', 'bugs'].filter((field) => manifest[field]);
    expect([0, 3]).toContain(named.length);
  });

  it('has ranges for its dependencies', () => {
    for (const [dependency, range] of Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      expect(range, dependency).toMatch(/^([~^]|>=)/);
    }
  });

  it('has no install scripts and no workspace dependencies', () => {
    expect(manifest.scripts).toBeUndefined();
    expect(manifest.devDependencies).toBeUndefined();
    for (const target of Object.values(manifest.exports)) expect(target).not.toHaveProperty('source');
  });

  it('contains the file of every entry point', () => {
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    for (const target of targets) {
      const [before = '', after = ''] = target.slice(2).split('*');
      const found = tarball.files.filter((file) => file.startsWith(before) && file.endsWith(after));
      expect(found, target).not.toEqual([]);
    }
  });

  it('contains no test, story, key, environment file or build record', () => {
    expect(tarball.files.length).toBeGreaterThan(isThin ? 4 : 50);
    const foreign =
      /(^|\/)(tests?|__tests__|node_modules|payloads|\.cache|\.data)\/|\.(test|spec|stories)\.|\.(pem|key|p12|env|tsbuildinfo|sqlite|db)$|(^|\/)\.env/;
    expect(tarball.files.filter((path) => foreign.test(path))).toEqual([]);
  });

  it('contains no secret', async () => {
    const secret =
      /-----BEGIN [A-Z ]*PRIVATE|eyJ[\w-]{20,}\.eyJ|AKIA[0-9A-Z]{16}|(?:password|secret|api[_-]?key)\s*[:=]\s*['"](?=[^'"]*\d)[\w-]{12,}['"]/i;
    // The emulator's seed has public passwords.
    const known = name === 'emulator' ? /^seed\// : /^$/;
    for (const path of tarball.files.filter((file) => !known.test(file))) {
      expect(secret.exec(await readFile(join(built, path), 'utf8'))?.[0], path).toBeUndefined();
    }
  });

  it('has maps of its declarations only, to files of the package and without their text', async () => {
    const maps = tarball.files.filter((path) => path.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(isThin ? -1 : 10);
    for (const path of maps) {
      expect(path).toMatch(/\.d\.ts\.map$/);
      const map = JSON.parse(await readFile(join(built, path), 'utf8')) as {
        sources: string[];
        sourcesContent?: unknown;
      };
      expect(map.sourcesContent, path).toBeUndefined();
      const sources = map.sources.map((source) => join(dirname(path), source));
      expect(sources.filter((source) => !tarball.files.includes(source))).toEqual([]);
    }
  });

  it('maps every declared function and constant to its source', async () => {
    const declarations = tarball.files.filter((file) => file.endsWith('.d.ts'));
    const values = (await Promise.all(declarations.map((file) => targetsOf(built, file, valueName)))).flat();
    expect(values.length).toBeGreaterThan(isThin ? -1 : 50);
    for (const { file, name, code } of values) expect(code, `${file} ${name}`).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('maps types to their declarations', async () => {
    const declarations = tarball.files.filter(
      (file) => file.endsWith('.d.ts') && tarball.files.includes(`${file}.map`),
    );
    const types = (await Promise.all(declarations.map((file) => targetsOf(built, file, typeName)))).flat();
    expect(types.length).toBeGreaterThan(isThin ? -1 : 10);
    expect(types.filter(({ code }) => code !== undefined)).toEqual([]);
  });
});

it('the React components have a return type that React 18 supports', async () => {
  const { files } = await pack('ui', folder);
  for (const file of files.filter((path) => path.endsWith('.d.ts'))) {
    // An inferred `ReactNode` would be written out as in React 19.
    expect(await readFile(join(root, 'ui/dist', file), 'utf8'), file).not.toContain('string | number | bigint');
  }
});

it('the SDK has few runtime dependencies, two of them for servers only', async () => {
  const { dependencies = {} } = await readManifest(join(root, 'sdk/dist'));
  expect(Object.keys(dependencies)).toEqual(['jose', 'openid-client', 'zod', 'zustand']);
});
