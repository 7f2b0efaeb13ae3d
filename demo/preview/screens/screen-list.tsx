import { Input } from '@gatehouse/ui/kit';
import { Fragment, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type ScreenGroup, searchScreens } from './catalog';

interface ScreenListProps {
  current: string;
  onChoose: (screen: string) => void;
  search: RefObject<HTMLInputElement | null>;
}

/** Renders the list of all screens with a search. Arrow keys move through the results. */
export function ScreenList({ current, onChoose, search }: ScreenListProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const groups = searchScreens(typed);
  const total = groups.reduce((count, { screens }) => count + screens.length, 0);
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button, summary') ?? [])].filter(
      (button) => button.getClientRects().length > 0,
    );
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const next = buttons[at + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const chooseFirst = (event: KeyboardEvent) => {
    const first = groups[0]?.screens[0];
    if (event.key === 'Enter' && typed && first) onChoose(first.id);
    if (event.key === 'Escape') setTyped('');
  };

  return (
    <nav
      aria-label="Screens"
      className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] border-e border-line max-lg:border-0 max-lg:group-not-data-[pane=screens]/body:hidden"
      onKeyDown={move}
    >
      <div className="grid gap-1 px-3 pt-3 pb-2">
        <Input
          ref={search}
          type="search"
          aria-label="Search screens"
          aria-keyshortcuts="Control+K Meta+K"
          aria-describedby={`${id}found`}
          placeholder="Search screens (Ctrl K)"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={chooseFirst}
        />
        <p id={`${id}found`} role="status" className="text-xs text-subtle">
          {total === 0 ? 'No screen has these words. Try fewer.' : total === 1 ? '1 screen' : `${total} screens`}
        </p>
      </div>
      <div ref={list} className="overflow-y-auto px-2 pb-6">
        {groups.map((group, at) => (
          <Fragment key={group.label}>
            {group.section !== groups[at - 1]?.section && (
              <h2 className="px-2 pt-3 pb-1 text-xs text-subtle">{group.section}</h2>
            )}
            <Group group={group} current={current} onChoose={onChoose} isSearched={typed.trim() !== ''} />
          </Fragment>
        ))}
      </div>
    </nav>
  );
}

interface GroupProps extends Pick<ScreenListProps, 'current' | 'onChoose'> {
  group: ScreenGroup;
  isSearched: boolean;
}

function Group({ group, current, onChoose, isSearched }: GroupProps) {
  const holdsCurrent = group.screens.some(({ id }) => id === current);
  const [isOpen, setOpen] = useState(holdsCurrent);
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (holdsCurrent) setOpen(true);
  }, [holdsCurrent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is another one then
  useEffect(() => void chosen.current?.scrollIntoView({ block: 'nearest' }), [current, isOpen]);
  return (
    <details open={isOpen || isSearched} onToggle={({ currentTarget }) => isSearched || setOpen(currentTarget.open)}>
      <summary className="flex list-none justify-between gap-2 rounded-[6px] px-2 py-1.5 text-[13px]/5 font-medium hover:bg-muted hover:text-body pointer-coarse:min-h-11 pointer-coarse:items-center [&::-webkit-details-marker]:hidden">
        {group.label} <span className="font-normal text-subtle tabular-nums">{group.screens.length}</span>
      </summary>
      <ul className="ms-3 mb-2 border-s border-line ps-1">
        {group.screens.map(({ id, name, address }) => (
          <li key={id}>
            <button
              ref={id === current ? chosen : undefined}
              type="button"
              aria-current={id === current ? 'true' : undefined}
              title={address}
              className="min-h-7 w-full rounded-[6px] px-2 py-1 text-start text-[13px]/[18px] text-subtle hover:bg-muted hover:text-body aria-[current]:bg-ring/22 aria-[current]:text-body pointer-coarse:min-h-11"
              onClick={() => onChoose(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
