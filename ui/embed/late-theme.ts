import type { Environment } from '@gatehouse/sdk';
import type { ThemeName } from '../kit/root';
import type { ThemeVariables } from '../kit/theme-tokens';

/** A look that a host hands in later than it mounts. */
export interface LateTheme {
  theme?: ThemeName;
  variables?: ThemeVariables;
}

/** Milliseconds. */
const STEP = 50;
/** Milliseconds after which a view shows itself in its own look. */
const LIMIT = 4000;

/**
 * Looks every 50 ms, for up to 4000 ms, whether a host has set its theme, and calls back once: with the theme, or without.
 * Returns a function that ends it.
 *
 * @param look Returns the theme once it is there; an error of it is logged and ends the wait.
 */
export const awaitTheme = (
  { after, now }: Pick<Environment, 'after' | 'now'>,
  look: () => LateTheme | undefined,
  found: (theme: LateTheme | undefined) => void,
): (() => void) => {
  const until = now() + LIMIT;
  let cancel = () => {};
  const attempt = () => {
    try {
      const theme = look();
      if (theme) return found(theme);
    } catch (error) {
      console.error('[gatehouse]', error);
      return found(undefined);
    }
    if (now() >= until) return found(undefined);
    cancel = after(STEP, attempt);
  };
  attempt();
  return () => cancel();
};
