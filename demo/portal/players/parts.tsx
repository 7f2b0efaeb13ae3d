import { Alert, Badge, Button, Select, VisuallyHidden } from '@gatehouse/ui/kit';
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  CircleCheck,
  CircleMinus,
  CircleX,
  Hand,
  type LucideIcon,
  RotateCcw,
  TriangleAlert,
} from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { usePortalTexts } from '../texts/provider';
import type { Change } from './state';
import type { Action, Choice, Figure, Line, Mark, Option, Result, Tone } from './view';

type OnChange = (change: Change) => void;

const toneText: Readonly<Record<Tone, string>> = {
  neutral: 'text-subtle',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
  info: 'text-info',
};

const toneFill: Readonly<Record<Tone, string>> = {
  neutral: 'bg-muted forced-colors:border forced-colors:border-[CanvasText]',
  success: 'bg-primary forced-colors:bg-[Highlight]',
  warning: 'inset-ring-2 inset-ring-accent forced-colors:border forced-colors:border-dashed',
  danger: 'bg-danger',
  info: 'bg-primary/35 forced-colors:border forced-colors:border-[CanvasText]',
};

const toneIcons: Readonly<Record<Tone, LucideIcon>> = {
  neutral: CircleMinus,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
  info: Hand,
};

interface PlayerFrameProps {
  root: RefObject<HTMLDivElement | null>;
  /** Announced when it changes, with the message of the result. */
  announcement: string;
  alert?: Result['alert'];
  top?: ReactNode;
  children: ReactNode;
  /** Left out while there is nothing. */
  aside?: ReactNode;
  /** Whether narrow frames leave the aside out. Default false. */
  isAsideWide?: boolean;
}

/** Renders the frame of a player: its content, and what follows from it beside or below. */
export function PlayerFrame({
  root,
  announcement,
  alert,
  top,
  children,
  aside,
  isAsideWide = false,
}: PlayerFrameProps) {
  return (
    <div
      ref={root}
      className="@container relative min-w-0 overflow-clip rounded-lg border border-line bg-surface tabular-nums"
    >
      <VisuallyHidden role="status">
        {alert ? `${announcement.replace(/\.$/, '')}. ${alert.title}` : announcement}
      </VisuallyHidden>
      {top && <div className="border-b border-line p-4 @md:px-6 @md:py-5">{top}</div>}
      <div className={aside ? 'grid @md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]' : ''}>
        <div className="min-w-0 p-4 @md:p-6">{children}</div>
        {aside && (
          <div
            className={`min-w-0 border-line bg-background p-4 @max-md:border-t @md:border-s @md:p-6 ${isAsideWide ? 'hidden @md:block' : ''}`}
          >
            {aside}
          </div>
        )}
      </div>
    </div>
  );
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 @md:flex @md:justify-between">
      {figures.map(({ label, value, mark }) => (
        <div key={label}>
          <dt className="text-xs text-subtle">{label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2 text-lg font-medium">
            <bdi>{value}</bdi>
            {mark && <bdi className={`text-sm ${toneText[mark.tone]}`}>{mark.text}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ChoiceProps {
  choice: Choice;
  onChange: OnChange;
}

/** Renders a choice as a select without a visible label. */
export function ChoiceSelect({ choice: { id, label, options, value, empty }, onChange }: ChoiceProps) {
  return (
    <Select
      aria-label={label}
      data-focus={`choice-${id}`}
      value={value}
      aria-invalid={empty !== undefined && value === '' ? true : undefined}
      onChange={({ target }) => onChange({ type: 'choose', id, option: target.value })}
    >
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

export function ChoiceTabs({ choice: { id, label, options, value }, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-1 rounded bg-muted p-1">
      {options.map((option) => (
        <label
          key={option.id}
          className="relative grid min-h-8 flex-1 cursor-pointer place-items-center rounded-sm px-3 text-center text-sm text-subtle has-checked:bg-surface has-checked:font-medium has-checked:text-body has-checked:shadow-[0_1px_2px_#10211a26] has-focus-visible:outline-2 has-focus-visible:outline-ring forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={option.id === value}
            onChange={() => onChange({ type: 'choose', id, option: option.id })}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

interface CardProps {
  option: Option;
  name: string;
  isChecked: boolean;
  onCheck: () => void;
}

function ChoiceCard({ option: { label, note, figure, isUnavailable }, name, isChecked, onCheck }: CardProps) {
  const id = useId();
  return (
    <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 rounded border border-control bg-surface px-3 py-2.5 has-checked:border-primary has-checked:inset-ring-1 has-checked:inset-ring-primary has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-subtle has-focus-visible:outline-2 has-focus-visible:outline-ring">
      <input
        type="radio"
        name={name}
        className="size-4 translate-y-0.5 rounded-full border border-control outline-none checked:border-5 checked:border-primary forced-colors:appearance-auto"
        checked={isChecked}
        disabled={isUnavailable}
        aria-describedby={id}
        onChange={onCheck}
      />
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">{label}</span>
        {figure && <bdi className={toneText[figure.tone]}>{figure.text}</bdi>}
      </span>
      <span id={id} className="col-start-2 text-xs text-pretty text-subtle">
        {note}
      </span>
    </label>
  );
}

function ChoiceCards({ choice: { id, label, options, value }, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 font-medium">{label}</legend>
      {options.map((option) => (
        <ChoiceCard
          key={option.id}
          option={option}
          name={name}
          isChecked={option.id === value}
          onCheck={() => onChange({ type: 'choose', id, option: option.id })}
        />
      ))}
    </fieldset>
  );
}

interface MoveButtonsProps {
  id: string;
  title: string;
  index: number;
  /** Index of the last row. */
  last: number;
  onChange: OnChange;
}

export function MoveButtons({ id, title, index, last, onChange }: MoveButtonsProps) {
  const { player } = usePortalTexts('solution');
  const directions = [
    {
      key: 'up',
      to: index - 1,
      label: player.up(title),
      reason: index === 0 ? player.isFirst : undefined,
      Icon: ArrowUp,
    },
    {
      key: 'down',
      to: index + 1,
      label: player.down(title),
      reason: index === last ? player.isLast : undefined,
      Icon: ArrowDown,
    },
  ];
  return directions.map(({ key, to, label, reason, Icon }) => (
    <Button
      key={key}
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      data-focus={`${key}-${id}`}
      disabledReason={reason}
      onClick={() => onChange({ type: 'place', id, to })}
    >
      <Icon aria-hidden />
    </Button>
  ));
}

export function MarkBadge({ mark: { text, tone } }: { mark: Mark }) {
  return (
    <Badge tone={tone}>
      <bdi>{text}</bdi>
    </Badge>
  );
}

export function StartOver({ onReset }: { onReset: () => void }) {
  const { player } = usePortalTexts('solution');
  return (
    <Button variant="ghost" size="sm" className="-ms-3 justify-self-start" onClick={onReset}>
      <RotateCcw aria-hidden />
      {player.startOver}
    </Button>
  );
}

/** Renders the icon of a tone; requires visible text beside it. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = toneIcons[tone];
  return <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${toneText[tone]}`} />;
}

function ActionButton({
  action,
  variant,
  onChange,
}: {
  action: Action;
  variant: 'primary' | 'secondary' | 'link';
  onChange: OnChange;
}) {
  return (
    <Button size="sm" variant={variant} data-focus={`action-${action.label}`} onClick={() => onChange(action.change)}>
      {action.label}
    </Button>
  );
}

function ResultLine({
  line: { text, tone, note, figure, action, detail },
  onChange,
}: {
  line: Line;
  onChange: OnChange;
}) {
  return (
    <li className="flex gap-x-2.5 py-1.5">
      {tone && <ToneIcon tone={tone} />}
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <bdi className="text-pretty">{text}</bdi>
        {note && <span className="text-xs text-pretty text-subtle">{note}</span>}
        {action && <ActionButton action={action} variant="link" onChange={onChange} />}
        {detail && (
          <details className="group">
            <summary className="flex min-h-6 list-none items-center gap-1 text-xs text-subtle underline underline-offset-4">
              <span>{detail[0]}</span>
              <ChevronDown aria-hidden className="size-3 group-open:rotate-180" />
            </summary>
            <div className="mt-1 grid gap-2 rounded border border-line bg-surface p-3 text-xs text-pretty">
              {detail.slice(1).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        )}
      </div>
      {figure && <bdi className="text-subtle">{figure}</bdi>}
    </li>
  );
}

const Lines = ({ lines, onChange }: { lines: readonly Line[]; onChange: OnChange }) => (
  <ul className="grid">
    {lines.map((line) => (
      <ResultLine key={`${line.text} ${line.note}`} line={line} onChange={onChange} />
    ))}
  </ul>
);

interface ResultPanelProps {
  result: Result;
  onChange: OnChange;
  /** Puts the message beside the figure. Default false: below it. */
  isWide?: boolean;
}

/** Renders what follows from the rows, or about the open one. */
export function ResultPanel({ result, onChange, isWide = false }: ResultPanelProps) {
  const id = useId();
  const { title, note, mark, figure, meter, field, tabs, lines, none, cards, quote, actions, alert, more } = result;
  return (
    <section
      aria-labelledby={id}
      className={`grid content-start gap-4 ${isWide ? '@md:grid-cols-[13rem_minmax(0,1fr)] @md:gap-x-8 @md:*:data-[slot=alert]:col-start-2 @md:*:data-[slot=alert]:row-span-2 @md:*:data-[slot=alert]:row-start-1' : ''}`}
    >
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 id={id} tabIndex={-1} data-focus="result" className="text-base font-medium outline-none">
            {title}
          </h3>
          {mark && <MarkBadge mark={mark} />}
        </div>
        {note && <p className="text-xs text-pretty text-subtle">{note}</p>}
      </header>
      {figure && (
        <div className="grid gap-2">
          <p className="text-lg font-medium">{figure}</p>
          <div aria-hidden className="flex gap-1">
            {meter?.map(({ tone, share = 1 }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
              <span key={index} className={`h-2 rounded-sm ${toneFill[tone]}`} style={{ flexGrow: share }} />
            ))}
          </div>
        </div>
      )}
      {field && (
        <div className="grid gap-1">
          <span aria-hidden className="text-xs text-subtle">
            {field.label}
          </span>
          <ChoiceSelect choice={field} onChange={onChange} />
        </div>
      )}
      {tabs && <ChoiceTabs choice={tabs} onChange={onChange} />}
      {lines.length > 0 && <Lines lines={lines} onChange={onChange} />}
      {lines.length === 0 && none && <p className="text-pretty text-subtle">{none}</p>}
      {cards && <ChoiceCards choice={cards} onChange={onChange} />}
      {quote && (
        <figure className="m-0 grid gap-1">
          <figcaption className="text-xs text-subtle">{quote.label}</figcaption>
          <blockquote className="m-0 rounded border border-line bg-surface p-3 text-pretty">{quote.text}</blockquote>
        </figure>
      )}
      {alert && (
        <Alert tone={alert.tone} title={alert.title}>
          {alert.text}
        </Alert>
      )}
      {actions && (
        <div className="flex flex-wrap gap-2">
          {actions.map((action, index) => (
            <ActionButton
              key={action.label}
              action={action}
              variant={index === 0 ? 'primary' : 'secondary'}
              onChange={onChange}
            />
          ))}
        </div>
      )}
      {more && (
        <div className="grid gap-1 border-t border-line pt-4">
          <h4 className="font-medium">{more.title}</h4>
          <Lines lines={more.lines} onChange={onChange} />
        </div>
      )}
    </section>
  );
}
