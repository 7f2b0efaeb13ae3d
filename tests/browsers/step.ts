/** One check of a browser. */
export interface Step {
  what: string;
  /** A measured value. */
  seen?: string;
  /** Errors. */
  wrong: readonly string[];
}

/** Results of a browser. */
export interface Shown {
  /** Name and version of the browser. */
  browser: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  problems: readonly string[];
}

/** Prints steps, one per row. */
export const showSteps = (browser: string, steps: readonly Step[]): Shown => ({
  browser,
  columns: ['what', 'seen', 'right'],
  rows: steps.map(({ what, seen, wrong }) => [what, seen ?? '', wrong.length === 0 ? 'yes' : 'NO']),
  problems: steps.flatMap(({ what, wrong }) => wrong.map((text) => `${what}: ${text}`)),
});
