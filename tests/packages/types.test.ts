import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost, entryPoints, execute, type PackageName, pack, readManifest, root } from './tarball';

/** Who imports an adapter of the SDK has its framework. */
const frameworks = `declare module 'fastify' { export interface FastifyRequest {} }
declare module 'hono' { export interface ContextVariableMap {} }`;

let host: string;
beforeAll(async () => {
  host = await createHost();
  await writeFile(join(host, 'frameworks.d.ts'), frameworks);
});
afterAll(() => rm(host, { recursive: true }));

const strict = { target: 'ES2022', strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true };
const node = { ...strict, module: 'NodeNext', lib: ['ES2023'], types: ['node'] };
const browser = { ...strict, module: 'ESNext', moduleResolution: 'bundler', lib: ['ES2023', 'DOM', 'DOM.Iterable'] };

/** The compiler's errors in a module that uses every entry point of a package. */
const compile = async (
  name: PackageName,
  options: object,
  { fileName = 'host.mts', isMeant = (_: string): boolean => true } = {},
): Promise<string> => {
  const packed = await pack(name, host);
  const manifest = await readManifest(join(host, 'node_modules/@gatehouse', name));
  const all = entryPoints(name, manifest, packed.files);
  const specifiers = all.filter(isMeant);
  expect(specifiers.length).toBeGreaterThan(0);
  const lines = specifiers.map((specifier, index) => `export * as entry${index} from '${specifier}';`);
  await writeFile(join(host, fileName), lines.join('\n'));
  const files = name === 'sdk' ? [fileName, 'frameworks.d.ts'] : [fileName];
  await writeFile(join(host, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
  return execute(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', host]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
};

describe('a strict host that checks libraries too compiles', () => {
  it('the SDK in a browser', async () => expect(await compile('sdk', { ...browser, types: [] })).toBe(''));
  it('the SDK in Node without the DOM library', async () => expect(await compile('sdk', node)).toBe(''));
  it('the SDK from CommonJS', async () => expect(await compile('sdk', node, { fileName: 'host.cts' })).toBe(''));
  it('the React components', async () =>
    expect(await compile('ui', { ...browser, types: [], jsx: 'react-jsx' })).toBe(''));
  it('the names of the vendor', async () => {
    expect(await compile('frontegg-react', { ...browser, types: [], jsx: 'react-jsx' })).toBe('');
    expect(await compile('frontegg-rest-api', { ...browser, types: [] })).toBe('');
    expect(await compile('frontegg-nextjs', { ...browser, types: [], jsx: 'react-jsx' })).toBe('');
  });
  it('the emulator in a browser', async () =>
    expect(await compile('emulator', { ...browser, types: ['node'] })).toBe(''));
  // It includes the DOM library, which would hide that the others lack it.
  const isPlaywright = (specifier: string) => specifier.endsWith('/playwright');
  const isOther = (specifier: string) => !isPlaywright(specifier);
  it('the emulator in Node without the DOM library', async () =>
    expect(await compile('emulator', node, { isMeant: isOther })).toBe(''));
  it('its fixtures for Playwright without the DOM library', async () =>
    expect(await compile('emulator', node, { isMeant: isPlaywright })).toBe(''));
  it('the emulator from CommonJS', async () =>
    expect(await compile('emulator', node, { fileName: 'host.cts', isMeant: isOther })).toBe(''));
});
