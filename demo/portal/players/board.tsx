import { Button, Checkbox, FieldFrame, Input, Select, Switch, VisuallyHidden } from '@gatehouse/ui/kit';
import { ChevronRight, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { usePortalTexts } from '../texts/provider';
import { ChoiceSelect, Figures, MarkBadge, MoveButtons, PlayerFrame, ResultPanel, StartOver } from './parts';
import type { Change } from './state';
import { type PlayerProps, usePlayer } from './use-player';
import type { BoardView, Result, Row } from './view';

interface BoardProps extends PlayerProps<BoardView> {
  /** What rows can do besides being ticked and chosen for. */
  rows?: 'open' | 'move';
}

/** Renders rows that the user ticks, opens, assigns or moves, and the result that follows. */
export function Board({ rows: can, ...props }: BoardProps) {
  const { state, view, reset, change, root } = usePlayer(props);
  const { figures, fields, heads, rows, additions, result, announcement } = view;
  const isOpening = can === 'open';
  return (
    <PlayerFrame
      root={root}
      announcement={announcement}
      alert={result.alert}
      top={figures && <Figures figures={figures} />}
      aside={<ResultPanel result={result} onChange={change} />}
      isAsideWide={isOpening}
    >
      <div className="grid gap-4">
        {fields && (
          <div className="grid gap-x-4 gap-y-3 @sm:auto-cols-fr @sm:grid-flow-col">
            {fields.map((field) => (
              <BoardField key={field.id} field={field} onChange={change} />
            ))}
          </div>
        )}
        <div>
          <div aria-hidden className="flex justify-between gap-3 pb-2 text-xs text-subtle">
            <span>{heads[0]}</span>
            <span className={isOpening ? 'pe-6' : ''}>{heads[1]}</span>
          </div>
          <ul>
            {rows.map((row, index) => (
              <BoardRow
                key={row.id}
                row={row}
                index={index}
                last={rows.length - 1}
                can={can}
                isTicked={state.ticked.includes(row.id)}
                valueName={heads[1]}
                details={isOpening && state.open === row.id ? result : undefined}
                onChange={change}
              />
            ))}
          </ul>
        </div>
        {additions && (
          <fieldset>
            <legend className="pb-2 text-xs text-subtle">{additions.label}</legend>
            <div className="flex flex-wrap gap-2">
              {additions.rows.map(({ id, title, icon: Icon = Plus }) => (
                <Button
                  key={id}
                  variant="secondary"
                  size="sm"
                  data-focus={`add-${id}`}
                  className="border-dashed border-control shadow-none"
                  onClick={() => change({ type: 'place', id, to: rows.length })}
                >
                  <Icon aria-hidden />
                  {title}
                </Button>
              ))}
            </div>
          </fieldset>
        )}
        {reset && <StartOver onReset={reset} />}
      </div>
    </PlayerFrame>
  );
}

type Field = NonNullable<BoardView['fields']>[number];

function BoardField({ field, onChange }: { field: Field; onChange: (change: Change) => void }) {
  const id = useId();
  const choose = (option: string) => onChange({ type: 'choose', id: field.id, option });
  const state = { id, error: field.problem, hintId: `${id}-hint`, errorId: `${id}-error` };
  const described = { id, 'aria-describedby': `${id}-hint ${id}-error`, value: field.value };
  const [first, last] = field.options;
  return (
    <FieldFrame label={field.label} field={state} hint={field.hint}>
      {field.type === 'date' ? (
        <Input
          type="date"
          {...described}
          min={first?.id}
          max={last?.id}
          aria-invalid={field.problem ? true : undefined}
          onChange={({ target }) => choose(target.value)}
        />
      ) : (
        <Select {...described} onChange={({ target }) => choose(target.value)}>
          {field.options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

interface BoardRowProps {
  row: Row;
  index: number;
  last: number;
  can: BoardProps['rows'];
  isTicked: boolean;
  /** Heading of the value. */
  valueName: string;
  /** Details under the open row, where there is no room beside the rows. */
  details: Result | undefined;
  onChange: (change: Change) => void;
}

function BoardRow({ row, index, last, can, isTicked, valueName, details, onChange }: BoardRowProps) {
  const { player } = usePortalTexts('solution');
  const name = useId();
  const { id, title, note, icon: Icon, mark, value, valueNote, tick, isWaiting, choice, problem } = row;
  const toggle = {
    'aria-labelledby': name,
    checked: isTicked && !isWaiting,
    disabled: isWaiting,
    onChange: () => onChange({ type: 'tick', id }),
  };
  const words = (
    <>
      {Icon && (
        <span className="grid size-8 shrink-0 place-items-center rounded bg-primary/10 text-primary">
          <Icon aria-hidden className="size-4" />
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-start">
        <span className="grid min-w-0 flex-1 basis-28">
          <span id={name} className={`font-medium ${isWaiting ? 'text-subtle' : ''}`}>
            {title}
          </span>
          {note && <span className="text-xs text-subtle">{note}</span>}
          {problem && <VisuallyHidden>{problem}</VisuallyHidden>}
        </span>
        {mark && <MarkBadge mark={mark} />}
      </span>
      {value && (
        <span className="grid text-end @md:min-w-24">
          <span>
            <VisuallyHidden>{`${valueName}: `}</VisuallyHidden>
            <bdi>{value}</bdi>
          </span>
          {valueNote && (
            <bdi className={`text-xs ${valueNote.tone === 'warning' ? 'text-warning' : 'text-subtle'}`}>
              {valueNote.text}
            </bdi>
          )}
        </span>
      )}
    </>
  );
  return (
    <li className={problem ? 'border-t border-line bg-danger/5' : 'border-t border-line'}>
      <div className={`flex items-center gap-x-3 ${can === 'move' ? 'flex-wrap' : ''}`}>
        {tick === 'checkbox' && <Checkbox {...toggle} />}
        {tick === 'switch' && <Switch {...toggle} />}
        {can === 'open' ? (
          <button
            type="button"
            data-focus={`open-${id}`}
            aria-current={details ? true : undefined}
            className="flex min-h-13 min-w-0 flex-1 items-center gap-x-3 rounded-sm py-1.5 hover:bg-muted aria-current:bg-primary/8 @md:px-2 forced-colors:aria-current:outline-2"
            onClick={() => onChange({ type: 'open', id })}
          >
            {words}
            <ChevronRight aria-hidden className="size-4 text-subtle rtl:-scale-x-100" />
          </button>
        ) : (
          <div className="flex min-h-11 min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
            {words}
            {choice && (
              <div className="basis-full *:max-w-80">
                <ChoiceSelect choice={choice} onChange={onChange} />
              </div>
            )}
          </div>
        )}
        {can === 'move' && (
          <div className="ms-auto flex shrink-0">
            <MoveButtons id={id} title={title} index={index} last={last} onChange={onChange} />
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={player.remove(title)}
              onClick={() => onChange({ type: 'remove', id })}
            >
              <X aria-hidden />
            </Button>
          </div>
        )}
      </div>
      {details && (
        <div className="mb-3 rounded border border-line bg-background p-3 @md:hidden">
          <ResultPanel result={details} onChange={onChange} />
        </div>
      )}
    </li>
  );
}
