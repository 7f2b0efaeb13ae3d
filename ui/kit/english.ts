import type { KitPartTexts } from './part-texts';

/** Texts of the kit's own controls; all other texts are props. */
export interface KitTexts {
  /** BCP 47 tag of the texts; charts format numbers and dates in it. */
  language: string;
  loading: string;
  close: string;
  cancel: string;
  confirm: string;
  done: string;
  retry: string;
  dismiss: string;
  copy: string;
  copied: string;
  /** Rendered if the browser denies access to the clipboard. */
  copyFailed: string;
  download: string;
  optional: string;
  /** Rendered below an empty required field. */
  required: string;
  /** Rendered below an invalid field whose schema has no message. */
  invalid: string;
  showPassword: string;
  hidePassword: string;
  search: string;
  clearSearch: string;
  noMatches: string;
  loadFailed: string;
  notifications: string;
  /** Rendered below a code that is sent without a button. */
  sentWhenComplete: string;
  characters(used: number, limit: number): string;
  /** Texts of components that only administration pages use. Default: English. */
  parts?: KitPartTexts;
  /** Returns the message of a thrown value. */
  describeError(error: unknown): string;
  /** Returns an action for errors that a retry cannot fix. Default: none. */
  remedyOf?(error: unknown): { label: string; onSelect: () => void } | undefined;
}

/** Default English texts of the kit. */
export const kitTexts: Omit<KitTexts, 'describeError' | 'remedyOf'> = {
  language: 'en',
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  done: 'Done',
  retry: 'Try again',
  dismiss: 'Dismiss',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser did not allow copying. The text is selected: press Ctrl+C or ⌘C.',
  download: 'Download',
  optional: 'Optional',
  required: 'Fill in this field.',
  invalid: 'Check this field.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  search: 'Search',
  clearSearch: 'Clear search',
  noMatches: 'Nothing found',
  loadFailed: 'This could not be loaded',
  notifications: 'Notifications',
  sentWhenComplete: 'Sent as soon as you enter the last digit.',
  characters: (used, limit) => `${used} of ${limit} characters`,
};
