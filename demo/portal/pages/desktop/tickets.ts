interface Message {
  readonly from: string;
  readonly text: string;
}

export interface Ticket {
  readonly id: number;
  readonly subject: string;
  readonly from: string;
  readonly closed: boolean;
  readonly messages: readonly Message[];
}

export const ME = 'You';

/** Tickets of the sample company. */
export const sampleTickets: readonly Ticket[] = [
  {
    id: 4711,
    subject: 'Laptop has been humming since Monday',
    from: 'Jonas',
    closed: false,
    messages: [{ from: 'Jonas', text: 'The fan runs all day, even with nothing open. Is it going to break?' }],
  },
  {
    id: 4708,
    subject: 'Access to the tender folder',
    from: 'Leila',
    closed: false,
    messages: [
      { from: 'Leila', text: 'I am taking over the tender from Marc and cannot see the folder.' },
      { from: 'Bot', text: 'Marc owns the folder. I have asked him to agree.' },
    ],
  },
  {
    id: 4702,
    subject: 'Two monitors, one black',
    from: 'Omar',
    closed: true,
    messages: [
      { from: 'Omar', text: 'The second monitor has been black since lunch.' },
      { from: ME, text: 'The dock needs new firmware. It will be installed tonight.' },
    ],
  },
];

/** The tickets with an answer added to one; blank answers change nothing, and an answer opens a closed ticket again. */
export const answered = (tickets: readonly Ticket[], id: number, text: string): readonly Ticket[] => {
  const said = text.trim();
  if (!said) return tickets;
  return tickets.map((ticket) =>
    ticket.id === id ? { ...ticket, closed: false, messages: [...ticket.messages, { from: ME, text: said }] } : ticket,
  );
};

/** The tickets with one of them closed. */
export const closed = (tickets: readonly Ticket[], id: number): readonly Ticket[] =>
  tickets.map((ticket) => (ticket.id === id ? { ...ticket, closed: true } : ticket));
