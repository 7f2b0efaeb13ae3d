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
  steps: readonly Step[];
}
