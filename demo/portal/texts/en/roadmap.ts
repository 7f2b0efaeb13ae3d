/** Texts of the roadmap. */
export const texts = {
  lead: 'What we have done, what we are working on, and what we think comes next. Plans change with what you tell us; the farther away, the more.',
  area: 'Area',
  count: (count: number) => (count === 1 ? '1 milestone' : `${count} milestones`),
  quarter: (number: number, year: number) => `Quarter ${number} of ${year}`,
  tenses: { Done: 'Done', Overdue: 'Overdue', Now: 'Now', Next: 'Next', Later: 'Later' },
  overdue: 'This quarter is over. What has no tick has not been marked as done.',
  share: 'Share of this quarter that has passed',
  milestones: {
    outageClients: {
      title: 'Outage Monitoring with the first clients',
      text: 'Twelve weeks beside real outages. The board stayed; the world map went, since no one looked at it.',
    },
    ownSignIn: {
      title: 'Sign-in through your own identity provider',
      text: 'One address for everything here, with the second factor that your company asks for.',
    },
    automationRuns: {
      title: 'Managed Automation runs unattended',
      text: 'Routines stop at a guard rail and ask for a decision. Before that, every run had to be watched.',
    },
    ticketsInApp: {
      title: 'Tickets in the Desktop App',
      text: 'Open, answer and close without a browser. Attachments are still missing.',
    },
    dryRun: {
      title: 'A dry run for workflows',
      text: 'Every step shows what it would do with last week’s real events, before anything is switched on.',
    },
    mentorCalendars: {
      title: 'Calendars of mentors',
      text: 'Free hours come from the calendar itself, so that an hour that was booked elsewhere is not offered.',
    },
    tenIntegrations: {
      title: 'The ten integrations that clients name most',
      text: 'They come from the lists that clients keep on the Integrations screen. What you write there moves them.',
    },
    ownDocuments: {
      title: 'Actual Intelligence on your own documents',
      text: 'Connectors for a wiki, a ticket system and a shared folder. Until then it answers from sample documents.',
    },
    noticeLetters: {
      title: 'Notice letters from Vendor Management',
      text: 'A draft a month before the notice date, with the year’s figures in it. You send it yourself.',
    },
    appOffline: {
      title: 'The Desktop App offline',
      text: 'Articles and open tickets without a connection; what you write is sent when there is one.',
    },
    bookRooms: {
      title: 'Onboarding plans that book rooms and devices',
      text: 'The plan knows what is in stock and what has to be ordered in time.',
    },
    twoWayTickets: {
      title: 'Two-way tickets for every ticket system',
      text: 'What is answered in one system is answered in the other. Today that works with ServiceNow and Jira Service Management.',
    },
    forecasts: {
      title: 'Forecasts in Project Execution from your own past',
      text: 'Ranges learned from how long your projects took, instead of from estimates alone. This one may not work.',
    },
    ownPortal: {
      title: 'A portal in the name of your company',
      text: 'Your colors, your address, your choice of screens, for the users you serve.',
    },
  },
} as const;
