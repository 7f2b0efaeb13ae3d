import { Button, EmptyState, Select } from '@gatehouse/ui/kit';
import { ChevronRight, Inbox } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { FeedbackKind } from '../../../research/feedback/kinds';
import { type Sent, sentAt } from '../../feedback/own-rows';
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
  const at = sentAt(entry.row.CreatedAt);
  const { Rating } = entry.row;
  const solution = answers.find(({ title }) => title === 'Solution')?.value;
  return (
    <li className="break-inside-avoid">
      <details className="group">
        <summary className="grid min-h-6 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 px-5 py-3 -outline-offset-2 hover:bg-muted [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="size-4 self-center text-subtle group-open:rotate-90 rtl:not-group-open:rotate-180"
          />
          <span className="flex min-w-0 flex-wrap gap-x-3 wrap-anywhere">
            <span className="font-medium">{texts.kinds[entry.kind]}</span>
            {solution && <span className="text-subtle">{solution}</span>}
            {typeof Rating === 'number' && <bdi className="text-subtle">{texts.stars(Rating)}</bdi>}
          </span>
          {at && (
            <time
              className="text-subtle tabular-nums @max-md:col-start-2 @max-md:row-start-2"
              dateTime={at.toISOString()}
            >
              <bdi>{day.format(at)}</bdi>
            </time>
          )}
        </summary>
        <dl className="grid gap-3 ps-12 pe-5 pt-1 pb-5">
          {answers.map(({ title, label, value }) => (
            <div key={title}>
              <dt className="text-xs text-subtle">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
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
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        <label htmlFor={id}>{texts.show}</label>
        <Select
          id={id}
          className="w-auto"
          value={kind ?? ''}
          onChange={({ target }) => {
            setKind(kinds.find((feedbackKind) => feedbackKind === target.value));
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
        <p role="status" className="ms-auto text-xs text-subtle tabular-nums">
          <bdi>{shell.progress.of(Math.min(visibleCount, chosen.length), chosen.length)}</bdi>
        </p>
      </div>
      <ul className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
        {chosen.slice(0, visibleCount).map((entry) => (
          <Entry key={`${entry.kind} ${entry.row.Id}`} entry={entry} />
        ))}
      </ul>
      {visibleCount < chosen.length && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setVisibleCount(visibleCount + PAGE)}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
