import { Input } from '@gatehouse/ui/kit';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { usePortalTexts } from '../../texts/provider';
import { findArticles } from './articles';

/** Renders articles and their search. */
export function KnowledgeTool() {
  const { knowledge: texts } = usePortalTexts('desktop').prototype;
  const id = useId();
  const [search, setSearch] = useState('');
  const found = findArticles(search, texts.articles);
  return (
    <div className="tool-stack">
      <div className="tool-field">
        <label htmlFor={id}>{texts.search}</label>
        <Input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={texts.example}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <p role="status" className="small">
        {found.length === 0 ? texts.none : texts.found(found.length)}
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
