import { Button } from '@gatehouse/ui/kit';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ME, type Ticket } from './tickets';

interface TicketViewProps {
  ticket: Ticket;
  onBack: () => void;
  onAnswer: (text: string) => void;
  onClose: () => void;
}

/** One ticket with its messages and a place for the answer. */
export function TicketView({ ticket, onBack, onAnswer, onClose }: TicketViewProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useState('');
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="tool-stack">
      <div className="tool-ticket-head">
        <Button variant="ghost" size="icon-sm" aria-label="All tickets" onClick={onBack}>
          <ArrowLeft aria-hidden className="flips" />
        </Button>
        <h4 ref={heading} tabIndex={-1} className="tool-name">
          {ticket.subject}
        </h4>
        <span className="small">{ticket.closed ? 'Closed' : 'Open'}</span>
      </div>
      <ol className="tool-talk">
        {ticket.messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
          <li key={index} data-mine={message.from === ME}>
            <span className="small">{message.from}</span>
            <p>{message.text}</p>
          </li>
        ))}
      </ol>
      <form
        className="tool-stack"
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(text);
          setText('');
        }}
      >
        <div className="tool-field">
          <label htmlFor={id}>Your answer</label>
          <textarea id={id} rows={2} value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        <div className="tool-actions">
          <Button type="submit" size="sm" disabledReason={text.trim() ? undefined : 'Write an answer first.'}>
            Answer
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabledReason={ticket.closed ? 'It is closed already.' : undefined}
            onClick={onClose}
          >
            Close ticket
          </Button>
        </div>
      </form>
    </div>
  );
}
