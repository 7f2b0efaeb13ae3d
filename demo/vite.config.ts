import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const folder = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));
const conditions = ['source', 'module', 'browser', 'development|production'];

const engine = folder('../sdk/session/engine.ts');

/**
 * Chunks of the modules that several pages, dialogs or flows share: one for each subject, with what it is built on, so that
 * a page has few downloads. A module that only one of them imports stays with it. `build/modules.mjs` does the same for the
 * published packages.
 */
const subjects: readonly (readonly [name: string, modules: RegExp])[] = [
  // The session, which starts before the code of the screens is there.
  [
    'session',
    /\/node_modules\/(?:zustand\/esm\/vanilla|zod\/v4\/mini\/)|\/sdk\/(?:core|session|entitlements|(?:bind|identity|index|ownership|routes|text|token-owner)\.ts)|\/ui\/login\/application\/(?:read-application|readable-colors|vendor-texts)|rolldown|vite\/preload/,
  ],
  [
    'vendor',
    /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|wouter|zustand|lucide-react|@tanstack\/(?:query-core|react-query))\//,
  ],
  [
    'base',
    /\/sdk\/(?:[^/]+$|.*errors\.ts|admin\/|capabilities\/(?:sessions|metadata|configurations|flags|social|profile|mfa|vendor|account-settings)\/)|\/ui\/(?:index\.ts|react\/.*|kit\/(?:root|texts|button\/button|form\/(?:field|input|checkbox|otp-input|password-input|select)|browser|contrast|feedback\/(?:alert|skeleton)|display\/(?:avatar|badge|use-copy)|layout\/card|overlay\/menu)\.tsx?|admin\/(?:pages|texts|admin-loaders)\.tsx?|locales\/en\/(?:admin|login)\.ts|login\/(?:texts|step-up\/step-up-dialogs|impersonate\/impersonation-bar|session-warning\/.*)\.tsx?)$/,
  ],
  ['shell', /\/demo\/portal\/(?:layout|screens|sign-in|texts|[^/]+$)/],
  // Before what is built on it: a group takes what its modules import with it.
  ['lists', /\/ui\/kit\/(?:table|feedback|display\/(?!json)|overlay\/popover|layout\/page-header)/],
  [
    'admin',
    /\/ui\/admin\/(?:[^/]+|(?:notifications|switcher)\/.*|archetypes\/(?:list|page|formats)\/.*|archetypes\/form\/use-draft\.ts|frame\/.*)$/,
  ],
  [
    'login',
    /\/sdk\/(?:flows|sign-in|capabilities\/(?:passwords|passwordless|passkeys|sso-login|registration))\/|\/ui\/login\/(?:(?:application|form|frame|routes|sign-in)\/)?[^/]+$/,
  ],
  ['capabilities', /\/sdk\//],
  ['forms', /\/ui\/(?:kit\/(?!chart|tree|matrix|dates)|admin\/archetypes\/(?:form|settings|wizard)\/)/],
  ['charts', /\/ui\/kit\/chart\//],
  ['research', /\/demo\/research\//],
  ['preview', /\/demo\/preview\//],
];
const sharedChunks = subjects.map(([name, test], index) => ({
  name,
  test,
  // What the entry itself uses counts as used once.
  minShareCount: name === 'session' ? 1 : 2,
  priority: subjects.length - index,
}));

/** Modules that each page of an app loads at once: its entry, and separate modules that it always needs. */
const pages: Readonly<Record<'portal' | 'hosted', Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  portal: {
    'index.html': { main: folder('portal/index.html'), start: folder('portal/start.tsx'), engine },
  },
  hosted: {
    'index.html': { main: folder('hosted/index.html'), start: folder('hosted/start.tsx'), engine },
    'portal.html': {
      'portal-main': folder('hosted/portal.html'),
      'portal-start': folder('hosted/portal-start.tsx'),
      engine,
    },
  },
};

/** Returns the path of the page that a module renders. */
const pathOf = (app: keyof typeof pages, module: string): string | undefined => {
  if (app === 'hosted') return module.endsWith('/ui/login/login/login-route.tsx') ? '/account/login' : undefined;
  const [, folder, name = ''] =
    /\/(portal\/pages|portal\/solutions|ui\/admin)\/([\w-]+)\/page\.tsx$/.exec(module) ?? [];
  if (folder === 'portal/pages') return name === 'home' ? '/' : `/${name}`;
  return folder && `/${folder === 'ui/admin' ? 'administration' : 'solutions'}/${name}`;
};

/**
 * Pages preload their required modules, so that they load in parallel with the entry. Those of the index are in it; those
 * of a path are in `.links.json`, from which the server sends them as a header.
 */
const preloads = (app: keyof typeof pages): Plugin => {
  const withImports = (bundle: Rolldown.OutputBundle, start: readonly string[]): Set<string> => {
    const wanted = new Set<string>();
    const add = (fileName: string) => {
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk' || wanted.has(fileName)) return;
      wanted.add(fileName);
      chunk.imports.forEach(add);
    };
    start.forEach(add);
    return wanted;
  };
  const fileOf = (bundle: Rolldown.OutputBundle, module: string): string[] =>
    Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk' && chunk.facadeModuleId === module ? [chunk.fileName] : [],
    );
  const required = (bundle: Rolldown.OutputBundle, page: string): Set<string> =>
    withImports(
      bundle,
      Object.values(pages[app][page] ?? {}).flatMap((module) => fileOf(bundle, module)),
    );
  return {
    name: 'gatehouse:preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, filename }) {
        return [...required(bundle, basename(filename))]
          .filter((fileName) => !html.includes(`/${fileName}"`))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          }));
      },
    },
    generateBundle(_, bundle) {
      const first = required(bundle, 'index.html');
      const settings = app === 'portal' ? ['</portal-config.json>; rel=preload; as=fetch; crossorigin'] : [];
      const frame = fileOf(bundle, folder('portal/pages/administration/page.tsx'));
      const links = Object.values(bundle).flatMap((chunk) => {
        const path = chunk.type === 'chunk' ? pathOf(app, chunk.facadeModuleId ?? '') : undefined;
        if (path === undefined) return [];
        const files = withImports(bundle, [chunk.fileName, ...(path.startsWith('/administration') ? frame : [])]);
        // The header comes before the page, whose own modules are needed first.
        const modules = [...new Set([...first, ...files])].map((file) => `</${file}>; rel=modulepreload`);
        return [[path, [...settings, ...modules].join(', ')]];
      });
      this.emitFile({ type: 'asset', fileName: '.links.json', source: JSON.stringify(Object.fromEntries(links)) });
    },
  };
};

/** `--mode portal` builds the research portal with the preview, `--mode hosted` the identity provider's own pages. */
export default defineConfig(({ mode }) => {
  const app = mode === 'hosted' ? 'hosted' : 'portal';
  const publicDir = folder(`${app}/public`);
  return {
    root: folder(app),
    publicDir: existsSync(publicDir) ? publicDir : false,
    cacheDir: folder(`../.cache/vite-${app}`),
    plugins: [react(), tailwindcss(), preloads(app)],
    resolve: { conditions, dedupe: ['react', 'react-dom', '@tanstack/react-query', 'react-hook-form', 'zustand'] },
    build: {
      outDir: join(process.env.PAGES_FOLDER ?? folder('dist'), app),
      rolldownOptions: {
        ...(app === 'hosted' && { input: [folder('hosted/index.html'), folder('hosted/portal.html')] }),
        output: { codeSplitting: { groups: sharedChunks } },
      },
      emptyOutDir: true,
      target: 'es2022',
      // The first versions with light-dark().
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      modulePreload: { polyfill: false },
      // An inlined file would be a data: URL, which the pages' policy allows for pictures only.
      assetsInlineLimit: 0,
    },
    server: {
      host: '127.0.0.1',
      port: 4300,
      strictPort: true,
      proxy: Object.fromEntries(
        ['/api', '/portal-config.json'].map((path) => [path, process.env.GATEWAY_URL ?? 'http://localhost:4301']),
      ),
    },
  };
});
