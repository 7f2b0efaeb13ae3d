import { Badge } from '@gatehouse/ui/kit';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../layout/announcer';
import { usePortalTexts } from '../../texts/provider';
import { TicketView } from './ticket-view';
import { answered, closed, messagesOf, sampleTickets } from './tickets';

/** Renders the list of tickets, or the open one. */
export function TicketingTool() {
  const { ticketing: texts } = usePortalTexts('desktop').prototype;
  const announce = useAnnounce();
  const [tickets, setTickets] = useState(sampleTickets);
  const [open, setOpen] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const openTicket = tickets.find(({ id }) => id === open);

  const back = () => {
    const from = open;
    flushSync(() => setOpen(undefined));
    list.current?.querySelector<HTMLElement>(`[data-ticket="${from}"]`)?.focus();
  };

  if (openTicket) {
    return (
      <TicketView
        key={openTicket.id}
        ticket={openTicket}
        onBack={back}
        onAnswer={(text) => {
          setTickets(answered(tickets, openTicket.id, text));
          announce(texts.announceAnswered);
        }}
        onClose={() => {
          setTickets(closed(tickets, openTicket.id));
          announce(texts.announceClosed(openTicket.id));
        }}
      />
    );
  }
  return (
    <ul ref={list} className="tool-rows">
      {tickets.map((ticket) => {
        const messages = messagesOf(ticket, texts);
        return (
          <li key={ticket.id}>
            <button type="button" data-ticket={ticket.id} className="tool-ticket" onClick={() => setOpen(ticket.id)}>
              <span className="tool-main">
                <span className="tool-name">{texts.samples[ticket.sample].subject}</span>
                <span className="small">{texts.from(messages[0]?.from ?? '', texts.messages(messages.length))}</span>
              </span>
              <Badge tone={ticket.closed ? 'neutral' : 'info'}>{ticket.closed ? texts.closed : texts.open}</Badge>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
