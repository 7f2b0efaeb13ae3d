'use client';
import { createSearch } from '@gatehouse/sdk/text';
import { type KeyboardEvent, useId, useState } from 'react';
import { cn } from '../../kit/cn';
import { Input } from '../../kit/form/input';
import { Dialog } from '../../kit/overlay/dialog';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useAdminTexts } from '../texts';
import type { PageEntry } from './page-entries';
import type { PageRoute } from './page-route';

interface PageJumpProps {
  open: boolean;
  onClose: () => void;
  entries: readonly PageEntry[];
  route: PageRoute;
}

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Renders a dialog that opens a page by a part of its name. */
export default function PageJump({ open, onClose, entries, route }: PageJumpProps) {
  const { jump: texts } = useAdminTexts('frame');
  const id = useId();
  const [search, setSearch] = useState('');
  const [marked, setMarked] = useState(0);
  const fits = createSearch(search);
  const begins = ({ title }: PageEntry) => title.toLocaleLowerCase().startsWith(search.trim().toLocaleLowerCase());
  const found = entries.filter(({ title }) => fits(title));
  // Those that begin with it first.
  const matches = [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
  const chosen = matches[marked];
  const optionId = (entry: PageEntry) => `${id}-${entry.page}`;

  const go = (entry: PageEntry | undefined) => {
    if (!entry) return;
    onClose();
    route.open(entry.page);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return go(chosen);
    const step = moves[event.key];
    if (step === undefined || matches.length === 0) return;
    event.preventDefault();
    setMarked((marked + step + matches.length) % matches.length);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={texts.text}
      size="sm"
    >
      <Input
        type="search"
        role="combobox"
        aria-label={texts.label}
        aria-expanded
        aria-controls={`${id}-pages`}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(chosen)}
        autoComplete="off"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setMarked(0);
        }}
        onKeyDown={press}
      />
      <div
        id={`${id}-pages`}
        role="listbox"
        aria-label={texts.label}
        className="gh:-mx-2 gh:grid gh:max-h-80 gh:overflow-y-auto"
      >
        {matches.map((entry) => {
          const { page, title, icon: Icon } = entry;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
            <div
              key={page}
              id={optionId(entry)}
              ref={(element) => (entry === chosen ? element?.scrollIntoView?.({ block: 'nearest' }) : undefined)}
              role="option"
              tabIndex={-1}
              aria-selected={entry === chosen}
              className={cn(
                'gh:flex gh:min-h-9 gh:cursor-pointer gh:items-center gh:gap-2.5 gh:rounded gh:px-2 gh:text-sm gh:[&_svg]:size-4 gh:[&_svg]:text-subtle',
                entry === chosen && 'gh:bg-muted gh:forced-colors:outline-2 gh:forced-colors:-outline-offset-2',
              )}
              onClick={() => go(entry)}
            >
              <Icon aria-hidden />
              <span>{title}</span>
            </div>
          );
        })}
      </div>
      {matches.length === 0 && <p className="gh:text-sm gh:text-subtle">{texts.none}</p>}
      <VisuallyHidden role="status">{matches.length === 0 ? texts.none : ''}</VisuallyHidden>
    </Dialog>
  );
}
