import { Button } from '@gatehouse/ui/kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { usePortalTexts } from '../texts/provider';
import { ChoiceSelect, MarkBadge, MoveButtons, PlayerFrame, ResultPanel, StartOver } from './parts';
import type { Change } from './state';
import { type PlayerProps, usePlayer } from './use-player';
import type { Row, Span, TimelineView } from './view';

const fills: Readonly<Record<Span['tone'], string>> = {
  neutral: 'bg-muted',
  success: 'bg-primary/35',
  primary: 'bg-primary forced-colors:bg-[Highlight]',
  warning: 'bg-accent forced-colors:bg-[GrayText]',
  danger: 'bg-danger forced-colors:bg-[CanvasText]',
  info: 'bg-info',
  away: 'rounded-none bg-[repeating-linear-gradient(-45deg,var(--gh-border-control)_0_1px,transparent_1px_5px)]',
};

interface TimelineProps extends PlayerProps<TimelineView> {
  /** Whether the rows are tasks to order; the result is above them. Default false. */
  isPlan?: boolean;
}

/** Renders rows over time: steps to order and assign, or states to move through, and the result that follows. */
export function Timeline({ isPlan = false, ...props }: TimelineProps) {
  const { player } = usePortalTexts('solution');
  const { state, view, reset, change, root } = usePlayer(props);
  const { headline, rows, groups, total, legend, cursor, result, announcement } = view;
  const go = (to: number) => change({ type: 'go', to });
  return (
    <PlayerFrame
      root={root}
      announcement={announcement}
      alert={result.alert}
      top={
        isPlan ? (
          <ResultPanel result={result} onChange={change} isWide />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            {headline && (
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="text-xl font-medium">{headline.value}</span>
                <span className="text-pretty">{headline.text}</span>
              </p>
            )}
            {cursor && (
              <div className="flex flex-1 basis-60 items-center gap-2 @md:max-w-80">
                <Button
                  variant="secondary"
                  size="icon"
                  aria-label={cursor.back}
                  disabledReason={state.at === 0 ? player.isFirst : undefined}
                  onClick={() => go(state.at - 1)}
                >
                  <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
                </Button>
                <input
                  type="range"
                  aria-label={cursor.label}
                  aria-valuetext={headline?.value}
                  className="h-6 min-w-0 flex-1 cursor-pointer appearance-auto accent-primary"
                  min={0}
                  max={cursor.last}
                  value={state.at}
                  onChange={({ target }) => go(Number(target.value))}
                />
                <Button
                  size="icon"
                  aria-label={cursor.forward}
                  disabledReason={state.at === cursor.last ? player.isLast : undefined}
                  onClick={() => go(state.at + 1)}
                >
                  <ChevronRight aria-hidden className="rtl:-scale-x-100" />
                </Button>
              </div>
            )}
          </div>
        )
      }
      aside={!isPlan && <ResultPanel result={result} onChange={change} />}
    >
      <div className="grid gap-3">
        <div>
          {!cursor && <Axis view={view} />}
          <ul>
            {rows.map((row, index) => (
              <Fragment key={row.id}>
                {groups?.[row.id] && <li className="pt-3 pb-1 text-xs text-subtle first:pt-0">{groups[row.id]}</li>}
                <Lane row={row} view={view} onChange={change}>
                  {isPlan && (
                    <MoveButtons id={row.id} title={row.title} index={index} last={rows.length - 1} onChange={change} />
                  )}
                </Lane>
              </Fragment>
            ))}
          </ul>
          {total && (
            <div className="grid gap-x-4 gap-y-1 border-t border-line py-2 @sm:grid-cols-[minmax(0,1fr)_45%]">
              <div>
                <p className="font-medium">{total.title}</p>
                <p className="text-xs text-pretty text-subtle">{total.note}</p>
              </div>
              <Track view={view} className="h-12">
                {total.counts.map((count, day) => (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day
                    key={day}
                    className={`absolute bottom-0 border-e border-surface ${day < (view.target ?? 0) ? fills.primary : fills.warning}`}
                    style={{
                      ...placeOf(view, day, day + 1),
                      blockSize: `${(100 * count) / Math.max(...total.counts)}%`,
                    }}
                  />
                ))}
              </Track>
            </div>
          )}
        </div>
        {legend && <p className="text-xs text-pretty text-subtle">{legend}</p>}
        {reset && <StartOver onReset={reset} />}
      </div>
    </PlayerFrame>
  );
}

const placeOf = ({ length }: Pick<TimelineView, 'length'>, from: number, to: number): CSSProperties => ({
  insetInlineStart: `${(100 * from) / length}%`,
  inlineSize: `${(100 * (to - from)) / length}%`,
});

/** Renders a row of the time axis; visible text beside it has the same content. */
function Track({ view, className = '', children }: { view: TimelineView; className?: string; children: ReactNode }) {
  const { ticks, target } = view;
  return (
    <div aria-hidden className={`relative overflow-clip ${className}`}>
      {ticks.map(({ at }) => (
        <span key={at} className="absolute inset-y-0 border-s border-line" style={placeOf(view, at, at)} />
      ))}
      {children}
      {target !== undefined && (
        <span className="absolute inset-y-0 border-s-2 border-body" style={placeOf(view, target, target)} />
      )}
    </div>
  );
}

function Axis({ view }: { view: TimelineView }) {
  return (
    <div aria-hidden className="hidden @sm:grid @sm:grid-cols-[minmax(0,1fr)_45%]">
      <Track view={{ ...view, target: undefined }} className="col-start-2 h-5 text-xs text-subtle">
        {view.ticks.flatMap(({ at, label }) =>
          label
            ? [
                <bdi key={at} className="absolute ps-1 whitespace-nowrap" style={placeOf(view, at, at)}>
                  {label}
                </bdi>,
              ]
            : [],
        )}
      </Track>
    </div>
  );
}

interface LaneProps {
  row: Row;
  view: TimelineView;
  onChange: (change: Change) => void;
  /** Buttons of the row. */
  children: ReactNode;
}

function Lane({ row: { id, title, note, mark, choice }, view, onChange, children }: LaneProps) {
  return (
    <li
      className={`grid items-center gap-x-4 gap-y-1.5 border-t border-line py-2 ${view.cursor ? '@sm:grid-cols-[minmax(0,1fr)_38%]' : '@sm:grid-cols-[minmax(0,1fr)_45%]'}`}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <span className="grid min-w-0 flex-1 basis-32">
          <span className="font-medium">{title}</span>
          {note && <bdi className="text-xs text-subtle">{note}</bdi>}
        </span>
        {mark && <MarkBadge mark={mark} />}
        {choice && (
          <div className="flex basis-full items-center">
            <div className="min-w-0 flex-1">
              <ChoiceSelect choice={choice} onChange={onChange} />
            </div>
            {children}
          </div>
        )}
      </div>
      <Track view={view} className={view.cursor ? 'h-4' : 'h-8 @sm:h-full'}>
        {view.lanes[id]?.map(({ from, to, tone, isSoft }) => (
          <span
            key={`${from} ${tone} ${isSoft}`}
            className={`absolute inset-y-0 my-auto rounded-sm forced-colors:border ${fills[tone]} ${tone === 'away' ? 'h-full' : isSoft ? 'h-5.5 opacity-35' : 'h-4'}`}
            style={placeOf(view, from, to)}
          />
        ))}
      </Track>
    </li>
  );
}
