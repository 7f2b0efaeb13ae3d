import { Alert, Badge, Button } from '@gatehouse/ui/kit';
import { useRef } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { Incident, Situation } from './incidents';
import { clock, type Ticket } from './sample-hour';
import { acknowledgementOf, messageFor } from './status-message';

const tones = { up: 'success', slow: 'warning', down: 'danger' } as const;

interface IncidentPanelProps {
  incident: Incident;
  situation: Situation;
  /** Minute of the acknowledgement; undefined before. */
  acknowledged: number | undefined;
  onAcknowledge: () => void;
}

/** Renders one incident: its tickets, the status message, and the button that sends it. */
export function IncidentPanel({ incident, situation, acknowledged, onAcknowledge }: IncidentPanelProps) {
  const { prototype: texts } = usePortalTexts('outage-hub');
  const { locale } = usePortalLanguage();
  const { since, state, changed, affected, tickets } = incident;
  const outcome = useRef<HTMLDivElement>(null);
  const acknowledge = () => {
    onAcknowledge();
    // The button is removed, so the focus moves first.
    outcome.current?.focus();
  };
  return (
    <div className="outage-incident">
      <p className="outage-facts">
        <Badge tone={tones[state]}>{state === 'up' ? texts.over : texts.states[state]}</Badge>
        <span>
          {state === 'up'
            ? texts.factsOver(clock(since, locale), clock(changed, locale), tickets.length)
            : texts.factsOpen(clock(since, locale), affected.length, tickets.length)}
        </span>
      </p>
      <TicketList tickets={tickets} none={texts.noTickets} />
      <figure className="outage-message">
        <figcaption className="small">{acknowledged === undefined ? texts.message : texts.nextUpdate}</figcaption>
        <blockquote>{messageFor(incident, situation, texts, locale)}</blockquote>
      </figure>
      <div ref={outcome} tabIndex={-1} className="outage-outcome">
        {acknowledged === undefined ? (
          <Button onClick={acknowledge}>{texts.acknowledge}</Button>
        ) : (
          <Acknowledged incident={incident} at={acknowledged} />
        )}
      </div>
    </div>
  );
}

function Acknowledged({ incident, at }: { incident: Incident; at: number }) {
  const { prototype: texts } = usePortalTexts('outage-hub');
  const { locale } = usePortalLanguage();
  const { title, text } = acknowledgementOf(incident, at, texts, locale);
  return (
    <Alert tone="success" title={title}>
      {text}
    </Alert>
  );
}

/** Renders tickets with their times. */
export function TicketList({ tickets, none }: { tickets: readonly Ticket[]; none: string }) {
  const { prototype: texts } = usePortalTexts('outage-hub');
  const { locale } = usePortalLanguage();
  if (tickets.length === 0) return <p className="small">{none}</p>;
  return (
    <ul className="outage-tickets">
      {tickets.map(({ at, id }) => (
        <li key={id}>
          <span className="small">{clock(at, locale)}</span>
          <span>{texts.tickets[id]}</span>
        </li>
      ))}
    </ul>
  );
}
