const ticketsOf = (count: number) => `${count} ${count === 1 ? 'ticket' : 'tickets'}`;
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** Texts of the sample hour. */
export const prototype = {
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
} as const;
