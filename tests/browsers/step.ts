/** One thing that a browser has to show. */
export interface Step {
  what: string;
  /** A figure of it. */
  seen?: string;
  /** What was not right. */
  wrong: readonly string[];
}

/** What a browser showed. */
export interface Shown {
  /** Name and version of the browser. */
  browser: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  problems: readonly string[];
}

/** Shows steps, one in a row. */
export const showSteps = (browser: string, steps: readonly Step[]): Shown => ({
  browser,
  columns: ['what', 'seen', 'right'],
  rows: steps.map(({ what, seen, wrong }) => [what, seen ?? '', wrong.length === 0 ? 'yes' : 'NO']),
  problems: steps.flatMap(({ what, wrong }) => wrong.map((text) => `${what}: ${text}`)),
});
