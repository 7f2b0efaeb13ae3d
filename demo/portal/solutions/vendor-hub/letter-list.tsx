import { EmptyState } from '@gatehouse/ui/kit';
import { ChevronDown, MailX } from 'lucide-react';
import { longDay, shortDay } from './format';
import { letterText } from './letter-text';
import type { Letter } from './outlook';

/** The notice letters that follow from the decisions, the next one first. */
export function LetterList({ letters }: { letters: readonly Letter[] }) {
  if (!letters.length)
    return (
      <EmptyState
        icon={<MailX />}
        title="No letter to send"
        description="Decide to renegotiate or leave, and the notice letter appears here with its date."
      />
    );
  return (
    <ul className="vendor-letters">
      {letters.map((letter) => (
        <li key={letter.contract.id}>
          <details>
            <summary>
              <ChevronDown aria-hidden className="vendor-open" />
              <span className="vendor-strong">{letter.contract.vendor}</span>
              <span>Send {letter.sendIn === 0 ? 'today' : `by ${shortDay(letter.sendIn)}`}</span>
              <span className="small">
                {letter.decision === 'leave' ? 'Notice' : 'Notice, with an invitation to talk'}, to arrive by{' '}
                {shortDay(letter.dueIn)}
              </span>
            </summary>
            <div className="vendor-letter">
              {letterText(letter, longDay(letter.contract.endsIn)).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
