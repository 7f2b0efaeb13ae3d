import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Manifest {
  dependencies?: Record<string, string>;
  scripts?: Record<string, string>;
  bundledDependencies?: string[];
}

const packages = ['sdk', 'ui'];

const manifestOf = async (name: string) =>
  JSON.parse(await readFile(`${root}${name}/package.json`, 'utf8')) as Manifest;

/** Paths of what would be published. */
const packed = async (name: string): Promise<string[]> => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '-w', name];
  const { stdout } = await run('npm', args, { cwd: root, maxBuffer: 2 ** 24 });
  const [report] = JSON.parse(stdout) as { files: { path: string }[] }[];
  return (report?.files ?? []).map(({ path }) => path);
};

describe.each(packages)('the package %s', (name) => {
  it('runs nothing when it is installed', async () => {
    const { scripts = {} } = await manifestOf(name);
    expect(Object.keys(scripts).filter((script) => /^(pre|post)?(install|prepare|uninstall)$/.test(script))).toEqual(
      [],
    );
  });

  it('holds no test, story, key, environment file or build record', async () => {
    const files = await packed(name);
    expect(files.length).toBeGreaterThan(50);
    const foreign =
      /(^|\/)(tests?|__tests__|node_modules|payloads|\.cache|\.data)\/|\.(test|spec|stories)\.|\.(pem|key|p12|env|tsbuildinfo|sqlite|db)$|(^|\/)\.env/;
    expect(files.filter((path) => foreign.test(path))).toEqual([]);
  }, 60_000);

  it('has no secret in a source or in a source map', async () => {
    const secret =
      /-----BEGIN|eyJ[\w-]{20,}\.eyJ|AKIA[0-9A-Z]{16}|(?:password|secret|api[_-]?key)\s*[:=]\s*['"][\w-]{12,}['"]/i;
    for (const path of await packed(name)) {
      if (!/\.(m?[jt]sx?|map|json|css)$/.test(path)) continue;
      const text = await readFile(`${root}${name}/${path}`, 'utf8');
      expect(secret.exec(text)?.[0], path).toBeUndefined();
    }
  }, 60_000);
});

it('the SDK needs three other packages at run time at most', async () => {
  const { dependencies = {}, bundledDependencies = [] } = await manifestOf('sdk');
  expect(Object.keys(dependencies).length + bundledDependencies.length).toBeLessThanOrEqual(3);
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
