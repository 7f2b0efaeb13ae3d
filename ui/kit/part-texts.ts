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
  secret: {
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
  },
};

/** Texts of the parts that only administration pages use. */
export type KitPartTexts = typeof kitPartTexts;
