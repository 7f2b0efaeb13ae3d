/** The interactive mockup of the desktop application and its sample data. */
export const prototype = {
  tools: 'Tools',
  seen: 'seen',
  applications: {
    verbs: { free: 'Request', requested: 'An hour later', approved: 'A day later', installed: 'Start over' },
    states: { free: 'Ready at once', approved: 'Approved, installs tonight', installed: 'Installed' },
    approvers: {
      finance: { needed: 'Needs approval from Ines in Finance', waiting: 'Waiting for Ines in Finance' },
      manager: { needed: 'Needs approval from your manager', waiting: 'Waiting for your manager' },
      data: { needed: 'Needs approval from the data team', waiting: 'Waiting for the data team' },
    },
    software: {
      drawboard: 'Whiteboards and diagrams',
      ledger: 'Accounts and invoices',
      video: 'Editing and captions',
      query: 'Reports from the data warehouse',
    },
  },
  knowledge: {
    search: 'Search articles',
    example: 'Try vpn, phone or print',
    none: 'No article has all of these words. Try one of them, or ask in Ticketing.',
    found: (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`,
    articles: [
      {
        title: 'VPN does not connect from a hotel',
        text: 'Open the hotel’s sign-in page in a browser first. Once you are on the internet, connect the VPN again. If it still fails, switch its protocol to TCP in Settings.',
      },
      {
        title: 'Change your password before it expires',
        text: 'Press Ctrl + Alt + Del and choose Change a password. Lock the screen afterwards and unlock it with the new one, so that the laptop learns it. Your phone asks for it within an hour.',
      },
      {
        title: 'A new phone and the authenticator app',
        text: 'Keep the old phone until the new one shows codes. In Account, choose Security, then Add a device, and scan the picture. Without the old phone, ask the service desk for a one-time code.',
      },
      {
        title: 'Print from a personal laptop',
        text: 'Send the file to print@acme.test as an attachment. It waits at every printer for a day: hold your badge to the reader.',
      },
      {
        title: 'Share a large file outside the company',
        text: 'Put it into the Outgoing folder and choose Share. The link expires after fourteen days. Files above 20 GB need a ticket.',
      },
      {
        title: 'Meeting room screen stays black',
        text: 'Unplug the cable for ten seconds, then choose Laptop on the panel on the wall. If the panel is dark, its switch is below the table.',
      },
    ],
  },
  automation: {
    routines: {
      unlock: { name: 'Unlock accounts', about: 'After the user confirms on their phone' },
      disk: { name: 'Free disk space', about: 'When a laptop has less than 5 GB left' },
      certificates: { name: 'Renew certificates', about: 'Two weeks before they expire' },
      reminders: { name: 'Chase unanswered tickets', about: 'One reminder after three days, then closed' },
    },
    hours: (hours: number) => `${hours} h`,
    minutes: (minutes: number) => `${minutes} min`,
    hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    off: 'Nothing is turned on.',
    saved: (time: string) => `Saves about ${time} of work a week.`,
  },
  status: {
    health: { up: 'Works', slow: 'Slow', down: 'Down' },
    services: {
      mail: 'Mail and calendar',
      'sign-in': 'Sign-in',
      files: 'File shares',
      payroll: 'Payroll',
      rooms: 'Meeting rooms',
    },
    filesNote: (until: string) => `Large files take a minute to open. Storage is being rebuilt until ${until}.`,
    payrollNote: (since: string, next: string) => `The vendor confirmed an outage at ${since}. Next update at ${next}.`,
    notify: 'Notify me when it’s back',
    notified: 'We’ll notify you',
    announceNotified: (service: string) => `We’ll notify you when ${service} is back.`,
    announceNotNotified: (service: string) => `No notification for ${service}.`,
  },
  migrations: {
    title: 'Mail to the new tenant',
    stepsDone: 'Steps done',
    steps: {
      count: { name: 'Count mailboxes and rules', done: '240 mailboxes, 31 with rules that need care' },
      copy: { name: 'Copy in the background', done: (size: string) => `${size} copied, nobody noticed` },
      pilot: { name: 'Try with ten volunteers', done: 'Two reports, both resolved' },
      move: { name: 'Move everyone on Saturday night', done: '240 of 240 moved' },
      off: { name: 'Turn off the old system', done: 'Kept readable for 30 days' },
    },
    standing: (done: number, all: number, next: string) => `${done} of ${all} steps done. Next: ${next}.`,
    complete: 'All steps done. Nothing is left behind.',
    finish: 'Finish step',
    undo: 'Undo',
    allDone: 'Every step is done.',
    noneDone: 'No step is done yet.',
  },
  ticketing: {
    you: 'You',
    all: 'All tickets',
    open: 'Open',
    closed: 'Closed',
    messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
    from: (name: string, messages: string) => `${name}, ${messages}`,
    label: 'Your reply',
    empty: 'Write a reply first.',
    answer: 'Reply',
    close: 'Close ticket',
    closedAlready: 'It is closed already.',
    announceAnswered: 'Your reply was added.',
    announceClosed: (id: number) => `Ticket ${id} is closed.`,
    samples: {
      humming: {
        subject: 'Laptop has been humming since Monday',
        messages: [{ from: 'Jonas', text: 'The fan runs all day, even with nothing open. Is it going to break?' }],
      },
      tender: {
        subject: 'Access to the bid folder',
        messages: [
          { from: 'Leila', text: 'I’m taking over the bid from Marc and can’t see the folder.' },
          { from: 'Bot', text: 'Marc owns the folder. I have asked him to agree.' },
        ],
      },
      monitors: {
        subject: 'Two monitors, one black',
        messages: [
          { from: 'Omar', text: 'The second monitor has been black since lunch.' },
          { from: 'You', text: 'The dock needs new firmware. It will be installed tonight.' },
        ],
      },
    },
  },
  bots: {
    conversation: 'Talk with the bot',
    hello: 'Hello. I know accounts, outages and your requests.',
    label: 'Your question',
    example: 'Or ask in your own words',
    ask: 'Ask',
    /** Beginnings of words by which the bot recognizes a topic, with spaces between. */
    words: {
      locked: 'lock unlock password sign login log',
      outage: 'down outage slow payroll mail file broken',
      request: 'request ticket order when where laptop',
    },
    questions: { locked: 'My account is locked', outage: 'Is payroll down?', request: 'Where is my request?' },
    locked: 'I can unlock it. Confirm the number 42 on your phone, then try again. Nothing else changes.',
    outage: (since: string, until: string) =>
      `Payroll has been down since ${since}, mail works, and file shares are slow until ${until}. I will tell you when they are back.`,
    request: 'Your request for Ledger Pro has been with Ines in Finance since yesterday. I will remind her at noon.',
    unknown: 'I don’t know that. I have opened a ticket with your words, and an agent will reply within two hours.',
  },
} as const;
