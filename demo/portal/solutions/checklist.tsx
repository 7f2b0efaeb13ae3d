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
  progress: {
    waiting: boolean;
    /** False also when the record could not be read. */
    isLoaded: boolean;
    isUnderWay: boolean;
    /** Items whose change could not be stored. */
    lost: readonly string[];
    retry: () => void;
  };
}

/** Renders the tasks of a screen, completed automatically or manually. */
export function Checklist<Id extends string>({ title, items, onChange, progress }: ChecklistProps<Id>) {
  const { waiting, isLoaded, isUnderWay, retry } = progress;
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
    <section
      className="@container flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border border-line bg-surface px-5 py-3"
      aria-labelledby={name}
    >
      <h2 id={name} className="text-base">
        {title}
      </h2>
      <p className="text-xs text-subtle tabular-nums" role="status">
        {waiting && <span>{shell.loading}</span>}
        {isLoaded && <bdi>{shell.progress.done(count, items.length)}</bdi>}
      </p>
      <div className="order-1 w-full has-[[role=alert]:empty]:absolute has-[[role=alert]:empty]:w-auto">
        <RecordProblem lost={lost.map(({ label }) => label)} onRetry={storeAgain} isUnderWay={isUnderWay} />
      </div>
      <ul className="flex w-full flex-wrap gap-x-6 gap-y-1 @md:ms-auto @md:w-auto">
        {items.map(({ id, label, done }) => (
          <li key={id} className="max-w-full @max-sm:w-full">
            <label
              htmlFor={`${name}-${id}`}
              className="grid min-h-7 cursor-pointer grid-cols-[auto_1fr] items-center gap-3 pointer-coarse:min-h-11"
            >
              <Checkbox
                id={`${name}-${id}`}
                checked={done}
                disabled={!isLoaded}
                onChange={(event) => onChange(id, event.target.checked)}
              />
              <span className={done ? 'text-subtle' : ''}>{label}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
