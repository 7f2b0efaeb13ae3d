import './screen-list.css';
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
  const found = groups.reduce((count, { screens }) => count + screens.length, 0);
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
    <nav aria-label="Screens" className="screen-list" onKeyDown={move}>
      <div className="screen-search">
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
        <p id={`${id}found`} role="status">
          {found === 0 ? 'No screen has these words. Try fewer.' : found === 1 ? '1 screen' : `${found} screens`}
        </p>
      </div>
      <div ref={list} className="screen-groups">
        {groups.map((group, at) => (
          <Fragment key={group.label}>
            {group.section !== groups[at - 1]?.section && <h2>{group.section}</h2>}
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
      <summary>
        {group.label} <span>{group.screens.length}</span>
      </summary>
      <ul>
        {group.screens.map(({ id, name, address }) => (
          <li key={id}>
            <button
              ref={id === current ? chosen : undefined}
              type="button"
              aria-current={id === current ? 'true' : undefined}
              title={address}
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
