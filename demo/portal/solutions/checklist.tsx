import { Checkbox } from '@gatehouse/ui/kit';
import { useId } from 'react';
import { RecordProblem } from '../layout/record-problem';
import { usePortalTexts } from '../texts/provider';

interface ChecklistItem<Id extends string> {
  id: Id;
  label: string;
  done: boolean;
}

interface ChecklistProps<Id extends string> {
  title: string;
  items: readonly ChecklistItem<Id>[];
  onChange: (id: Id, done: boolean) => void;
  /** State of the user's record. */
  progress: {
    /** Whether the record is loading. */
    waiting: boolean;
    /** False also when the record could not be read. */
    known: boolean;
    isUnderWay: boolean;
    /** Items whose change could not be stored. */
    lost: readonly string[];
    retry: () => void;
  };
}

/** Renders the tasks of a screen, completed automatically or manually. */
export function Checklist<Id extends string>({ title, items, onChange, progress }: ChecklistProps<Id>) {
  const { waiting, known, isUnderWay, retry } = progress;
  const shell = usePortalTexts('shell');
  const name = useId();
  const count = items.filter(({ done }) => done).length;
  const lost = items.filter(({ id }) => progress.lost.includes(id));
  const storeAgain = () => {
    retry();
    // The button is removed with the message.
    document.getElementById(`${name}-${lost[0]?.id}`)?.focus();
  };
  return (
    <section className="card checklist" aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <p className="count" role="status">
        {waiting && <span>{shell.loading}</span>}
        {known && <bdi>{shell.progress.done(count, items.length)}</bdi>}
      </p>
      <RecordProblem lost={lost.map(({ label }) => label)} onRetry={storeAgain} isUnderWay={isUnderWay} />
      <ul>
        {items.map(({ id, label, done }) => (
          <li key={id}>
            <label htmlFor={`${name}-${id}`}>
              <Checkbox
                id={`${name}-${id}`}
                checked={done}
                disabled={!known}
                onChange={(event) => onChange(id, event.target.checked)}
              />
              <span>{label}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
