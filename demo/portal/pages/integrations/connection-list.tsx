import { Badge, type BadgeProps, Button, EmptyState, Input } from '@gatehouse/ui/kit';
import { Plus, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { FilterPills } from '../../screens/filter-pills';
import { usePortalTexts } from '../../texts/provider';
import { type Category, categories, findConnections, type State } from './catalog';
import { ConnectionMark } from './connection-mark';

const tones: Readonly<Record<State, NonNullable<BadgeProps['tone']>>> = {
  Available: 'success',
  Pilot: 'info',
  'In progress': 'warning',
  Concept: 'neutral',
};

interface ConnectionListProps {
  /** Adds a product to the user's own list; undefined while that list is loading. */
  onWish: ((name: string) => void) | undefined;
}

/** Renders available and planned connections, by category and search. */
export function ConnectionList({ onWish }: ConnectionListProps) {
  const texts = usePortalTexts('integrations');
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<Category>();
  const box = useRef<HTMLInputElement>(null);
  const found = findConnections(search, category ?? '', texts);
  const clear = () => {
    setSearch('');
    setCategory(undefined);
    // The pressed button is removed with the empty result.
    box.current?.focus();
  };

  return (
    <div className="connections">
      <div className="connection-search">
        <Search aria-hidden />
        <Input
          ref={box}
          aria-label={texts.search}
          type="search"
          autoComplete="off"
          placeholder={texts.placeholder}
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
      <p role="status" className="count">
        {texts.count(found.length)}
      </p>
      {found.length === 0 ? (
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
          .map((kind) => ({ kind, ofKind: found.filter((connection) => connection.category === kind) }))
          .filter(({ ofKind }) => ofKind.length > 0)
          .map(({ kind, ofKind }) => (
            <section key={kind} aria-label={texts.categories[kind]} className="connection-group">
              <h3>{texts.categories[kind]}</h3>
              <ul>
                {ofKind.map(({ name, state, mark }) => (
                  <li key={name} className="connection">
                    <ConnectionMark shapes={mark} />
                    <div className="connection-words">
                      <h4>{name}</h4>
                      <p className="connection-about">{texts.about[name]}</p>
                    </div>
                    <Badge tone={tones[state]}>{texts.states[state]}</Badge>
                    {onWish && (
                      <Button variant="ghost" size="sm" aria-label={texts.put(name)} onClick={() => onWish(name)}>
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
