import { Skeleton } from '@gatehouse/ui/kit';
import type { OwnRow } from '../../../research/contract';
import { sentDate } from '../../feedback/sent-date';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { answerLines } from './investment-form';

/** Renders the user's last submission with its date; nothing when there is none. */
export function LastAnswer({ row }: { row: OwnRow | undefined }) {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('investments');
  const { locale } = usePortalLanguage();
  if (!row) return null;
  const on = sentDate(row.CreatedAt, locale);
  return (
    <section aria-labelledby="last" className="last-answer">
      <h3 id="last">{texts.last}</h3>
      <p>{on ? `${texts.sentOn(on)} ${texts.newest}` : texts.newest}</p>
      <dl>
        {answerLines(row, texts, shell).map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Renders the skeleton of the last submission. */
export function LastAnswerSkeleton() {
  return (
    <div className="last-answer">
      <Skeleton className="blank-short" />
      <Skeleton className="blank-long" />
    </div>
  );
}
