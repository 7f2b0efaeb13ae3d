import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { execute, pack, root } from './tarball';

/**
 * An application in a folder of its own, where only what the README installs is found: in the repository, types
 * resolve that hosts do not have.
 */
let host: string;
beforeAll(async () => {
  host = await mkdtemp(join(tmpdir(), 'gatehouse-stranger-'));
  await writeFile(join(host, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await Promise.all((['sdk', 'ui', 'emulator'] as const).map((name) => pack(name, host)));
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const lines = readme.split('\n').filter((line) => line.startsWith('npm install'));
  expect(lines).toHaveLength(2);
  // Vite's template for React and TypeScript has these.
  lines.push('npm install --save-dev typescript@6 @types/react @types/react-dom vite');
  for (const line of lines) {
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
    await execute('npm', [...line.split(' ').slice(1), ...flags], { cwd: host, maxBuffer: 2 ** 24 });
  }
}, 300_000);
afterAll(() => rm(host, { recursive: true }));

const compile = async (source: string): Promise<string> => {
  await writeFile(join(host, 'app.tsx'), source);
  const options = { target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'ESNext', noEmit: true };
  const strict = { moduleResolution: 'bundler', jsx: 'react-jsx', strict: true, skipLibCheck: false, types: [] };
  const config = { compilerOptions: { ...options, ...strict }, files: ['app.tsx'] };
  await writeFile(join(host, 'tsconfig.json'), JSON.stringify(config));
  return execute(process.execPath, [join(host, 'node_modules/typescript/bin/tsc'), '-p', host]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
};

const form = (props: string) => `
  import { Form } from '@gatehouse/ui/kit';
  import { z } from 'zod';
  export const schema = z.object({ name: z.string() });
  export const form = <Form ${props}>{null}</Form>;`;

it('types the values of a form by its schema', async () => {
  expect(await compile(form('schema={schema} onSubmit={(values) => values.name.toUpperCase()}'))).toBe('');
});

it.each([
  ['a schema that is none', 'schema={42} onSubmit={() => {}}'],
  ['a value that the schema does not have', 'schema={schema} onSubmit={(values) => values.other}'],
  ['a value of another type', 'schema={schema} onSubmit={(values) => values.name.toFixed()}'],
])('refuses %s', async (_, props) => {
  expect(await compile(form(props))).toMatch(/error TS(2322|2339|2551|2769)/);
});

it('resolves every type of the packages, checked as a library too', async () => {
  const entryPoints = [
    'sdk',
    'sdk/server',
    'sdk/flows',
    'ui',
    'ui/kit',
    'ui/login',
    'ui/routes',
    'ui/admin',
    'ui/checkout',
  ];
  const lines = entryPoints.map((path, index) => `export * as entry${index} from '@gatehouse/${path}';`);
  expect(await compile(lines.join('\n'))).toBe('');
});
