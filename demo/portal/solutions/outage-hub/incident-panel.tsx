import { Alert, Badge, Button } from '@gatehouse/ui/kit';
import { useRef } from 'react';
import type { Incident, Situation } from './incidents';
import { clock, type Ticket } from './sample-hour';
import { stateWords } from './state-mark';
import { acknowledgementOf, count, messageFor } from './status-message';

const tones = { up: 'success', slow: 'warning', down: 'danger' } as const;

interface IncidentPanelProps {
  incident: Incident;
  situation: Situation;
  /** The minute it was acknowledged, if that has come. */
  acknowledged: number | undefined;
  onAcknowledge: () => void;
}

/** One incident: its tickets, the message about it, and the button that sends it. */
export function IncidentPanel({ incident, situation, acknowledged, onAcknowledge }: IncidentPanelProps) {
  const { since, state, changed, affected, tickets } = incident;
  const outcome = useRef<HTMLDivElement>(null);
  const acknowledge = () => {
    onAcknowledge();
    // The button goes away, and the focus must not go with it.
    outcome.current?.focus();
  };
  return (
    <div className="outage-incident">
      <p className="outage-facts">
        <Badge tone={tones[state]}>{state === 'up' ? 'Over' : stateWords[state]}</Badge>
        <span>
          First sign {clock(since)},{' '}
          {state === 'up'
            ? `back to normal since ${clock(changed)}`
            : `${count(affected.length, 'own service')} affected`}
          , {count(tickets.length, 'ticket')} grouped
        </span>
      </p>
      <TicketList tickets={tickets} none="Nobody has written yet." />
      <figure className="outage-message">
        <figcaption className="small">
          {acknowledged === undefined ? 'Message to your people' : 'Your next update'}
        </figcaption>
        <blockquote>{messageFor(incident, situation)}</blockquote>
      </figure>
      <div ref={outcome} tabIndex={-1} className="outage-outcome">
        {acknowledged === undefined ? (
          <Button onClick={acknowledge}>Acknowledge and send</Button>
        ) : (
          <Acknowledged incident={incident} at={acknowledged} />
        )}
      </div>
    </div>
  );
}

function Acknowledged({ incident, at }: { incident: Incident; at: number }) {
  const { title, text } = acknowledgementOf(incident, at);
  return (
    <Alert tone="success" title={title}>
      {text}
    </Alert>
  );
}

/** Tickets with the time they came. */
export function TicketList({ tickets, none }: { tickets: readonly Ticket[]; none: string }) {
  if (tickets.length === 0) return <p className="small">{none}</p>;
  return (
    <ul className="outage-tickets">
      {tickets.map(({ at, text }) => (
        <li key={text}>
          <span className="small">{clock(at)}</span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
