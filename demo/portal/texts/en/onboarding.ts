const daysOf = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export const texts = {
  problem:
    'One email announces a new hire, and the work is split across HR, IT, facilities and a supplier. Each of them knows their own part. No one notices that the laptop was ordered two days late until the new hire sits at an empty desk.',
  benefits: [
    {
      title: 'Counted back from day one',
      text: 'Every task gets a latest start date. You see what is behind today, not on the first morning.',
    },
    {
      title: 'Everyone knows what they’re waiting for',
      text: 'Owners see what blocks them and who is waiting for them, and are notified when they can start.',
    },
    {
      title: 'Options when you’re behind',
      text: 'When a task won’t be ready in time, you see which shortcut would save it. The pilot shows what is late; the shortcuts here are new.',
    },
  ],
  steps: [
    'HR enters name, role, location and first day; the role’s template becomes a plan.',
    'Accounts and groups are created after approval; everything else becomes a task with an owner.',
    'Checking off a task notifies the next owner and updates the forecast for day one.',
    'On the first morning, the manager and the new hire get the same list: what is ready, and what arrives when.',
  ],
  standing:
    'The pilot plans and shows what is late. The shortcuts you can try here are new, and public holidays are not counted yet.',
  questions: [
    'Who starts your onboarding today, and how long before the first day do they hear about it?',
    'Which task is late most often in your company?',
    'Should role changes and departures be planned the same way?',
    'What would have to be approved by a manager before an account is created automatically?',
  ],
  task: 'Plan the first day of Mira, an invented colleague: check off what is done, find what is late, and make her first morning complete.',
  /** Texts of the sample plan. */
  prototype: {
    role: 'Role',
    roles: { support: 'Support engineer', developer: 'Developer', sales: 'Account manager' },
    works: 'Workplace',
    places: { office: 'In the office', home: 'From home' },
    start: 'First day',
    invalid: 'Choose a day after today, within a year.',
    weekend: (day: string) => `That’s a weekend. Day one will be ${day}.`,
    tasks: {
      contract: 'Signed contract on file',
      account: 'Account and mailbox',
      laptop: 'Laptop ordered and delivered',
      setup: 'Laptop set up and encrypted',
      desk: 'Desk and door badge',
      handover: 'Laptop at the desk',
      courier: 'Laptop sent home',
      groups: 'Groups of the role approved',
      queue: 'Ticket queue and remote tools',
      code: 'Code and build access',
      seat: 'Seat in the customer system',
      buddy: 'Buddy named, first week planned',
    },
    owners: { hr: 'HR', it: 'IT', supplier: 'Supplier', facilities: 'Facilities', manager: 'Manager' },
    without: {
      account: 'Mira cannot sign in anywhere.',
      desk: 'Mira waits at reception.',
      handover: 'Mira has nothing to work on.',
      courier: 'Mira sits at home without a laptop.',
      queue: 'Mira sees no tickets.',
      code: 'Mira can read email but no code.',
      seat: 'Mira cannot look up a customer.',
      buddy: 'No one expects Mira.',
    },
    way: (task: string) => `How: ${task}`,
    usual: (days: number) => `As usual, ${daysOf(days)}`,
    shortcuts: { laptop: 'Loan laptop, 1 day', courier: 'Overnight courier, 1 day', seat: 'Free seat, 1 day' },
    prepare: 'To prepare',
    startBy: 'Start by',
    behind: (days: number) => `${daysOf(days)} behind`,
    about: (owner: string, days: number) => `${owner}, ${daysOf(days)}`,
    after: (about: string, tasks: string) => `${about}, after: ${tasks}`,
    dayOne: 'Mira’s first morning',
    inTime: (ready: number, all: number) => `${ready} of ${all} in time`,
    assumption: 'This assumes that every open task starts as soon as possible.',
    complete: 'Everything is ready. Mira can get to work.',
    missing: 'Try a shortcut or a later first day',
  },
} as const;
