import { Alert, Badge, Button, CopyBlock, Input, Select, VisuallyHidden } from '@gatehouse/ui/kit';
import { ArrowLeft, ArrowRight, Lock, type LucideIcon, RotateCcw, Search } from 'lucide-react';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { usePortalTexts } from '../texts/provider';
import { PlayerFrame } from './parts';

interface AskOption {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
}

/** Something that an answer is taken from, or chosen among. */
export interface Source {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly icon?: LucideIcon;
  /** Bar from 0 to 1, and its text. */
  readonly share?: { readonly part: number; readonly text: string };
  /** Whether the reader has no access, or the answers rule it out. */
  readonly isOut?: boolean;
  /** Line under the title of the open source. */
  readonly about?: string;
  /** Sentences to read; those of the answer are highlighted. */
  readonly body?: readonly { readonly text: string; readonly isQuoted: boolean }[];
  readonly warning?:
    | { readonly title: string; readonly text: string; readonly opens: string; readonly label: string }
    | undefined;
}

interface AnswerLine {
  readonly text: string;
  readonly title?: string;
  readonly note?: string;
  readonly mark?: string;
  /** Id of the source that it cites. */
  readonly source?: string;
  readonly groups?: readonly { readonly label: string; readonly options: readonly AskOption[] }[];
}

/** What the answers so far lead to: another question, or an answer with its sources. */
export interface Reply {
  readonly trail: readonly { readonly question: string; readonly answer: string; readonly note?: string }[];
  readonly title: string;
  readonly note?: string | undefined;
  readonly options?: readonly AskOption[];
  readonly lines?: readonly AnswerLine[];
  readonly more?: { readonly title: string; readonly lines: readonly string[] };
  readonly foot?: string | undefined;
  readonly record?: { readonly label: string; readonly text: string };
  readonly sources: readonly Source[];
  readonly sourcesTitle: string;
  readonly sourcesNote?: string | undefined;
  readonly announcement: string;
  readonly explored: boolean;
}

export interface AskProps {
  /** Returns the reply to the answers so far, ids or texts; the rule of the solution. */
  replyTo: (answers: readonly string[], as: string) => Reply;
  /** The field for a question in the user's own words. */
  words?: { readonly label: string; readonly placeholder: string; readonly submit: string };
  /** Who asks, or in which language. */
  as?: { readonly label: string; readonly options: readonly AskOption[] };
  onExplored: () => void;
}

/** Renders questions that the user asks or answers, and the answer with its sources. */
export function Ask({ replyTo, words, as: asks, onExplored }: AskProps) {
  const { player } = usePortalTexts('solution');
  const ids = useId();
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef<'reply' | 'source'>(undefined);
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const [as, setAs] = useState(asks?.options[0]?.id ?? '');
  const [query, setQuery] = useState('');
  const [openId, setOpenId] = useState<string>();
  const reply = replyTo(answers, as);
  const { trail, title, note, options, lines, more, foot, record, announcement } = reply;
  const opened = reply.sources.find(({ id, body }) => id === openId && body);
  const cited = [...new Set(lines?.flatMap(({ source }) => source ?? []))];

  // The pressed element may be removed: the heading of what replaces it takes the focus.
  useLayoutEffect(() => {
    const heading = moved.current && root.current?.querySelector<HTMLElement>(`[data-focus="${moved.current}"]`);
    if (heading && !root.current?.contains(document.activeElement)) heading.focus();
    // On a narrow screen the source opens below the answer.
    if (moved.current === 'source') heading?.scrollIntoView({ block: 'nearest' });
    moved.current = undefined;
  });

  const answer = (next: readonly string[]) => {
    moved.current = 'reply';
    setAnswers(next);
    setOpenId(undefined);
    if (replyTo(next, as).explored) onExplored();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim()) answer([query.trim()]);
  };
  const open = (id: string | undefined) => {
    moved.current = 'source';
    setOpenId(id);
  };
  const restart = () => {
    setQuery('');
    answer([]);
  };

  return (
    <PlayerFrame
      root={root}
      announcement={opened?.title ?? announcement}
      top={
        words && (
          <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
            <div className="grid flex-3 basis-64 gap-1">
              <label htmlFor={`${ids}-words`} className="text-xs text-subtle">
                {words.label}
              </label>
              <Input
                id={`${ids}-words`}
                value={query}
                maxLength={160}
                placeholder={words.placeholder}
                autoComplete="off"
                onChange={({ target }) => setQuery(target.value)}
              />
            </div>
            {asks && (
              <div className="grid flex-1 basis-36 gap-1">
                <label htmlFor={`${ids}-as`} className="text-xs text-subtle">
                  {asks.label}
                </label>
                <Select id={`${ids}-as`} value={as} onChange={({ target }) => setAs(target.value)}>
                  {asks.options.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </Select>
              </div>
            )}
            <Button type="submit">
              <Search aria-hidden />
              {words.submit}
            </Button>
          </form>
        )
      }
      aside={reply.sources.length > 0 && <Sources reply={reply} cited={cited} open={opened} onOpen={open} />}
    >
      <div className="grid gap-4">
        {trail.length > 0 && (
          <ol className="grid gap-1 border-b border-line pb-3 text-xs text-subtle">
            {trail.map((step, index) => (
              <li key={step.question} className="flex flex-wrap items-baseline gap-x-2">
                <span>{step.question}</span>
                <bdi className="font-medium text-body">{step.answer}</bdi>
                <Button
                  variant="link"
                  size="sm"
                  className="text-xs text-subtle"
                  aria-label={player.changeAnswer(step.question)}
                  onClick={() => answer(answers.slice(0, index))}
                >
                  {player.change}
                </Button>
                {step.note && <span className="basis-full">{step.note}</span>}
              </li>
            ))}
          </ol>
        )}
        <div className="grid gap-1">
          <h3 tabIndex={-1} data-focus="reply" className="text-lg font-medium text-balance outline-none">
            {title}
          </h3>
          {note && <p className="text-pretty text-subtle">{note}</p>}
        </div>
        {options && <Options options={options} onChoose={(id) => answer([...answers, id])} />}
        {lines && (
          <ul className="grid">
            {lines.map((line) => (
              <AnswerItem
                key={`${line.title} ${line.text}`}
                line={line}
                number={cited.indexOf(line.source ?? '') + 1}
                sourceTitle={reply.sources.find(({ id }) => id === line.source)?.title}
                onOpen={open}
                onChoose={(id) => answer([...answers, id])}
              />
            ))}
          </ul>
        )}
        {more && (
          <div className="grid gap-1">
            <h4 className="font-medium">{more.title}</h4>
            <ul className="grid list-disc gap-1 ps-5">
              {more.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        {record && (
          <CopyBlock label={record.label} value={record.text} wrap>
            {/* The block is left to right, as code is. */}
            <div dir="auto">{record.text}</div>
          </CopyBlock>
        )}
        {foot && <p className="text-xs text-pretty text-subtle">{foot}</p>}
        {answers.length > 0 && (
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={restart}>
            <RotateCcw aria-hidden />
            {player.startOver}
          </Button>
        )}
      </div>
    </PlayerFrame>
  );
}

function Options({ options, onChoose }: { options: readonly AskOption[]; onChoose: (id: string) => void }) {
  return (
    <ul className="grid gap-2">
      {options.map(({ id, label, note }) => (
        <li key={id}>
          <button
            type="button"
            className="flex min-h-11 w-full items-center gap-3 rounded border border-line bg-surface px-3 py-2 text-start transition-colors duration-100 hover:border-control hover:bg-muted"
            onClick={() => onChoose(id)}
          >
            <span className="grid flex-1">
              <span>{label}</span>
              {note && <span className="text-xs text-subtle">{note}</span>}
            </span>
            <ArrowRight aria-hidden className="size-4 text-subtle rtl:-scale-x-100" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface AnswerItemProps {
  line: AnswerLine;
  /** Place of its source, from 1. */
  number: number;
  sourceTitle: string | undefined;
  onOpen: (id: string) => void;
  onChoose: (id: string) => void;
}

function AnswerItem({ line, number, sourceTitle, onOpen, onChoose }: AnswerItemProps) {
  const { player } = usePortalTexts('solution');
  const { title, text, note, mark, source, groups } = line;
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-t-0 first:pt-0">
      {title && (
        <div className="flex items-baseline justify-between gap-3">
          <h4 className="font-medium">{title}</h4>
          {mark && <Badge tone="success">{mark}</Badge>}
        </div>
      )}
      <p className="text-pretty">
        <bdi>{text}</bdi>{' '}
        {source && sourceTitle && (
          <button
            type="button"
            className="inline-grid size-6 place-items-center rounded-full bg-primary/12 text-xs font-medium text-primary hover:bg-primary hover:text-on-primary"
            aria-label={player.source(number, sourceTitle)}
            onClick={() => onOpen(source)}
          >
            {number}
          </button>
        )}
      </p>
      {note && <p className="text-xs text-subtle">{note}</p>}
      {groups && (
        <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-2">
          {groups.map(({ label, options }) => (
            <div key={label} className="flex flex-wrap items-center gap-2">
              <dt className="text-xs text-subtle">{label}</dt>
              {options.map((option) => (
                <dd key={option.id}>
                  <Button variant="secondary" size="sm" aria-label={option.note} onClick={() => onChoose(option.id)}>
                    {option.label}
                  </Button>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

interface SourcesProps {
  reply: Reply;
  /** Ids of the sources that the answer cites, in the order of their numbers. */
  cited: readonly string[];
  open: Source | undefined;
  onOpen: (id: string | undefined) => void;
}

/** Renders the sources with their bars, or the open one. */
function Sources({ reply: { sources, sourcesTitle, sourcesNote }, cited, open, onOpen }: SourcesProps) {
  if (open?.body) {
    const { title, about, warning, body } = open;
    return (
      <article className="grid gap-3">
        <Button variant="link" size="sm" className="justify-self-start" onClick={() => onOpen(undefined)}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          {sourcesTitle}
        </Button>
        <header>
          <h3 tabIndex={-1} data-focus="source" className="text-base font-medium outline-none">
            {title}
          </h3>
          {about && <p className="text-xs text-subtle">{about}</p>}
        </header>
        {warning && (
          <Alert
            tone="warning"
            title={warning.title}
            actions={
              <Button variant="link" size="sm" onClick={() => onOpen(warning.opens)}>
                {warning.label}
              </Button>
            }
          >
            {warning.text}
          </Alert>
        )}
        {body.map(({ text, isQuoted }) => (
          <p key={text} className="text-pretty">
            {isQuoted ? <mark className="rounded-sm bg-accent/35 text-body">{text}</mark> : text}
          </p>
        ))}
      </article>
    );
  }
  const isCited = ({ id }: Source) => cited.includes(id);
  const ordered = sources.toSorted((a, b) => Number(isCited(b)) - Number(isCited(a)));
  return (
    <section className="grid gap-2">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 tabIndex={-1} data-focus="source" className="font-medium outline-none">
          {sourcesTitle}
        </h3>
        {sourcesNote && <bdi className="text-xs text-subtle">{sourcesNote}</bdi>}
      </header>
      <ul className="grid">
        {ordered.map((source) => (
          <li key={source.id}>
            {source.body ? (
              <button
                type="button"
                className="flex min-h-8 w-full items-center gap-2.5 rounded-sm px-1 py-1 text-start hover:bg-muted"
                onClick={() => onOpen(source.id)}
              >
                <SourceWords source={source} number={cited.indexOf(source.id) + 1} />
              </button>
            ) : (
              <div className={`flex min-h-8 items-center gap-2.5 px-1 py-1 ${source.isOut ? 'text-subtle' : ''}`}>
                <SourceWords source={source} number={cited.indexOf(source.id) + 1} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SourceWords({ source: { title, note, icon, share, isOut }, number }: { source: Source; number: number }) {
  const { player } = usePortalTexts('solution');
  const Icon = isOut && !share ? Lock : icon;
  return (
    <>
      {number > 0 ? (
        <span className="grid size-4 shrink-0 place-items-center rounded-full bg-primary text-[0.625rem] font-medium text-on-primary">
          {number}
        </span>
      ) : (
        Icon && <Icon aria-hidden className="size-4 shrink-0 text-subtle" />
      )}
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className={isOut && share ? 'line-through' : ''}>{title}</span>
          {share && <bdi className="text-xs text-subtle">{share.text}</bdi>}
          {share && isOut && <VisuallyHidden>{player.out}</VisuallyHidden>}
        </span>
        {share && (
          <span aria-hidden className="h-1.5 overflow-clip rounded-full bg-muted forced-colors:border">
            <span
              className="block h-full rounded-full bg-primary transition-[inline-size] duration-150 ease-out motion-reduce:transition-none forced-colors:bg-[Highlight]"
              style={{ inlineSize: `${100 * share.part}%` }}
            />
          </span>
        )}
        {note && <span className="text-xs text-subtle">{note}</span>}
      </span>
    </>
  );
}
