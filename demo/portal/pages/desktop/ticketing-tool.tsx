import { Badge } from '@gatehouse/ui/kit';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../layout/announcer';
import { TicketView } from './ticket-view';
import { answered, closed, sampleTickets } from './tickets';

/** Tickets: open one, answer it, close it. */
export function TicketingTool() {
  const announce = useAnnounce();
  const [tickets, setTickets] = useState(sampleTickets);
  const [open, setOpen] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const shown = tickets.find(({ id }) => id === open);

  const back = () => {
    const from = open;
    flushSync(() => setOpen(undefined));
    list.current?.querySelector<HTMLElement>(`[data-ticket="${from}"]`)?.focus();
  };

  if (shown) {
    return (
      <TicketView
        key={shown.id}
        ticket={shown}
        onBack={back}
        onAnswer={(text) => {
          setTickets(answered(tickets, shown.id, text));
          announce('Your answer was added.');
        }}
        onClose={() => {
          setTickets(closed(tickets, shown.id));
          announce(`Ticket ${shown.id} is closed.`);
        }}
      />
    );
  }
  return (
    <ul ref={list} className="tool-rows">
      {tickets.map(({ id, subject, from, closed: isClosed, messages }) => (
        <li key={id}>
          <button type="button" data-ticket={id} className="tool-ticket" onClick={() => setOpen(id)}>
            <span className="tool-main">
              <span className="tool-name">{subject}</span>
              <span className="small">
                {from}, {messages.length === 1 ? '1 message' : `${messages.length} messages`}
              </span>
            </span>
            <Badge tone={isClosed ? 'neutral' : 'info'}>{isClosed ? 'Closed' : 'Open'}</Badge>
          </button>
        </li>
      ))}
    </ul>
  );
}
