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
};

/** Texts of the parts that only administration pages use. */
export type KitPartTexts = typeof kitPartTexts;
