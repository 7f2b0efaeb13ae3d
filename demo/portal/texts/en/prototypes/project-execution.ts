/** Texts of the sample project. */
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
  legend: (runs: number) =>
    `Simulated ${runs} times. Light bar: eight runs in ten. Dark bar: the median run. Hatched: out of office. Line: the deadline.`,
  threat: 'Risk',
  estimate: (best: number, worst: number, needed: string) => `${best} to ${worst} days${needed && `, after ${needed}`}`,
  slower: (name: string, share: string) => `${name}, +${share}`,
  assign: (title: string) => `Assignee for ${title}`,
  finish: 'Finish',
  finishDays: (middle: string, high: string) => `Half of the runs finish by ${middle}, nine in ten by ${high}.`,
  noThreat: 'No single task going well would make the date more likely.',
  threatens: (title: string, chance: string) =>
    `“${title}” puts the date most at risk. In its best case, the probability would be ${chance}.`,
} as const;
