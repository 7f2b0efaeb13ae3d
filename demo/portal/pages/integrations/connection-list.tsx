import { Badge, type BadgeProps, Button, EmptyState, Input } from '@gatehouse/ui/kit';
import { Plus, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { FilterPills } from '../../screens/filter-pills';
import { type Category, categories, findConnections, type State } from './catalogue';
import { ConnectionMark } from './connection-mark';

const tones: Readonly<Record<State, NonNullable<BadgeProps['tone']>>> = {
  Available: 'success',
  Pilot: 'info',
  'In progress': 'warning',
  Concept: 'neutral',
};

interface ConnectionListProps {
  /** Adds a product to the user's own list; left out while that list is not loaded. */
  onWish: ((name: string) => void) | undefined;
}

/** What exists and what is planned, by category and search. */
export function ConnectionList({ onWish }: ConnectionListProps) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<Category>();
  const box = useRef<HTMLInputElement>(null);
  const found = findConnections(search, category ?? '');
  const clear = () => {
    setSearch('');
    setCategory(undefined);
    // The button that was pressed goes away with the empty result.
    box.current?.focus();
  };

  return (
    <div className="connections">
      <div className="connection-search">
        <Search aria-hidden />
        <Input
          ref={box}
          aria-label="Search integrations"
          type="search"
          autoComplete="off"
          placeholder="Name, category or what it does"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <FilterPills label="Category" options={categories} value={category} onChange={setCategory} />
      <p role="status" className="count">
        {found.length === 1 ? '1 integration' : `${found.length} integrations`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={<Search />}
          title="None of ours fits"
          description="Put it on your list below, and say what it should do."
          action={
            <Button variant="secondary" onClick={clear}>
              Clear search
            </Button>
          }
        />
      ) : (
        <ul>
          {found.map(({ name, category: kind, state, about, mark }) => (
            <li key={name} className="card connection">
              <ConnectionMark shapes={mark} />
              <div>
                <h3>{name}</h3>
                <p className="connection-kind">{kind}</p>
              </div>
              <p className="connection-about">{about}</p>
              <div className="connection-foot">
                <Badge tone={tones[state]}>{state}</Badge>
                {onWish && (
                  <Button variant="ghost" size="sm" aria-label={`Put ${name} on my list`} onClick={() => onWish(name)}>
                    <Plus aria-hidden />
                    My list
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
