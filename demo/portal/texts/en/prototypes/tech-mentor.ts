/** Texts of the prototype and its sample mentors. */
export const prototype = {
  topics: {
    identity: {
      label: 'Sign-in and identity',
      bring: [
        'The sign-in log of one user it fails for',
        'The list of your conditional rules, exported',
        'A colleague who may change those rules',
      ],
    },
    mail: {
      label: 'Mail and calendars',
      bring: [
        'The full headers of one message that went wrong',
        'The mail records of your domain',
        'The name of every service that sends in your name',
      ],
    },
    network: {
      label: 'Network and Wi-Fi',
      bring: [
        'A drawing of the network, by hand is fine',
        'A speed test by cable and one without',
        'Access to the switch or the controller',
      ],
    },
    endpoints: {
      label: 'Laptops and phones',
      bring: [
        'Model and version of three devices it happens on',
        'What was rolled out in the week before',
        'One device you may reset',
      ],
    },
    backup: {
      label: 'Backup and recovery',
      bring: [
        'The report of the last backup that worked',
        'How much work you can afford to lose, in hours',
        'The order in which systems must return',
      ],
    },
    security: {
      label: 'Security incident',
      bring: [
        'What was seen first, when, and by which user',
        'A list of what was switched off since',
        'A colleague who may disconnect a system',
      ],
    },
  },
  mentors: {
    ines: { about: 'Moved a hospital group with 40 sites to single sign-on.', city: 'Lisbon' },
    tomasz: { about: 'Plans radio networks for warehouses and open offices.', city: 'Warsaw' },
    amara: { about: 'Ran the mail of a university through two migrations.', city: 'Lagos' },
    jonas: { about: 'Tests restores for a living, and has a list of those that failed.', city: 'Berlin' },
    claire: { about: 'Led the first week after a breach, eleven times.', city: 'Toronto' },
    daniel: { about: 'Keeps 6,000 laptops of a school district on the same version.', city: 'Denver' },
    priya: { about: 'Rebuilt the sign-in rules of three service providers after audits.', city: 'Kochi' },
    kerry: { about: 'On call for a region where the next technician is a flight away.', city: 'Auckland' },
  },
  urgencies: { now: 'Now', week: 'This week', plan: 'Later' },
  agenda: {
    now: [
      'What is broken, and for which users',
      'Repair it together, on your screen',
      'What to watch tonight, and when to call again',
    ],
    week: ['What happens, and what you tried', 'Find the cause together', 'Next steps, each with an owner'],
    plan: [
      'Where you are, and where you want to be',
      'Ways to get there, and what they cost',
      'A first step small enough for this month',
    ],
  },
  problem: 'What is the problem?',
  understood: 'Topic taken from your words.',
  example: 'One sentence, such as “Users have to enter a second factor all day”.',
  topic: 'Topic',
  howSoon: 'How soon',
  language: 'Language',
  mentorsFor: 'Mentors for this',
  best: (shown: number, all: number) => `Top ${shown} of ${all} mentors.`,
  bestFirst: 'Best fit first.',
  hoursIn: (zone: string) => `Times in your time zone, ${zone}.`,
  fit: 'fit',
  sessions: (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'} on this topic`,
  hoursOf: (name: string) => `${name}’s next openings`,
  hour: (time: string, day: string, name: string) => `${time}, ${day}, with ${name}`,
  noMentor: (language: string) => `No mentor on this topic speaks ${language} yet`,
  availableIn: 'This topic is available in:',
  session: (moment: string, name: string) => `${moment} with ${name}`,
  sameTime: (city: string) => `The same time in ${city}.`,
  there: (moment: string, city: string) => `${moment} in ${city}.`,
  format: 'One hour, on video, with your screen shared if you like.',
  inYourWords: 'In your words',
  nothingWritten: 'No description. The mentor will start with questions.',
  theHour: 'Agenda',
  minutes: (minutes: number) => `${minutes} min`,
  bring: 'Have ready',
  allReady: 'All set for the hour.',
  ready: (ready: number, all: number) => `${ready} of ${all} ready`,
  another: 'Choose another time',
  notBooked: 'Sample data: nothing was booked.',
  announcements: {
    none: 'No mentor fits.',
    matches: (count: number, best: string, fit: string, moment: string) =>
      `${count} ${count === 1 ? 'mentor fits' : 'mentors fit'}. Best: ${best}, ${fit}, free ${moment}.`,
    prepared: 'The session is prepared.',
  },
} as const;
