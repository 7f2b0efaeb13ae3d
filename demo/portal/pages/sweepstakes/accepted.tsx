import { Check } from 'lucide-react';
import { usePortalTexts } from '../../texts/provider';

interface AcceptedProps {
  /** Formatted date; undefined when the database has none. */
  on: string | undefined;
  drawing: string;
}

/** Renders the confirmation in place of the form for a user who has accepted before. */
export function Accepted({ on, drawing }: AcceptedProps) {
  const texts = usePortalTexts('sweepstakes');
  return (
    <section className="accepted" aria-labelledby="accepted">
      <span className="sent-sign">
        <Check aria-hidden />
      </span>
      <div>
        <h2 id="accepted">{texts.accepted}</h2>
        <p>
          {on ? texts.acceptedOn(on) : texts.acceptedBefore} {texts.next(drawing)}
        </p>
      </div>
    </section>
  );
}
