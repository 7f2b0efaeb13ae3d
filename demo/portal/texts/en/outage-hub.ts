const ticketsOf = (count: number) => `${count} ${count === 1 ? 'ticket' : 'tickets'}`;
const are = (count: number) => (count === 1 ? 'is' : 'are');

export const texts = {
  problem:
    'When a vendor’s service goes down, you hear about it from your own colleagues, one ticket at a time. Each ticket describes a different symptom, the vendor’s status page is still green, and one colleague answers the same question forty times while another looks for the cause in your own systems.',
  benefits: [
    {
      title: 'One cause, not forty tickets',
      text: 'The board knows what depends on what. Tickets with the same cause are grouped. All others stay visible.',
    },
    {
      title: 'What it means for you',
      text: 'The vendor says sign-in is slow. The board says payroll will be unavailable until noon.',
    },
    {
      title: 'Your colleagues know first',
      text: 'The message is drafted from what is known: what is down, what still works, and when the next update comes. You review and send it.',
    },
  ],
  steps: [
    'You list your own services and your vendors’ services, and what each one depends on.',
    'Vendor status pages and your own checks report to the board every minute.',
    'We trace the outage to every service it affects.',
    'New tickets are matched to the incident that caused them.',
    'You acknowledge, the message goes out, and everyone who opened a ticket gets it.',
  ],
  standing:
    'In the pilot, the board and the grouping run on real signals. Sending is not built yet: you copy the message into your own email.',
  task: 'Go through an hour with two failures at once, see which tickets belong together, and acknowledge when you would.',
  questions: [
    'Who keeps the list of what depends on what, and how would you notice when it is out of date?',
    'Would you let the message go out before anyone has read it, if it is three in the morning?',
    'Which of your vendors tell you nothing at all when they are down?',
  ],
  /** Texts of the sample hour. */
  prototype: {
    rented: { identity: 'Identity provider', line: 'Office line', mail: 'Mail service' },
    own: {
      vpn: 'VPN',
      intranet: 'Intranet',
      desk: 'Ticket system',
      files: 'File store',
      payroll: 'Payroll',
      phones: 'Phone system',
    },
    external: 'External',
    internal: 'Internal',
    tickets: {
      intranet: 'Intranet asks me to sign in again and again',
      vpn: 'VPN does not accept my password',
      desk: 'Ticket page is blank, I am writing from my phone',
      payroll: 'Payroll does not open, paychecks go out at noon',
      phones: 'Callers hear half of what I say',
      shop: 'Wrong price on the blue folder',
      calls: 'Calls drop after a minute',
      late: 'Intranet works again, but is slow',
    },
    states: { up: 'Up', slow: 'Slow', down: 'Down' },
    over: 'Resolved',
    needs: (name: string) => `depends on ${name}`,
    back: 'Five minutes back',
    forward: 'Five minutes forward',
    time: 'Time',
    allUp: 'All services are up.',
    upAgain: 'All services are up again.',
    feel: (count: number, all: number) => `${count} of your ${all} internal services ${are(count)} affected.`,
    quiet: 'Nothing to report. Go five minutes forward.',
    incidents: 'Incidents',
    others: 'Other tickets',
    allGrouped: 'Every ticket so far belongs to an incident.',
    noTickets: 'No tickets yet.',
    facts: (since: string, tickets: number) => `First sign ${since}, ${ticketsOf(tickets)} grouped`,
    message: 'Message to your colleagues',
    nextUpdate: 'Your next update',
    acknowledge: 'Acknowledge and send',
    messages: {
      over: (name: string, since: string) => `${name}: back to normal after an incident that began at ${since}.`,
      slow: (name: string, since: string) => `${name}: slow, first sign at ${since}.`,
      down: (name: string, since: string) => `${name}: down, first sign at ${since}.`,
      stopped: (names: string, count: number) => `${names} ${are(count)} not working.`,
      slowed: (names: string, count: number) => `${names} ${are(count)} working, but not as usual.`,
      known: (time: string) => `We know about it, so there is no need to report it. Next update at ${time}.`,
    },
    acknowledged: (at: string, minutes: number) =>
      minutes === 0 ? `Acknowledged at ${at}, at the first sign` : `Acknowledged at ${at}, after ${minutes} minutes`,
    answers: (before: number, later: number) =>
      `${before === 0 ? 'No one had written yet.' : `One message answered ${ticketsOf(before)}.`}${later === 0 ? '' : ` ${later} more came in since.`}`,
  },
} as const;
