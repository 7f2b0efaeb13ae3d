import { defineConfig, mergeConfig } from 'vite';
import shared from '../vite.config.js';

/** What the entry imports late on every visit: the session engine of the SDK, and files of this application. */
const firstPage = ['session', 'first-page', 'app'];

/** As in docs/embedding.md. */
const preloadFirstPage = {
  name: 'preload-first-page',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {}, chunk: entry }) {
      const files = new Set();
      const add = (file) => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || chunk === entry || files.has(file)) return;
        files.add(file);
        chunk.imports.forEach(add);
      };
      for (const file of entry?.dynamicImports ?? []) if (firstPage.includes(bundle[file]?.name)) add(file);
      return [...files].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        // After the entry, which is needed first: a browser has six connections.
        injectTo: 'head',
      }));
    },
  },
};

export default mergeConfig(shared, defineConfig({ plugins: [preloadFirstPage] }));
