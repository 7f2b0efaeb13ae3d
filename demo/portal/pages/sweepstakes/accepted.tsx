import { Check } from 'lucide-react';

interface AcceptedProps {
  /** In words; left out where the database did not say. */
  on: string | undefined;
  drawing: string;
}

/** Replaces the form for a user who has accepted before. */
export function Accepted({ on, drawing }: AcceptedProps) {
  return (
    <section className="accepted" aria-labelledby="accepted">
      <span className="sent-sign">
        <Check aria-hidden />
      </span>
      <div>
        <h2 id="accepted">You are taking part</h2>
        <p>
          {on ? `You accepted the terms on ${on}.` : 'You have accepted the terms.'} The next drawing is on {drawing}.
        </p>
      </div>
    </section>
  );
}
