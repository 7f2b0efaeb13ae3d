const { format } = new Intl.NumberFormat('en');

/**
 * English texts of components that only administration pages use. They are loaded with the first of these components,
 * so that the login box does not include them.
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
    /** Label of the page number input. */
    page: 'Page',
    columns: 'Columns',
    rowsPerPage: 'Rows per page',
    selectAll: 'Select all rows on this page',
    clearSelection: 'Clear selection',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    noMatchesHint: 'Try other words or clear the search.',
    /** Rendered if no row matches the filters. */
    noFilteredHint: 'No row matches the search and the filters.',
    /** Label of the button that clears search and filters. */
    clearFilters: 'Clear all',
    selectRow: (label: string) => `Select ${label}`,
    rowActions: (label: string) => `Actions for ${label}`,
    selected: (count: number) => `${count} selected`,
    results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    sortedBy: (column: string, isDescending: boolean) =>
      `Sorted by ${column}, ${isDescending ? 'descending' : 'ascending'}`,
    unsorted: 'Not sorted',
    range: (from: number, to: number, total: number) => `${format(from)}–${format(to)} of ${format(total)}`,
  },
  chart: {
    showAsTable: 'Show as table',
    /** Keyboard instructions of a chart. */
    keys: 'Use the arrow keys to read each value.',
    /** Rendered instead of a chart without values. */
    nothingToShow: 'Nothing to show yet',
    /** Header of the column of days, weeks or months. */
    period: 'Period',
    /** Header of the column of categories. */
    category: 'Category',
    /** Header of a column of numbers without a unit. */
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
    /** Both numbers are formatted in the language of the texts. */
    counted: (done: string, total: string) => `${done} of ${total}`,
  },
  steps: {
    position: (step: number, count: number) => `Step ${step} of ${count}`,
    done: 'Completed',
  },
  combobox: {
    chosen: 'Selected',
    options: 'Options',
    removed: (label: string) => `${label} removed`,
    remove: (label: string) => `Remove ${label}`,
    matches: (count: number, hasMore: boolean) =>
      hasMore ? `${count} or more results` : count === 1 ? '1 result' : `${count} results`,
    /** Label of the option that chooses all items in the list. */
    selectAll: (count: number) => `Select all ${count}`,
    create: (name: string) => `Create “${name}”`,
    full: (max: number) => (max === 1 ? 'You can select one.' : `You can select up to ${max}.`),
  },
  matrix: {
    onlyDifferences: 'Only differences',
    noDifferences: 'No differences',
    /** Label of the box that toggles a whole column. */
    all: (column: string) => `All, ${column}`,
    /** Description of a box that is not saved yet. */
    changed: 'Not saved yet',
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
    /** Number of pasted addresses that were already in the field. */
    merged: (count: number) => (count === 1 ? '1 duplicate left out' : `${count} duplicates left out`),
    invalid: (count: number) =>
      count === 1
        ? '1 address is not valid. Correct or remove it.'
        : `${count} addresses are not valid. Correct or remove them.`,
    edit: (address: string) => `Edit ${address}`,
    keys: 'Separate addresses with a comma, a space or Enter. You can paste a list.',
  },
  /** Texts of recipients that are phone numbers. */
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

/** Texts of components that only administration pages use. */
export type KitPartTexts = typeof kitPartTexts;
