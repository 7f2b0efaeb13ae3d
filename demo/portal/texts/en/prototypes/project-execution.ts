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
  enough: (share: string) => `At least ${share}: a date to promise`,
  notEnough: (share: string) => `Below ${share}: not a date to promise`,
  explanation: (runs: number) =>
    `Played through ${runs} times, with the same luck for every plan. Light bar: eight runs in ten. Dark bar: the middle run. Hatched: away. Line: the date.`,
  startOver: 'Start over',
  unchanged: 'Nothing was changed.',
  reset: 'Back to the first plan.',
  assigned: (name: string, title: string) => `${name} does “${title}”.`,
  moved: (title: string, place: number) => `“${title}” is number ${place}.`,
  threat: 'Threat',
  estimate: (best: number, worst: number) => `${best} to ${worst} days`,
  estimateAfter: (best: number, worst: number, needed: string) => `${best} to ${worst} days, after ${needed}`,
  done: (days: string) => `Done ${days}`,
  slower: (name: string, share: string) => `${name}, +${share}`,
  assign: (title: string) => `Who does: ${title}`,
  earlier: (title: string) => `Earlier: ${title}`,
  later: (title: string) => `Later: ${title}`,
  isFirst: 'It comes first already.',
  isLast: 'It comes last already.',
  finish: 'Finish',
  finishDays: (middle: string, high: string) => `Half of the runs finish by ${middle}, nine in ten by ${high}.`,
  noThreat: 'No single task would make the date likelier by going well.',
  threatens: (title: string, chance: string) =>
    `“${title}” threatens the date most. If it went as well as it could, the chance would be ${chance}.`,
} as const;
