import { Button } from '@gatehouse/ui/kit';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/provider';
import { messagesOf, type Ticket } from './tickets';

interface TicketViewProps {
  ticket: Ticket;
  onBack: () => void;
  onAnswer: (text: string) => void;
  onClose: () => void;
}

/** Renders one ticket with its messages and a form for the answer. */
export function TicketView({ ticket, onBack, onAnswer, onClose }: TicketViewProps) {
  const { ticketing: texts } = usePortalTexts('desktop').prototype;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useState('');
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="tool-stack">
      <div className="tool-ticket-head">
        <Button variant="ghost" size="icon-sm" aria-label={texts.all} onClick={onBack}>
          <ArrowLeft aria-hidden className="flips" />
        </Button>
        <h4 ref={heading} tabIndex={-1} className="tool-name">
          {texts.samples[ticket.sample].subject}
        </h4>
        <span className="small">{ticket.closed ? texts.closed : texts.open}</span>
      </div>
      <ol className="tool-messages">
        {messagesOf(ticket, texts).map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
          <li key={index} data-mine={message.from === texts.you}>
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
          <label htmlFor={id}>{texts.label}</label>
          <textarea id={id} rows={2} value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        <div className="tool-actions">
          <Button type="submit" size="sm" disabledReason={text.trim() ? undefined : texts.empty}>
            {texts.answer}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabledReason={ticket.closed ? texts.closedAlready : undefined}
            onClick={onClose}
          >
            {texts.close}
          </Button>
        </div>
      </form>
    </div>
  );
}
