import { type Theme, useData, withBase } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import { LiveExample } from './live-example';
import './style.css';

/** Leads to the page as Markdown, for readers and for their assistants. */
const MarkdownLink = {
  setup() {
    const { page } = useData();
    return () =>
      h(
        'p',
        { class: 'markdown-link' },
        h('a', { href: withBase(`/${page.value.relativePath}`), target: '_blank' }, 'Page as Markdown'),
      );
  },
};

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'doc-footer-before': () => h(MarkdownLink) }),
  enhanceApp: ({ app }) => {
    app.component('LiveExample', LiveExample);
  },
} satisfies Theme;
