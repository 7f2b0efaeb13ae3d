import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost, entryPoints, execute, pack, packageNames, readManifest } from './tarball';

let host: string;
beforeAll(async () => {
  host = await createHost();
});
afterAll(() => rm(host, { recursive: true }));

describe.each(packageNames)('%s in a CommonJS program', (name) => {
  it('has the same exports with require() as with import, at every entry point', async () => {
    const { files } = await pack(name, host);
    const all = entryPoints(name, await readManifest(join(host, 'node_modules/@gatehouse', name)), files);
    // Vitest is imported by its own runner only, and Next is the host's.
    const specifiers = all.filter((specifier) => !/\/(?:vitest|next)$|\/frontegg-nextjs\b/.test(specifier));
    const program = `
      const names = (module) => Object.keys(module).filter((name) => name !== '__esModule').sort().join();
      (async () => {
        for (const specifier of ${JSON.stringify(specifiers)}) {
          const required = names(require(specifier));
          if (required !== names(await import(specifier))) console.log(specifier, required);
        }
        console.log('done');
      })();`;
    const { stdout } = await execute(process.execPath, ['--input-type=commonjs', '--eval', program], { cwd: host });
    expect(stdout.trim()).toBe('done');
  });
});
