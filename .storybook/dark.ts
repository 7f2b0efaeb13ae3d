import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';

/** The rules of axe that look at colours. A theme changes nothing else, so all others need one run. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const lightRoots = () => [...document.querySelectorAll<HTMLElement>('.gh-root[data-gh-theme="light"]')];

/**
 * Under test, looks at what a story has come to a second time, in dark. Storybook has stopped all transitions by then,
 * so the colors are there at once.
 */
export const checkInDark: NonNullable<Preview['afterEach']> = async (context) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  const roots = lightRoots();
  for (const root of roots) root.dataset.ghTheme = 'dark';
  try {
    const { a11y } = context.parameters;
    const options = { ...a11y.options, runOnly: COLOR_RULES };
    await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } });
  } finally {
    for (const root of roots) root.dataset.ghTheme = 'light';
  }
};
