export const texts = {
  problem:
    'Some problems hit a team once in five years: a mail migration, a breach, sign-in rules that contradict each other. No one on the team has seen it, vendor support reads from a script, and a consultant starts with a workshop. So your best engineer spends three days on what someone else could have explained in ten minutes.',
  benefits: [
    {
      title: 'A mentor who has done it',
      text: 'Mentors are ranked by the sessions they have held on a topic, not by certificates. You see the number before you choose.',
    },
    {
      title: 'An hour, not a project',
      text: 'One topic, sixty minutes, on video. Your colleague keeps the keyboard, so the knowledge stays with you.',
    },
    {
      title: 'Prepared on both sides',
      text: 'The mentor reads your problem beforehand, and you know what to have ready.',
    },
  ],
  steps: [
    'Say what the problem is, how soon you need help, and in which language.',
    'Compare the mentors who know the topic, and pick one of their openings.',
    'Both sides get the brief: the problem in your words, the agenda, what to have ready.',
  ],
  standing:
    'In the pilot, one of us does the matching and emails the brief; what you try here comes next. Notes after the hour, which only those you choose may read, are not built yet.',
  task: 'Describe a problem you have now, see how the order changes with the urgency, and choose an hour.',
  questions: [
    'Would you let someone from outside see your screen, and what would have to be signed first?',
    'Would you buy hours one at a time, or should a number of them come with a contract?',
    'Should the notes of a session help other clients with the same problem, with your name removed?',
  ],
  /** Texts of the topics, with the beginnings of words that say them, and of the sample mentors. */
  prototype: {
    topics: {
      identity: {
        label: 'Sign-in and identity',
        signs: 'sign log mfa factor password passkey sso account identit',
        bring: ['The sign-in log of one user it fails for', 'A colleague who may change the rules'],
      },
      mail: {
        label: 'Mail and calendars',
        signs: 'mail email calendar inbox spam dmarc spf message outlook',
        bring: ['The full headers of one message that went wrong', 'The mail records of your domain'],
      },
      network: {
        label: 'Network and Wi-Fi',
        signs: 'network wi-fi wifi vpn router switch slow firewall dns',
        bring: ['A drawing of the network, by hand is fine', 'Access to the switch or the controller'],
      },
      endpoints: {
        label: 'Laptops and phones',
        signs: 'laptop phone device update patch windows macos driver intune',
        bring: ['Model and version of three devices it happens on', 'One device you may reset'],
      },
      backup: {
        label: 'Backup and recovery',
        signs: 'backup restor recover snapshot lost delet archive tape',
        bring: ['The report of the last backup that worked', 'How many hours of work you can afford to lose'],
      },
      security: {
        label: 'Security incident',
        signs: 'phish ransom malware hack breach attack virus suspicious leak',
        bring: ['What was seen first, when, and by which user', 'A colleague who may disconnect a system'],
      },
    },
    mentors: {
      ines: ['Lisbon', 'Moved a hospital group with 40 sites to single sign-on.'],
      tomasz: ['Warsaw', 'Plans radio networks for warehouses and open offices.'],
      amara: ['Lagos', 'Ran the mail of a university through two migrations.'],
      jonas: ['Berlin', 'Tests restores for a living, and has a list of those that failed.'],
      claire: ['Toronto', 'Led the first week after a breach, eleven times.'],
      daniel: ['Denver', 'Keeps 6,000 laptops of a school district on the same version.'],
    },
    urgencies: { now: 'Now', week: 'This week', plan: 'Later' },
    agenda: ['What happens, and what you tried', 'Find the cause together', 'Next steps, each with an owner'],
    problem: 'What is the problem?',
    example: 'Users have to enter a second factor all day',
    find: 'Find a mentor',
    language: 'Language',
    pick: 'Or pick a topic',
    unclear: 'Which topic is closest?',
    topic: 'Topic',
    howSoon: 'How soon?',
    mentor: 'Mentor',
    everyone: 'Mentors',
    fit: 'Best fit first',
    mentorsFor: 'Choose an hour',
    hoursIn: (zone: string) => `Times in your time zone, ${zone}.`,
    sessions: (count: number) => `${count} sessions on this topic`,
    hour: (time: string, day: string, name: string) => `${time}, ${day}, with ${name}`,
    session: (moment: string, name: string) => `${moment}, with ${name}`,
    there: (time: string, city: string) =>
      `${time} in ${city}. One hour on video, with your screen shared if you like.`,
    minutes: (minutes: number) => `${minutes} min`,
    bring: 'Have ready',
    notBooked: 'Sample data: nothing was booked.',
    found: (names: string) => `Mentors: ${names}.`,
    prepared: 'The session is prepared.',
  },
} as const;
