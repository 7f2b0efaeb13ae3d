import type { PreviewScreen } from '../screens/catalog';
import type { Setup } from '../state/setup';
import { variablesOf } from '../theme/theme';
import { code, printValue, type Value } from './print-value';

/** Languages of the administration in addition to English, which is the fallback. */
const adminLanguages: readonly string[] = ['de', 'ar'] satisfies Setup['language'][];
const rightToLeft: readonly string[] = ['ar', 'he'] satisfies Setup['language'][];

/** Texts and theme that a host needs for the look of the preview. */
export interface Look {
  /** Module of the texts; English is built in. */
  texts: string | undefined;
  /** Shared props of `ThemeProvider` and options of the mounted views. */
  settings: Readonly<Record<string, Value>>;
  declared: readonly string[];
  styles: readonly string[];
}

/** Returns the look of a setup. When a page follows the device, a style sheet contains the colors of both modes. */
export const lookOf = ({ language, dir, density, mode, theme }: Setup, screen: PreviewScreen): Look => {
  const isTranslated = screen.kind === 'portal' ? adminLanguages.includes(language) : language !== 'en';
  const textDirection = isTranslated && rightToLeft.includes(language) ? 'rtl' : 'ltr';
  const direction = dir === 'auto' ? textDirection : dir;
  const isOne = mode === 'light' || mode === 'dark';
  const hasColors = [theme.light, theme.dark].some((colors) => Object.keys(colors ?? {}).length > 0);
  const needsSheet = !isOne && hasColors;
  const variables = isOne ? variablesOf(theme, mode) : { ...(!needsSheet && theme.metrics) };
  const hasVariables = Object.keys(variables).length > 0;
  return {
    texts: isTranslated ? `@gatehouse/ui/locales/${language}` : undefined,
    settings: {
      theme: isOne ? mode : 'system',
      dir: direction === 'ltr' && dir === 'auto' ? undefined : direction,
      density: density === 'comfortable' ? undefined : density,
      variables: hasVariables ? code('variables') : undefined,
    },
    declared: hasVariables ? [`const variables = ${printValue(variables)};`] : [],
    styles: needsSheet ? ['@gatehouse/ui/styles.css', './gatehouse-theme.css'] : ['@gatehouse/ui/styles.css'],
  };
};
