import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const folder = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

const engine = folder('../sdk/session/engine.ts');

/** Modules that every page of an app needs, by its HTML. */
const required: Readonly<Record<'portal' | 'hosted', Readonly<Record<string, readonly string[]>>>> = {
  portal: { 'index.html': [folder('portal/index.html'), folder('portal/start.tsx'), engine] },
  hosted: {
    'index.html': [folder('hosted/index.html'), folder('hosted/start.tsx'), engine],
    'portal.html': [folder('hosted/portal.html'), folder('hosted/portal-start.tsx'), engine],
  },
};

const SETTINGS = '</portal-config.json>; rel=preload; as=fetch; crossorigin';

export type PagesApp = keyof typeof required;

/** Pages below the index that one module renders: their paths, and what they load in addition. */
interface PathPages {
  paths: readonly string[];
  modules: readonly string[];
}

/** Paths of the pages of the administration that are not named after their folder. */
const pathsOf: Readonly<Record<string, readonly string[]>> = {
  accounts: ['all-accounts'],
  tokens: ['personal-api-tokens', 'api-tokens', 'tenant-api-tokens'],
};

const portalTexts = (...names: readonly string[]) => names.map((name) => folder(`portal/texts/en/${name}.ts`));

/**
 * Returns the pages of the portal that a module renders. Texts are the English ones: other languages load a round trip
 * later.
 */
const pageOf = (module: string): PathPages | undefined => {
  if (module === folder('preview/frame/frame.tsx')) {
    return { paths: ['/preview'], modules: [folder('preview/start.tsx'), module] };
  }
  const [, place, name = ''] =
    /\/(portal\/pages|portal\/solutions|ui\/admin)\/([\w-]+)(?:\/page)?\.tsx?$/.exec(module) ?? [];
  if (place === 'ui/admin') {
    const texts = ['frame', name].map((part) => folder(`../ui/locales/en/admin/${part}.ts`));
    const frame = folder('portal/pages/administration/page.tsx');
    const paths = (pathsOf[name] ?? [name]).map((path) => `/administration/${path}`);
    return { paths, modules: [frame, module, ...texts, ...portalTexts('shell')] };
  }
  const modules = [module, ...portalTexts('shell', 'solution', name)];
  if (place === 'portal/solutions')
    return { paths: [name === 'overview' ? '/solutions' : `/solutions/${name}`], modules };
  return place ? { paths: [name === 'home' ? '/' : `/${name}`], modules } : undefined;
};

/** Modules of a chunk, and the page that it was made for. */
const modulesOf = ({ moduleIds, facadeModuleId }: Rolldown.OutputChunk): readonly string[] =>
  facadeModuleId === null ? moduleIds : [...moduleIds, facadeModuleId];

const chunksOf = (bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<string> => {
  const chunks = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || chunks.has(fileName)) return;
    // Vite removes an entry that only imports, and puts its imports into the HTML.
    if (Object.values(chunk.modules).some(({ code }) => code)) chunks.add(fileName);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && modulesOf(chunk).some((module) => modules.includes(module))) add(chunk.fileName);
  }
  return chunks;
};

const stylesOf = (bundle: Rolldown.OutputBundle, fileNames: ReadonlySet<string>): string[] =>
  [...fileNames].flatMap((fileName) => {
    const chunk = bundle[fileName];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });

/** Scripts do not run before the style sheets have loaded, so these are asked for first. */
const stylesFirst = (html: string): string => {
  const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
  const others = styles.reduce((rest, style) => rest.replace(style, ''), html);
  return others.replace(/ *<script /, `${styles.join('')}$&`);
};

/**
 * Pages preload their modules, so that they load in parallel with the entry. Those of every page of an app are in its
 * HTML; those of a path of the portal are in `.links.json`, from which the server sends them as a header.
 */
export const preloads = (app: PagesApp): Plugin => ({
  name: 'gatehouse:preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, filename }) => ({
      html: stylesFirst(html),
      tags: [...chunksOf(bundle, required[app][basename(filename)] ?? [])]
        .filter((fileName) => !html.includes(`/${fileName}"`))
        .map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        })),
    }),
  },
  generateBundle(_, bundle) {
    if (app === 'hosted') return;
    // The header comes before the HTML, whose own modules are needed first.
    const first = chunksOf(bundle, required.portal['index.html'] ?? []);
    const styles = stylesOf(bundle, first).map((fileName) => `</${fileName}>; rel=preload; as=style; crossorigin`);
    const links = Object.values(bundle).flatMap((chunk) => {
      const pages = chunk.type === 'chunk' && chunk.facadeModuleId ? pageOf(chunk.facadeModuleId) : undefined;
      if (!pages) return [];
      const chunks = new Set([...first, ...chunksOf(bundle, pages.modules)]);
      const modules = [...chunks].map((fileName) => `</${fileName}>; rel=modulepreload`);
      return pages.paths.map((path) => {
        const settings = path === '/preview' ? [] : [SETTINGS];
        return [path, [...styles, ...settings, ...modules].join(', ')];
      });
    });
    this.emitFile({ type: 'asset', fileName: '.links.json', source: JSON.stringify(Object.fromEntries(links)) });
  },
});
