import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import { afterNextPaint } from '../ui/kit/browser';
import { createDescription, textElements } from './colors';
import { checkVisibleNames } from './visible-names';

/** Color rules of axe. A theme changes nothing else, so all other rules need one run. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

// No rule here needs preloaded style sheets; selectors are needed in reports only.
const common = { preload: false, selectors: false } satisfies RunOptions;

const withoutColors: RunOptions = {
  ...common,
  // Passed checks need no selectors.
  resultTypes: ['violations'],
  // A story is not a whole page: it has no landmarks.
  rules: Object.fromEntries([...COLOR_RULES, 'region'].map((rule) => [rule, { enabled: false }])),
};
const colorsOnly: RunOptions = {
  ...common,
  resultTypes: ['violations', 'passes'],
  elementRef: true,
  runOnly: COLOR_RULES,
};

const run = async (context: ElementContext, options: RunOptions, state: string): Promise<AxeResults> => {
  const results = await axe.run(context, options);
  if (results.violations.length === 0) return results;
  const { violations } = await axe.run(context, { ...options, selectors: true });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${html}\n${failureSummary}`),
  );
  throw new Error(`axe, ${state}:\n\n${found.join('\n\n')}`);
};

/** Descriptions of texts that passed. All stories run in one page, and most of their texts repeat earlier ones. */
const passed = new Set<string>();

const checkColors = async (state: string): Promise<void> => {
  const describe = createDescription();
  const fresh = new Map(textElements(document.body).map((element) => [element, describe(element)]));
  for (const [element, description] of fresh) if (passed.has(description)) fresh.delete(element);
  if (fresh.size === 0) return;
  const results = await run({ include: [...fresh.keys()] }, colorsOnly, state);
  for (const { nodes } of results.passes)
    for (const { element } of nodes) {
      const description = element && fresh.get(element);
      // Texts that axe cannot measure are checked again each time.
      if (description) passed.add(description);
    }
};

export const isUnderTest = import.meta.env.VITEST_STORYBOOK === 'false';

/** Under test, checks the final state of a story in the light theme, and its colors in the dark theme as well. */
export const checkAccessibility = async (): Promise<void> => {
  // What is beneath a modal is hidden from assistive technology once the modal is painted.
  await new Promise<void>((resolve) => {
    afterNextPaint(resolve);
  });
  await run(document.body, withoutColors, 'light');
  checkVisibleNames();
  await checkColors('light');
  const roots = [...document.querySelectorAll<HTMLElement>('.gh-root[data-gh-theme="light"]')];
  for (const root of roots) root.dataset.ghTheme = 'dark';
  try {
    // Storybook has stopped all transitions by now, so the colors apply at once.
    if (roots.length > 0) await checkColors('dark');
  } finally {
    for (const root of roots) root.dataset.ghTheme = 'light';
  }
};
