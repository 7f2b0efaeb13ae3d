import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';

const pages = fileURLToPath(new URL('../../.cache/site', import.meta.url));

/** The pages of `site/build.ts`, without anything that a page would load from elsewhere. */
export default defineConfig({
  title: 'Gatehouse',
  description: 'Components, SDK and a local provider for identity',
  srcDir: pages,
  outDir: fileURLToPath(new URL('../dist', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../.cache/vitepress', import.meta.url)),
  srcExclude: ['public/**'],
  // Pages of the reader's own machine; every other dead link ends the build.
  ignoreDeadLinks: 'localhostLinks',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    theme: { light: 'github-light', dark: 'github-dark' },
    config: ({ renderer, utils }) => {
      // Braces of the code in the documents are no templates.
      renderer.rules.code_inline = (tokens, at) => `<code v-pre>${utils.escapeHtml(tokens[at]?.content ?? '')}</code>`;
    },
  },
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/', activeMatch: '^/(?:index|docs/)' },
      { text: 'Examples', link: '/examples' },
      { text: 'Components', link: '/components/login/login-box', activeMatch: '^/components/' },
      { text: 'Hooks', link: '/hooks/react/use-user', activeMatch: '^/hooks/' },
      { text: 'API', link: '/reference/@gatehouse/sdk', activeMatch: '^/reference/' },
    ],
    sidebar: JSON.parse(readFileSync(`${pages}/navigation.json`, 'utf8')),
    outline: [2, 3],
    search: { provider: 'local' },
  },
});
