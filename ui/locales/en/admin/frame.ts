import type { Widen } from '../../widen';

/** Texts around the pages of the administration, and the title of each page. */
export const texts = {
  portal: {
    title: 'Administration',
    navigation: 'Pages',
    menu: 'Choose a page',
    close: 'Close',
    scopes: { person: 'You', account: 'Account' },
    loadFailed: 'The administration could not be loaded',
    noPagesTitle: 'Nothing to manage yet',
    noPages: 'Your roles do not include a page here. Ask an administrator for access.',
    notYoursTitle: 'This page is not available to you',
    notYours: 'It does not exist, or your roles do not include it. Ask an administrator for access.',
    firstPage: (title: string) => `Go to ${title}`,
    signedOutTitle: 'You are signed out',
    signedOut: 'Sign in to manage your account.',
    signIn: 'Sign in',
    pageMissingTitle: 'This page could not be loaded',
    pageFailedTitle: 'This page ran into a problem',
    pageFailed: 'The other pages still work. Nothing that was saved is lost.',
  },
  /** What lists, drawers, forms and settings of every page say. */
  resource: {
    readOnly: 'You can view this page. Ask an administrator if something needs to change.',
    copyId: (id: string) => `Copy ${id}`,
    filter: 'Filter',
    filters: 'Filters in effect',
    any: 'Any',
    removeFilter: (filter: string) => `Remove filter ${filter}`,
    nothingChanged: 'Nothing has changed yet.',
    saved: (what: string) => `${what} saved`,
    save: 'Save',
    reset: 'Reset',
    notSaved: 'Not saved yet.',
    parts: {
      done: 'Done:',
      failed: 'Not done:',
      left: 'Not tried:',
      counts: ({ done, total }: { done: number; total: number }) => `${done} of ${total} changes were made.`,
    },
    refused: 'Your roles do not include this.',
    unsaved: (names: readonly string[]) =>
      names.length > 0 ? `Not saved yet: ${names.join(', ')}.` : 'What you changed here is not saved yet.',
    opening: 'Loading…',
    previousRow: 'Previous row',
    nextRow: 'Next row',
    noMoreRows: 'There are no more rows on this page.',
    goneTitle: 'It is no longer here',
    gone: 'Someone may have removed it. The list has been refreshed.',
    stepLocked: 'Finish the steps before it first.',
    skip: 'Skip for now',
    newRows: (count: number) => (count === 1 ? 'Show 1 new entry' : `Show ${count} new entries`),
    bulkText: 'One after the other; what is done stays done.',
    bulkResults: 'Results',
    bulkStates: { waiting: 'Waiting', done: 'Done', failed: 'Failed', skipped: 'Skipped' },
    bulkSummary: ({ done, failed, waiting }: { done: number; failed: number; waiting: number }) =>
      `${done} done, ${failed} failed, ${waiting} not started.`,
    bulkStopping: 'Stops after the current one.',
    bulkRetry: 'Try the rest again',
  },
  pages: {
    apiTokens: 'API tokens',
    personalApiTokens: 'Personal tokens',
    roles: 'Roles',
    security: 'Security',
    users: 'Users',
  },
};

export type FrameTexts = Widen<typeof texts>;
