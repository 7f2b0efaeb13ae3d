/** Toolbar values in which stories are reviewed. */
interface Mode {
  theme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  density?: 'comfortable' | 'compact';
  width?: '' | '320px' | '768px';
}

/** Modes of the visual review, for Chromatic and for `npm run visual`. */
export const modes = {
  light: {},
  dark: { theme: 'dark' },
  rtl: { direction: 'rtl' },
  narrow: { width: '320px' },
  compact: { density: 'compact' },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;
