/** The sample move: 240 mailboxes to a new home. */
export const steps = [
  { name: 'Count mailboxes and rules', done: '240 mailboxes, 31 with rules that need care' },
  { name: 'Copy in the background', done: '1.2 TB copied, nobody noticed' },
  { name: 'Try with ten volunteers', done: 'Two reports, both solved' },
  { name: 'Move everybody on Saturday night', done: '240 of 240 moved' },
  { name: 'Switch the old system off', done: 'Kept readable for 30 days' },
] as const;

/** How many steps are done after one more, or one less. */
export const stepTo = (done: number, by: 1 | -1): number => Math.min(steps.length, Math.max(0, done + by));

/** Where the move stands, in words. */
export const standing = (done: number): string => {
  const next = steps[done];
  return next
    ? `${done} of ${steps.length} steps done. Next: ${next.name}.`
    : 'All steps done. Nothing is left behind.';
};
