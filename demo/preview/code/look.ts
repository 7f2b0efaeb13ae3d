import type { PreviewScreen } from '../screens/catalogue';
import type { Setup } from '../state/setup';
import { variablesOf } from '../theme/theme';
import { code, printValue, type Value } from './print-value';

/** Languages of the administration beside English; in the others it is in English. */
const adminLanguages: readonly string[] = ['de', 'ar'] satisfies Setup['language'][];
const rightToLeft: readonly string[] = ['ar', 'he'] satisfies Setup['language'][];

/** How a host makes the screen look as the preview does. */
export interface Look {
  /** Module of the texts; those of English are always there. */
  texts: string | undefined;
  /** What `ThemeProvider` and the mounted views take alike. */
  settings: Readonly<Record<string, Value>>;
  declared: readonly string[];
  styles: readonly string[];
}

/** Returns the look of a setup. Where a page follows the device, the colors of both modes are in a style sheet. */
export const lookOf = ({ language, dir, density, mode, theme }: Setup, screen: PreviewScreen): Look => {
  const speaks = screen.kind === 'portal' ? adminLanguages.includes(language) : language !== 'en';
  const spoken = speaks && rightToLeft.includes(language) ? 'rtl' : 'ltr';
  const wanted = dir === 'auto' ? spoken : dir;
  const isOne = mode === 'light' || mode === 'dark';
  const hasColors = [theme.light, theme.dark].some((colors) => Object.keys(colors ?? {}).length > 0);
  const needsSheet = !isOne && hasColors;
  const variables = isOne ? variablesOf(theme, mode) : { ...(!needsSheet && theme.metrics) };
  const hasVariables = Object.keys(variables).length > 0;
  return {
    texts: speaks ? `@gatehouse/ui/locales/${language}` : undefined,
    settings: {
      theme: isOne ? mode : 'system',
      dir: wanted === 'ltr' && dir === 'auto' ? undefined : wanted,
      density: density === 'comfortable' ? undefined : density,
      variables: hasVariables ? code('variables') : undefined,
    },
    declared: hasVariables ? [`const variables = ${printValue(variables)};`] : [],
    styles: needsSheet ? ['@gatehouse/ui/styles.css', './gatehouse-theme.css'] : ['@gatehouse/ui/styles.css'],
  };
};
