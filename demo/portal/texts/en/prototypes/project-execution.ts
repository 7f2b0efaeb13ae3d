/** Texts of the prototype and its sample project. */
export const prototype = {
  tasks: {
    survey: 'Survey mailboxes and shares',
    network: 'Open network and sign-in',
    pilot: 'Move 20 pilot users',
    guide: 'Write guides, train the desk',
    move: 'Move everyone else',
  },
  /** Names of the tasks as dependencies. */
  needed: { survey: 'survey', network: 'network', pilot: 'pilot', guide: 'guides', move: 'move' },
  finishedBy: (day: string) => `Finished by ${day}`,
  enough: (share: string) => `At least ${share}: safe to commit to`,
  notEnough: (share: string) => `Below ${share}: not safe to commit to`,
  explanation: (runs: number) =>
    `Simulated ${runs} times with the same random inputs for every plan. Light bar: eight runs in ten. Dark bar: the median run. Hatched: out of office. Line: the deadline.`,
  startOver: 'Start over',
  unchanged: 'No changes.',
  reset: 'Back to the first plan.',
  assigned: (name: string, title: string) => `${name} is assigned to “${title}”.`,
  moved: (title: string, place: number) => `“${title}” is now number ${place}.`,
  threat: 'Risk',
  estimate: (best: number, worst: number) => `${best} to ${worst} days`,
  estimateAfter: (best: number, worst: number, needed: string) => `${best} to ${worst} days, after ${needed}`,
  done: (days: string) => `Done ${days}`,
  slower: (name: string, share: string) => `${name}, +${share}`,
  assign: (title: string) => `Assignee for ${title}`,
  earlier: (title: string) => `Move ${title} earlier`,
  later: (title: string) => `Move ${title} later`,
  isFirst: 'Already first',
  isLast: 'Already last',
  finish: 'Finish',
  finishDays: (middle: string, high: string) => `Half of the runs finish by ${middle}, nine in ten by ${high}.`,
  noThreat: 'No single task going well would make the date more likely.',
  threatens: (title: string, chance: string) =>
    `“${title}” puts the date most at risk. In its best case, the probability would be ${chance}.`,
} as const;
