import { defineConfig, mergeConfig } from 'vite';
import shared from '../vite.config.js';

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
      entry?.dynamicImports.forEach(add);
      return [...files].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
      }));
    },
  },
};

export default mergeConfig(shared, defineConfig({ plugins: [preloadFirstPage] }));
