import { Input } from '@gatehouse/ui/kit';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { findArticles } from './articles';

/** Search articles and read one. */
export function KnowledgeTool() {
  const id = useId();
  const [search, setSearch] = useState('');
  const found = findArticles(search);
  return (
    <div className="tool-stack">
      <div className="tool-field">
        <label htmlFor={id}>Search articles</label>
        <Input
          id={id}
          type="search"
          autoComplete="off"
          placeholder="Try vpn, phone or print"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <p role="status" className="small">
        {found.length === 0
          ? 'No article has all of these words. Try one of them, or ask in Ticketing.'
          : `${found.length} ${found.length === 1 ? 'article' : 'articles'}`}
      </p>
      <ul className="tool-rows">
        {found.map(({ title, text }) => (
          <li key={title}>
            <details className="tool-article">
              <summary>
                {title}
                <ChevronDown aria-hidden />
              </summary>
              <p>{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}
