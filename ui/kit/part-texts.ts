/**
 * English texts of the parts that only administration pages use. They are loaded with the first of these parts, so that
 * the login box does not carry them.
 */
export const kitPartTexts = {
  drawer: {
    discardTitle: 'Discard your changes?',
    discardText: 'What you changed here is not saved yet.',
    discard: 'Discard changes',
    keepEditing: 'Keep editing',
  },
  table: {
    view: 'View',
    sortBy: 'Sort by',
    descending: 'Descending',
    actions: 'Actions',
    pages: 'Pagination',
    /** Label of the field that takes the number of a page. */
    page: 'Page',
    columns: 'Columns',
    rowsPerPage: 'Rows per page',
    selectAll: 'Select all rows on this page',
    clearSelection: 'Clear selection',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    noMatchesHint: 'Try other words or clear the search.',
    /** Nothing was found while filters are set. */
    noFilteredHint: 'No row matches the search and the filters.',
    /** Clears search and filters at once. */
    clearFilters: 'Clear all',
    selectRow: (label: string) => `Select ${label}`,
    rowActions: (label: string) => `Actions for ${label}`,
    selected: (count: number) => `${count} selected`,
    results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  },
  chart: {
    showAsTable: 'Show as table',
    /** How to move through the values of a chart. */
    keys: 'Use the arrow keys to read each value.',
    /** In place of a chart without values. */
    nothingToShow: 'Nothing to show yet',
    /** Heads the column of days, weeks or months. */
    period: 'Period',
    /** Heads the column of what values are told apart by. */
    category: 'Category',
    /** Heads the column of numbers that have no unit. */
    value: 'Value',
    total: 'Total',
  },
  secret: {
    warning: 'Store this somewhere safe now. You will not be able to see it again.',
    leaveTitle: 'Close without keeping the secret?',
    leaveText: 'You have not copied or downloaded it. It cannot be shown again.',
    leave: 'Close anyway',
    stay: 'Go back',
  },
  progress: {
    stop: 'Stop',
    stopping: 'Stopping…',
    /** Both numbers are written in the language of the texts. */
    counted: (done: string, total: string) => `${done} of ${total}`,
  },
  steps: {
    position: (step: number, count: number) => `Step ${step} of ${count}`,
    done: 'Completed',
  },
  combobox: {
    chosen: 'Selected',
    options: 'Options',
    remove: (label: string) => `Remove ${label}`,
    matches: (count: number, hasMore: boolean) =>
      hasMore ? `${count} or more results` : count === 1 ? '1 result' : `${count} results`,
    /** Offers to choose everything in the list. */
    selectAll: (count: number) => `Select all ${count}`,
    create: (name: string) => `Create “${name}”`,
    full: (max: number) => (max === 1 ? 'You can select one.' : `You can select up to ${max}.`),
  },
  matrix: {
    onlyDifferences: 'Only differences',
    noDifferences: 'No differences',
    /** Names the box that stands for everything in a column. */
    all: (column: string) => `All, ${column}`,
    keys: 'Use the arrow keys to move and Space to change.',
    keysWithRows: 'Use the arrow keys to move, Space to change and Enter to open a row.',
  },
  dates: {
    anyTime: 'Any time',
    today: 'Today',
    lastDays: (days: number) => `Last ${days} days`,
    custom: 'Custom',
    apply: 'Apply',
    chooseBoth: 'Select a first and a last day.',
    maxDays: (days: number) => `Up to ${days} days`,
    months: 'Months',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
  },
  duration: { unit: (label: string) => `${label}: unit` },
  recipients: {
    added: (count: number) => (count === 1 ? '1 address added' : `${count} addresses added`),
    /** What was pasted and was there already. */
    merged: (count: number) => (count === 1 ? '1 duplicate left out' : `${count} duplicates left out`),
    invalid: (count: number) =>
      count === 1
        ? '1 address is not valid. Correct or remove it.'
        : `${count} addresses are not valid. Correct or remove them.`,
    edit: (address: string) => `Edit ${address}`,
    keys: 'Separate addresses with a comma, a space or Enter. You can paste a list.',
  },
  /** Recipients that are phone numbers. */
  numbers: {
    added: (count: number) => (count === 1 ? '1 number added' : `${count} numbers added`),
    invalid: (count: number) =>
      count === 1
        ? '1 number is not valid. Write it with its country code, like +1 202 555 0100.'
        : `${count} numbers are not valid. Write them with their country code, like +1 202 555 0100.`,
    keys: 'Separate numbers with a comma or Enter. Begin with the country code.',
  },
  json: { unfold: 'Expand', fold: 'Collapse' },
  tree: {
    open: (title: string) => `Expand ${title}`,
    close: (title: string) => `Collapse ${title}`,
    more: 'Load 50 more',
  },
};

/** Texts of the parts that only administration pages use. */
export type KitPartTexts = typeof kitPartTexts;
