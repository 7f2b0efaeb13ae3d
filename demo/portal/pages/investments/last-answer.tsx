import { Skeleton } from '@gatehouse/ui/kit';
import type { OwnRow } from '../../../research/contract';
import { sentDate } from '../../feedback/sent-date';
import { answerLines } from './investment-form';

/** The user's last submission with its date; nothing when there is none. */
export function LastAnswer({ row }: { row: OwnRow | undefined }) {
  if (!row) return null;
  const on = sentDate(row.CreatedAt);
  return (
    <section aria-labelledby="last" className="last-answer">
      <h3 id="last">Your last answer</h3>
      <p>{on && `Sent on ${on}. `}Send another if it has changed; the newest one counts.</p>
      <dl>
        {answerLines(row).map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The shape of the last answer. */
export function LastAnswerSkeleton() {
  return (
    <div className="last-answer">
      <Skeleton className="blank-short" />
      <Skeleton className="blank-long" />
    </div>
  );
}
