import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedChunks } from './chunks.ts';
import { preloads } from './preloads.ts';

const folder = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));
const conditions = ['source', 'module', 'browser', 'development|production'];

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
        // The session engine is imported late by hosts that need it late, and at once by the flows.
        checks: { ineffectiveDynamicImport: false },
        output: { codeSplitting: { groups: sharedChunks(app) } },
      },
      emptyOutDir: true,
      // The preview has the local provider in it.
      chunkSizeWarningLimit: 800,
      target: 'es2022',
      // The first versions with light-dark().
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      // The pages name what they need (`preloads.ts`). A module that a late part preloads, and that fails, stays failed in some
      // browsers until the page is reloaded.
      modulePreload: false,
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
