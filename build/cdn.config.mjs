import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styles } from './styles.mjs';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const languages = ['ar', 'de', 'en', 'es', 'fr', 'he', 'ja'];

/** Few files: what all share, the texts of a language, the account pages, the administration. Each takes what it imports. */
const groups = [
  {
    name: 'shared',
    test: /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|zustand|zod|@tanstack\/(?:query-core|react-query))\/|\/sdk\/(?:[^/]+$|(?:core|session|entitlements|sign-in)\/)|\/ui\/(?:react|embed)\/|\/ui\/kit\/(?:[^/]+$|button\/|form\/(?:field|input|checkbox|otp-input|password-input|select)\.)/,
  },
  { name: 'marks', test: /\/ui\/kit\/marks\// },
  ...languages.map((language) => ({
    name: `texts-${language}`,
    test: new RegExp(`/ui/locales/${language}(?:/|\\.ts$)`),
  })),
  { name: 'account-pages', test: /\/ui\/login\/|\/sdk\/flows\// },
  { name: 'administration', test: /\/ui\/(?:admin|checkout)\// },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/**
 * The scripts and screens that the vendor's own packages load from their `cdnUrl`, with everything that they need. They are
 * beside the provider's pages, which serve them, and in the package of the components.
 */
export default defineConfig({
  root: at('ui/frontegg/cdn'),
  base: './',
  cacheDir: at('.cache/vite-cdn'),
  plugins: [react(), styles(at('ui/styles.css'))],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', '@tanstack/react-query', 'react-hook-form', 'zustand'],
  },
  build: {
    outDir: at('demo/dist/hosted/cdn'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        'login-box': at('ui/frontegg/cdn/login-box.tsx'),
        'admin-portal': at('ui/frontegg/cdn/admin-portal.tsx'),
      },
      preserveEntrySignatures: 'strict',
      checks: { ineffectiveDynamicImport: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups },
      },
    },
  },
});
