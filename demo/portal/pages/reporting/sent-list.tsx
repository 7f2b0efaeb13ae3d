import { Button, EmptyState, Select } from '@gatehouse/ui/kit';
import { Inbox } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { FeedbackKind } from '../../../research/feedback/kinds';
import { type Sent, storedAt } from '../../feedback/own-rows';
import { locale } from '../../screens/locale';
import { answersOf, kindNames, kinds } from './summary';

const PAGE = 10;
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

function Entry({ entry }: { entry: Sent }) {
  const at = storedAt(entry.row);
  const { Solution, Rating } = entry.row;
  return (
    <li>
      <details className="sent-entry">
        <summary>
          <span className="sent-what">
            <span className="sent-kind">{kindNames[entry.kind]}</span>
            {typeof Solution === 'string' && <span className="sent-about">{Solution}</span>}
            {typeof Rating === 'number' && <bdi className="sent-about">{`${Rating} of 5`}</bdi>}
          </span>
          {at && (
            <time className="sent-time" dateTime={at.toISOString()}>
              <bdi>{day.format(at)}</bdi>
            </time>
          )}
        </summary>
        <dl>
          {answersOf(entry).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}

/** Everything that was sent, newest first, to read again. */
export function SentList({ sent }: { sent: readonly Sent[] }) {
  const id = useId();
  const [kind, setKind] = useState<FeedbackKind>();
  const [shown, setShown] = useState(PAGE);
  const chosen = sent.filter((entry) => kind === undefined || entry.kind === kind);
  const offered = kinds.filter((name) => sent.some((entry) => entry.kind === name));

  if (sent.length === 0)
    return (
      <EmptyState
        icon={<Inbox />}
        title="Nothing sent yet"
        description="What you send is listed here, so that you can read it again."
        action={
          <Button asChild>
            <Link href="/feedback">Give feedback</Link>
          </Button>
        }
      />
    );
  return (
    <>
      <div className="sent-tools">
        <label htmlFor={id}>Show</label>
        <Select
          id={id}
          value={kind ?? ''}
          onChange={({ target }) => {
            setKind(kinds.find((known) => known === target.value));
            setShown(PAGE);
          }}
        >
          <option value="">All</option>
          {offered.map((name) => (
            <option key={name} value={name}>
              {kindNames[name]}
            </option>
          ))}
        </Select>
        <p role="status">
          <bdi>{`${Math.min(shown, chosen.length)} of ${chosen.length}`}</bdi>
        </p>
      </div>
      <ul className="sent-entries">
        {chosen.slice(0, shown).map((entry) => (
          <Entry key={`${entry.kind} ${entry.row.Id}`} entry={entry} />
        ))}
      </ul>
      {shown < chosen.length && (
        <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
          Show more
        </Button>
      )}
    </>
  );
}
