import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import tailwind from '@tailwindcss/postcss';
import { build, type Plugin } from 'esbuild';
import postcss from 'postcss';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files of the host by name, such as `screen.tsx`; each page starts at one of them. */
export type HostFiles = Readonly<Record<string, string>>;

/** Text modules of a test; the page links style sheets. */
const fromTexts = (files: HostFiles): Plugin => ({
  name: 'host-files',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\.css$/ }, ({ path }) => ({ path, namespace: 'sheet' }));
    onLoad({ filter: /./, namespace: 'sheet' }, () => ({ contents: '' }));
    onResolve({ filter: /^(?:\.\/|host:)/ }, ({ path, namespace, kind }) => {
      if (kind !== 'entry-point' && namespace !== 'host') return undefined;
      const name = path.replace(/^(?:\.\/|host:)/, '');
      const found = [name, `${name}.ts`, `${name}.tsx`].find((file) => files[file] !== undefined);
      return found ? { path: found, namespace: 'host' } : undefined;
    });
    onLoad({ filter: /./, namespace: 'host' }, ({ path }) => ({
      contents: files[path] ?? '',
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      resolveDir: `${root}demo`,
    }));
  },
});

let kit: Promise<string> | undefined;
/** Style sheet of the kit, built as in its release. */
const kitStyles = (): Promise<string> => {
  kit ??= readFile(`${root}ui/styles.css`, 'utf8').then(
    async (text) => (await postcss([tailwind()]).process(text, { from: `${root}ui/styles.css` })).css,
  );
  return kit;
};

interface HostOptions {
  files: HostFiles;
  /** Entry files of the pages. */
  pages: readonly string[];
  /** Style sheets of the host by name, loaded after that of the kit by the pages that import them. */
  sheets?: Readonly<Record<string, string>>;
}

/** Bundles pages of a host and serves them below an address, under a policy without inline styles. */
export const serveHost = async (page: Page, at: string, { files, pages, sheets = {} }: HostOptions): Promise<void> => {
  const [{ outputFiles }, styles] = await Promise.all([
    build({
      absWorkingDir: root,
      entryPoints: pages.map((name) => ({ in: `host:${name}`, out: name.replace(/\.\w+$/, '') })),
      outdir: 'out',
      write: false,
      bundle: true,
      splitting: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      conditions: ['source'],
      plugins: [fromTexts(files)],
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    }),
    kitStyles(),
  ]);
  const responses = new Map<string, { body: string; contentType: string }>();
  for (const { path, text } of outputFiles)
    responses.set(path.slice(path.lastIndexOf('/')), { body: text, contentType: 'text/javascript' });
  for (const [name, body] of Object.entries({ 'kit.css': styles, ...sheets }))
    responses.set(`/${name}`, { body, contentType: 'text/css' });
  for (const name of pages) {
    const own = Object.keys(sheets).filter((sheet) => files[name]?.includes(`./${sheet}`));
    const links = ['kit.css', ...own].map((sheet) => `<link rel="stylesheet" href="${at}/${sheet}">`).join('');
    const script = `${at}/${name.replace(/\.\w+$/, '')}.js`;
    const head = `<meta charset="utf-8"><link rel="icon" href="data:,"><title>Host</title>${links}<script type="module" src="${script}"></script>`;
    const body = `<!doctype html><html lang="en"><head>${head}</head><body><div id="screen"></div></body></html>`;
    responses.set(`/${name.replace(/\.\w+$/, '')}`, { body, contentType: 'text/html' });
  }
  // The browser does not know that a page served by a test is local, as the provider is.
  await page.context().grantPermissions(['local-network-access']);
  const policy = "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src *";
  await page.route(`**${at}/**`, (route) => {
    const found = responses.get(new URL(route.request().url()).pathname.slice(at.length));
    return found
      ? route.fulfill({ ...found, headers: { 'content-security-policy': policy } })
      : route.fulfill({ status: 404, body: '' });
  });
};
