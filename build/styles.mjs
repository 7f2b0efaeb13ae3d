import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

/** What belongs to the kit inside its root: an element of the host's own has a class, and none of ours. */
const own = ':where(:not([class]), [class*="gh:"], .gh-root)';
/** Every rule of the sheet outranks what a host says of elements and classes, and the order among them stays. */
const rank = ':not(#gh)';

/**
 * Takes back what the host's sheet says of the kit's elements. Pictures go back to their attributes, such as the lines of
 * an icon, which `revert` would take too, as a host's own `* { all: revert }` does.
 */
const reset = [
  `:where(.gh-root *:not(svg, svg *))${own}${rank} { all: revert }`,
  `:where(.gh-root :is(svg, svg *))${own}${rank} { all: revert-layer }`,
  `:where(.gh-root) ${own}${rank}::before, :where(.gh-root) ${own}${rank}::after { content: none }`,
].join(' ');

/** The root itself stays without rank: hosts set its variables. */
const isOutside = (selector) => /^(html|:root|:host)|^:where\(:|^:where\(\.gh-root[^ ]*\)$/.test(selector);

/** Puts conditions at the end of a selector, before its pseudo-element. */
const narrow = (selector, conditions) =>
  isOutside(selector)
    ? selector
    : selector.replace(/(::[\w-]+|:(before|after|first-letter|first-line))?$/, `${conditions}$1`);

/**
 * Takes the cascade layers away, for hosts whose own unlayered rules (`button { … }`) would win over every layer.
 * What the layers did is then done by rank: reset, base, utilities, all above the host's rules.
 */
const withoutLayers = {
  postcssPlugin: 'without-layers',
  OnceExit: (root) => {
    root.walkRules((rule) => {
      if (rule.parent.type === 'rule' || rule.parent.name === 'keyframes') return;
      let layer = rule.parent;
      while (layer && layer.name !== 'layer') layer = layer.parent;
      if (!/^gatehouse\.(base|utilities)$/.test(layer?.params ?? '')) return;
      const conditions = layer.params === 'gatehouse.base' ? own + rank : rank;
      rule.selectors = rule.selectors.map((selector) => narrow(selector, conditions));
    });
    root.walkAtRules('layer', (rule) => {
      if (rule.nodes) rule.replaceWith(rule.nodes);
      else rule.remove();
    });
    root.prepend(reset);
  },
};

/** Tailwind's fallback for browsers without @property goes into our layer too, so that a host sees one name only. */
const ownLayer = {
  postcssPlugin: 'own-layer',
  OnceExit: (root) =>
    root.walkAtRules('layer', (rule) => {
      if (rule.params === 'properties') rule.params = 'gatehouse.properties';
    }),
};

const compile = async (input) => {
  const source = await readFile(input, 'utf8');
  const { css } = await postcss([tailwind({ optimize: { minify: true } }), ownLayer]).process(source, {
    from: input,
  });
  const { css: unlayered } = await postcss([withoutLayers]).process(css, { from: undefined });
  return { css, unlayered };
};

/** Rollup plugin: both stylesheets from one source, also as text, and the mapping of foreign tokens as it is. */
export const styles = (input) => ({
  name: 'styles',
  async load(id) {
    if (id !== join(dirname(input), 'frontegg/sheet.ts')) return null;
    const { unlayered } = await compile(input);
    return `export const sheet = ${JSON.stringify(unlayered)};`;
  },
  async generateBundle() {
    const { css, unlayered } = await compile(input);
    this.emitFile({ type: 'asset', fileName: 'styles.css', source: css });
    this.emitFile({ type: 'asset', fileName: 'unlayered.css', source: unlayered });
    const shadcn = await readFile(join(dirname(input), 'shadcn.css'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'shadcn.css', source: shadcn });
  },
});
