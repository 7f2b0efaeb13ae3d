export const texts = {
  problem:
    'A plan is drawn up once, with one estimate per task, as if nobody were ever out. Then colleagues go on leave, an estimate turns out too low, and the date slips in the last week, when nothing can be moved anymore.',
  benefits: [
    {
      title: 'A probability, not a promise',
      text: 'You give each task a best, a likely and a worst duration. The plan shows how likely the date is.',
    },
    {
      title: 'It knows who is away',
      text: 'Leave and training are part of the plan, so nobody is scheduled for a week they are out.',
    },
    {
      title: 'The one task to watch',
      text: 'You see which task threatens the date most, while there is still time to move or reassign it.',
    },
  ],
  steps: [
    'You list the tasks, what each depends on, and how long it takes, as a range.',
    'Absences come from the calendar, and who can do what from a list you keep.',
    'We simulate the project hundreds of times; the result is a range of dates.',
    'Each finished task narrows the range. You are notified when the probability drops, and why.',
  ],
  standing: 'This demo is all there is so far. The project in it is invented.',
  questions: [
    'How do you plan projects today, and who looks at the plan after the first week?',
    'Would your team give ranges instead of single numbers, and would your clients accept a probability?',
    'Which calendar would we need to read to know who is out?',
    'Should we build it before the others?',
  ],
  task: 'Move or reassign tasks until the date of an invented project is at least 80% likely.',
  prototype: {
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
    estimate: (best: number, worst: number, needed: string) =>
      `${best} to ${worst} days${needed && `, after ${needed}`}`,
    slower: (name: string, share: string) => `${name}, +${share}`,
    assign: (title: string) => `Assignee for ${title}`,
    finish: 'Finish',
    finishDays: (middle: string, high: string) => `Half of the runs finish by ${middle}, nine in ten by ${high}.`,
    noThreat: 'No single task going well would make the date more likely.',
    threatens: (title: string, chance: string) =>
      `“${title}” puts the date most at risk. In its best case, the probability would be ${chance}.`,
  },
} as const;
