import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface PageOptions {
  /** Script of the page, in `tests/support/pages`. */
  script: string;
  /** Constants of the scripts. */
  define?: Record<string, string>;
  /** Classic scripts that run before the page's own, by name. */
  before?: Record<string, string>;
  /** Scripts that are bundled separately, such as workers. */
  also?: readonly string[];
  /** Folders with additional packages. */
  nodePaths?: string[];
}

export interface BundledPage {
  html: string;
  /** File contents by path. */
  scripts: ReadonlyMap<string, string>;
}

const source = (name: string) => `tests/support/pages/${name}.ts`;

/** Bundles a page whose script uses the SDK as a host would, from the sources. */
export const bundlePage = async ({
  script,
  define = {},
  before = {},
  also = [],
  nodePaths = [],
}: PageOptions): Promise<BundledPage> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source(script), ...also.map(source)],
    outdir: 'out',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source'],
    nodePaths,
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    },
    logLevel: 'error',
  });
  const scripts = new Map(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/')), text]));
  for (const [name, text] of Object.entries(before)) scripts.set(`/${name}.js`, text);
  const tags = [
    ...Object.keys(before).map((name) => `<script src="/${name}.js"></script>`),
    `<script type="module" src="/${script}.js"></script>`,
  ];
  const head = `<meta charset="utf-8"><link rel="icon" href="data:,"><title>SDK</title>${tags.join('')}`;
  return { html: `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`, scripts };
};
