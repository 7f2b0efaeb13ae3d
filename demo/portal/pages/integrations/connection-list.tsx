import { Badge, type BadgeProps, Button, EmptyState, Input } from '@gatehouse/ui/kit';
import { Plus, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { FilterPills } from '../../screens/filter-pills';
import { usePortalTexts } from '../../texts/provider';
import { type Category, categories, findConnections, lettersOf, type State } from './catalog';

const tones: Readonly<Record<State, NonNullable<BadgeProps['tone']>>> = {
  Available: 'success',
  Pilot: 'info',
  'In progress': 'warning',
  Concept: 'neutral',
};

interface ConnectionListProps {
  /** Adds a product to the user's own list; undefined while that list is loading. */
  onAdd: ((name: string) => void) | undefined;
}

/** Renders available and planned connections, by category and search. */
export function ConnectionList({ onAdd }: ConnectionListProps) {
  const texts = usePortalTexts('integrations');
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<Category>();
  const box = useRef<HTMLInputElement>(null);
  const matches = findConnections(search, category, texts);
  const clear = () => {
    setSearch('');
    setCategory(undefined);
    // The pressed button is removed with the empty result.
    box.current?.focus();
  };

  return (
    <div className="grid gap-4">
      <div className="relative max-w-100">
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-subtle" />
        <Input
          ref={box}
          aria-label={texts.search}
          type="search"
          autoComplete="off"
          placeholder={texts.placeholder}
          className="ps-9"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <FilterPills
        label={texts.category}
        options={categories}
        nameOf={(kind) => texts.categories[kind]}
        value={category}
        onChange={setCategory}
      />
      <p role="status" className="text-xs text-subtle tabular-nums">
        {texts.count(matches.length)}
      </p>
      {matches.length === 0 ? (
        <EmptyState
          icon={<Search />}
          title={texts.noneTitle}
          description={texts.none}
          action={
            <Button variant="secondary" onClick={clear}>
              {texts.clearSearch}
            </Button>
          }
        />
      ) : (
        categories
          .map((kind) => ({ kind, ofKind: matches.filter((connection) => connection.category === kind) }))
          .filter(({ ofKind }) => ofKind.length > 0)
          .map(({ kind, ofKind }) => (
            <section key={kind} aria-label={texts.categories[kind]} className="grid gap-2">
              <h3>{texts.categories[kind]}</h3>
              {/* One row per connection: mark, name with data, status, and the link to the list. */}
              <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
                {ofKind.map(({ name, state }) => (
                  <li
                    key={name}
                    className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2 @md:grid-cols-[auto_minmax(0,1fr)_7rem_auto]"
                  >
                    <span
                      aria-hidden
                      className="grid size-9 place-items-center rounded bg-primary/12 text-xs font-semibold text-primary forced-colors:border"
                    >
                      {lettersOf(name)}
                    </span>
                    <div className="col-start-2 -col-end-1 grid items-center gap-x-4 @md:col-end-3 @md:grid-cols-[12.5rem_minmax(0,1fr)]">
                      <h4>{name}</h4>
                      <p className="text-pretty text-subtle">{texts.about[name]}</p>
                    </div>
                    <Badge tone={tones[state]} className="col-start-2 justify-self-start @md:col-start-3">
                      {texts.states[state]}
                    </Badge>
                    {onAdd && (
                      <Button variant="ghost" size="sm" aria-label={texts.put(name)} onClick={() => onAdd(name)}>
                        <Plus aria-hidden />
                        {texts.myList}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))
      )}
    </div>
  );
}
