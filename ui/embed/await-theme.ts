import type { Environment } from '@gatehouse/sdk';
import type { ThemeName } from '../kit/root';
import type { ThemeVariables } from '../kit/theme-tokens';

/** A theme that a host sets after mounting. */
export interface HostTheme {
  theme?: ThemeName;
  variables?: ThemeVariables;
}

/** Milliseconds. */
const STEP = 50;
/** Milliseconds after which a view renders with its own theme. */
const LIMIT = 4000;

/**
 * Polls every 50 ms, for up to 4000 ms, for the host's theme, and calls back once, with the theme or without.
 * Returns a function that stops it.
 *
 * @param look Returns the theme once it is there; an error of it is logged and ends the wait.
 */
export const awaitTheme = (
  { after, now }: Pick<Environment, 'after' | 'now'>,
  look: () => HostTheme | undefined,
  done: (theme: HostTheme | undefined) => void,
): (() => void) => {
  const until = now() + LIMIT;
  let cancel = () => {};
  const attempt = () => {
    try {
      const theme = look();
      if (theme) return done(theme);
    } catch (error) {
      console.error('[gatehouse]', error);
      return done(undefined);
    }
    if (now() >= until) return done(undefined);
    cancel = after(STEP, attempt);
  };
  attempt();
  return () => cancel();
};
