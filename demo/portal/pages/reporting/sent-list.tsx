import { Button, EmptyState, Select } from '@gatehouse/ui/kit';
import { Inbox } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { FeedbackKind } from '../../../research/feedback/kinds';
import { type Sent, storedAt } from '../../feedback/own-rows';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { answersOf } from './answers';
import { kinds } from './summary';

const PAGE = 10;

function Entry({ entry }: { entry: Sent }) {
  const texts = usePortalTexts('reporting');
  const answers = answersOf(entry, {
    reporting: texts,
    shell: usePortalTexts('shell'),
    feedback: usePortalTexts('feedback'),
    solution: usePortalTexts('solution'),
    desktop: usePortalTexts('desktop'),
    integrations: usePortalTexts('integrations'),
    investments: usePortalTexts('investments'),
    sweepstakes: usePortalTexts('sweepstakes'),
  });
  const { locale } = usePortalLanguage();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const at = storedAt(entry.row);
  const { Rating } = entry.row;
  const solution = answers.find(({ title }) => title === 'Solution')?.value;
  return (
    <li>
      <details className="sent-entry">
        <summary>
          <span className="sent-title">
            <span className="sent-kind">{texts.kinds[entry.kind]}</span>
            {solution && <span className="sent-about">{solution}</span>}
            {typeof Rating === 'number' && <bdi className="sent-about">{texts.stars(Rating)}</bdi>}
          </span>
          {at && (
            <time className="sent-time" dateTime={at.toISOString()}>
              <bdi>{day.format(at)}</bdi>
            </time>
          )}
        </summary>
        <dl>
          {answers.map(({ title, label, value }) => (
            <div key={title}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}

/** Renders all submissions, newest first. */
export function SentList({ sent }: { sent: readonly Sent[] }) {
  const shell = usePortalTexts('shell');
  const texts = usePortalTexts('reporting');
  const id = useId();
  const [kind, setKind] = useState<FeedbackKind>();
  const [visibleCount, setVisibleCount] = useState(PAGE);
  const chosen = sent.filter((entry) => kind === undefined || entry.kind === kind);
  const offered = kinds.filter((name) => sent.some((entry) => entry.kind === name));

  if (sent.length === 0)
    return (
      <EmptyState
        icon={<Inbox />}
        title={texts.emptyTitle}
        description={texts.emptyText}
        action={
          <Button asChild>
            <Link href="/feedback">{texts.give}</Link>
          </Button>
        }
      />
    );
  return (
    <>
      <div className="sent-tools">
        <label htmlFor={id}>{texts.show}</label>
        <Select
          id={id}
          value={kind ?? ''}
          onChange={({ target }) => {
            setKind(kinds.find((known) => known === target.value));
            setVisibleCount(PAGE);
          }}
        >
          <option value="">{shell.all}</option>
          {offered.map((name) => (
            <option key={name} value={name}>
              {texts.kinds[name]}
            </option>
          ))}
        </Select>
        <p role="status">
          <bdi>{shell.progress.of(Math.min(visibleCount, chosen.length), chosen.length)}</bdi>
        </p>
      </div>
      <ul className="sent-entries">
        {chosen.slice(0, visibleCount).map((entry) => (
          <Entry key={`${entry.kind} ${entry.row.Id}`} entry={entry} />
        ))}
      </ul>
      {visibleCount < chosen.length && (
        <Button variant="secondary" onClick={() => setVisibleCount(visibleCount + PAGE)}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
