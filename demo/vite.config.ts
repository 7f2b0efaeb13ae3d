import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const folder = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));
const conditions = ['source', 'module', 'browser', 'development|production'];

const engine = folder('../sdk/session/engine.ts');

/**
 * Chunks of the modules that several pages, dialogs or flows share: one for each subject, with what it is built on, so that
 * a page has few downloads. A module that only one of them imports stays with it. `build/modules.mjs` does the same for the
 * published packages.
 */
const subjects: readonly (readonly [name: string, modules: RegExp])[] = [
  [
    'vendor',
    /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|wouter|zustand|zod\/v4\/mini|lucide-react|@tanstack\/(?:query-core|react-query))\/|rolldown|vite\/preload/,
  ],
  [
    'base',
    /\/sdk\/(?:core|session|entitlements|admin|capabilities\/sessions|[^/]+$|.*errors\.ts)|\/ui\/(?:index\.ts|react\/.*|kit\/(?:root|texts|button\/button|form\/(?:field|input|checkbox|otp-input|password-input)|contrast|feedback\/(?:alert|skeleton)|display\/(?:avatar|badge)|layout\/card|overlay\/menu)\.tsx?|admin\/(?:pages|texts|admin-loaders)\.tsx?|locales\/en\/(?:admin|login)\.ts|login\/(?:texts|step-up\/step-up-dialogs|impersonate\/impersonation-bar|session-warning\/.*)\.tsx?)$/,
  ],
  ['shell', /\/demo\/portal\/(?:layout|screens|sign-in|texts|[^/]+$)/],
  // Before what is built on it: a group takes what its modules import with it.
  ['lists', /\/ui\/kit\/(?:table|feedback|display|overlay\/popover|layout\/page-header)/],
  [
    'admin',
    /\/ui\/admin\/(?:[^/]+|switcher\/.*|archetypes\/(?:list|page|formats)\/.*|archetypes\/form\/use-draft\.ts|frame\/.*)$/,
  ],
  ['capabilities', /\/sdk\/capabilities\//],
  ['forms', /\/ui\/(?:kit\/(?!chart|tree|matrix|dates)|admin\/(?:archetypes|notifications)\/)/],
  ['login', /\/sdk\/|\/ui\/login\/(?:(?:application|form|frame|routes|sign-in)\/)?[^/]+$/],
  ['charts', /\/ui\/kit\/chart\//],
  ['research', /\/demo\/research\//],
  ['preview', /\/demo\/preview\//],
];
const sharedChunks = subjects.map(([name, test], index) => ({
  name,
  test,
  minShareCount: 2,
  priority: subjects.length - index,
}));

/** Modules that each page of an app loads at once: its entry, and separate modules that it always needs. */
const pages: Readonly<Record<'portal' | 'hosted', Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  portal: {
    'index.html': { main: folder('portal/main.ts'), start: folder('portal/start.tsx'), engine },
  },
  hosted: {
    'index.html': { main: folder('hosted/main.ts'), start: folder('hosted/start.tsx'), engine },
    'portal.html': {
      'portal-main': folder('hosted/portal-main.ts'),
      'portal-start': folder('hosted/portal-start.tsx'),
      engine,
    },
  },
};

/** A page preloads its required modules, so that they load in parallel with the entry. */
const preloads = (app: keyof typeof pages): Plugin => ({
  name: 'gatehouse:preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {}, filename }) {
      const modules = Object.values(pages[app][basename(filename)] ?? {});
      const wanted = new Set<string>();
      const add = (fileName: string) => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || wanted.has(fileName)) return;
        wanted.add(fileName);
        chunk.imports.forEach(add);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && modules.includes(chunk.facadeModuleId ?? '')) add(chunk.fileName);
      }
      return [...wanted]
        .filter((fileName) => !html.includes(`/${fileName}"`))
        .map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        }));
    },
  },
});

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
