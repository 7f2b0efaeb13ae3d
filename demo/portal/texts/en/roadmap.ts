export const texts = {
  lead: 'What we have done, what we are working on, and what we think comes next. Plans change with your feedback, later ones most.',
  area: 'Area',
  count: (count: number) => (count === 1 ? '1 milestone' : `${count} milestones`),
  quarter: (number: number, year: number) => `Q${number} ${year}`,
  tenses: { Done: 'Done', Overdue: 'Overdue', Now: 'Now', Next: 'Next', Later: 'Later' },
  overdue: 'This quarter has ended. Items without a check mark aren’t done.',
  share: (percent: string) => `${percent} of the quarter has passed`,
  milestones: {
    outageClients: {
      title: 'Outage Monitoring with the first clients',
      text: 'Twelve weeks of real outages. We kept the board and dropped the world map.',
    },
    ownSignIn: {
      title: 'Sign-in through your own identity provider',
      text: 'One address for everything here, with the second factor your company requires.',
    },
    automationRuns: {
      title: 'Managed Automation runs unattended',
      text: 'Routines stop at a guardrail and ask for a decision. Until now, every run had to be watched.',
    },
    ticketsInApp: {
      title: 'Tickets in the Desktop App',
      text: 'Open, answer and close without a browser. Attachments are still missing.',
    },
    dryRun: {
      title: 'A dry run for workflows',
      text: 'Every step shows what it would do with last week’s real events, before anything is turned on.',
    },
    mentorCalendars: {
      title: 'Mentor calendars',
      text: 'Openings come straight from the calendar, so an hour booked elsewhere is never offered.',
    },
    tenIntegrations: {
      title: 'The ten most requested integrations',
      text: 'They come from the lists that clients keep on the Integrations screen. Your list changes their order.',
    },
    ownDocuments: {
      title: 'Actual Intelligence on your own documents',
      text: 'Connectors for a wiki, a ticket system and a shared folder. Until then, it answers from sample documents.',
    },
    noticeLetters: {
      title: 'Notice letters from Vendor Management',
      text: 'A draft a month before the notice date, with the year’s figures in it. You send it yourself.',
    },
    appOffline: {
      title: 'The Desktop App offline',
      text: 'Articles and open tickets without a connection; what you write is sent once you are back online.',
    },
    bookRooms: {
      title: 'Onboarding plans that book rooms and devices',
      text: 'The plan knows what is in stock and what has to be ordered in time.',
    },
    twoWayTickets: {
      title: 'Two-way tickets for every ticket system',
      text: 'An answer in one system appears in the other. Today this works with ServiceNow and Jira Service Management.',
    },
    forecasts: {
      title: 'Forecasts in Project Execution from your past projects',
      text: 'Ranges learned from how long your projects took, instead of from estimates alone. This one may not work.',
    },
    ownPortal: {
      title: 'A portal in your company’s name',
      text: 'Your colors, your address, your choice of screens, for the users you serve.',
    },
  },
} as const;
