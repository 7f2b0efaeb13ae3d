import type { PrototypeTexts } from '../../texts/prototype-texts';

type Texts = PrototypeTexts<'desktop'>['ticketing'];

interface Message {
  readonly from: string;
  readonly text: string;
}

export interface Ticket {
  readonly id: number;
  /** Its subject and first messages. */
  readonly sample: keyof Texts['samples'];
  readonly closed: boolean;
  /** Answers of the user, after the first messages. */
  readonly answers: readonly string[];
}

/** Tickets of the sample company. */
export const sampleTickets: readonly Ticket[] = [
  { id: 4711, sample: 'humming', closed: false, answers: [] },
  { id: 4708, sample: 'tender', closed: false, answers: [] },
  { id: 4702, sample: 'monitors', closed: true, answers: [] },
];

/** Returns the messages of a ticket, oldest first. */
export const messagesOf = (
  { sample, answers }: Ticket,
  { samples, you }: Pick<Texts, 'samples' | 'you'>,
): readonly Message[] => [...samples[sample].messages, ...answers.map((text) => ({ from: you, text }))];

/** Returns the tickets with an answer added to one, which reopens it; a blank answer changes nothing. */
export const answered = (tickets: readonly Ticket[], id: number, text: string): readonly Ticket[] => {
  const trimmed = text.trim();
  if (!trimmed) return tickets;
  return tickets.map((ticket) =>
    ticket.id === id ? { ...ticket, closed: false, answers: [...ticket.answers, trimmed] } : ticket,
  );
};

/** Returns the tickets with one of them closed. */
export const closed = (tickets: readonly Ticket[], id: number): readonly Ticket[] =>
  tickets.map((ticket) => (ticket.id === id ? { ...ticket, closed: true } : ticket));
