import type { KitTexts } from './texts';

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
