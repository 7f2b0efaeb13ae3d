import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The page in which an example runs. */
export default defineConfig({
  root: folder('frame'),
  base: './',
  cacheDir: folder('../.cache/vite-site'),
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: folder('../.cache/site/public/frame'),
    emptyOutDir: true,
    target: 'es2022',
    // The local provider is in it.
    chunkSizeWarningLimit: 900,
  },
});
