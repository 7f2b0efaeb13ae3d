/** Focuses the submit button of a step, else its heading. */
export const focusAction = (within: Element | null | undefined): void =>
  (within?.querySelector<HTMLElement>('[type=submit]') ?? within?.querySelector<HTMLElement>('h1'))?.focus();
