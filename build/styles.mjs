import { readFile } from 'node:fs/promises';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

/** Takes the cascade layers away, for hosts whose own unlayered rules (`button { … }`) would win over every layer. */
const withoutLayers = {
  postcssPlugin: 'without-layers',
  OnceExit: (root) =>
    root.walkAtRules('layer', (rule) => {
      if (rule.nodes) rule.replaceWith(rule.nodes);
      else rule.remove();
    }),
};

/** Tailwind's fallback for browsers without @property goes into our layer too, so that a host sees one name only. */
const ownLayer = {
  postcssPlugin: 'own-layer',
  OnceExit: (root) =>
    root.walkAtRules('layer', (rule) => {
      if (rule.params === 'properties') rule.params = 'gatehouse.properties';
    }),
};

/** Rollup plugin: both stylesheets from one source. */
export const styles = (input) => ({
  name: 'styles',
  async generateBundle() {
    const source = await readFile(input, 'utf8');
    const { css } = await postcss([tailwind({ optimize: { minify: true } }), ownLayer]).process(source, {
      from: input,
    });
    const { css: unlayered } = await postcss([withoutLayers]).process(css, { from: undefined });
    this.emitFile({ type: 'asset', fileName: 'styles.css', source: css });
    this.emitFile({ type: 'asset', fileName: 'unlayered.css', source: unlayered });
  },
});
