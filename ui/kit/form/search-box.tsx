'use client';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { useKitTexts } from '../texts';
import { Input } from './input';

export interface SearchBoxProps {
  /** Label of the searched items: "API tokens". */
  label: string;
  value: string;
  /** Called when typing pauses; immediately on Enter and when cleared. */
  onChange: (value: string) => void;
  placeholder?: string;
  /** Milliseconds after the last key. Default 0. */
  delay?: number;
}

/** Renders the search input of a list. */
export function SearchBox({ label, value, onChange, placeholder, delay = 0 }: SearchBoxProps) {
  const texts = useKitTexts();
  const [draft, setDraft] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The pause may end after another render, whose callback knows what was chosen meanwhile.
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    // The value was changed from outside, e.g. by cleared filters or history navigation.
    if (value === sent.current) return;
    sent.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    if (next === sent.current) return;
    sent.current = next;
    latest.current(next);
  };
  const change = (next: string, wait = delay) => {
    setDraft(next);
    clearTimeout(timer.current);
    if (wait === 0) return send(next);
    timer.current = setTimeout(() => send(next), wait);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns of the element in the simulated browsers of hosts' tests
    <div role="search" className="gh:relative gh:min-w-36 gh:flex-1 gh:basis-36 gh:@sm:max-w-72">
      <Search
        aria-hidden
        className="gh:pointer-events-none gh:absolute gh:inset-y-0 gh:start-3 gh:my-auto gh:size-4 gh:text-subtle"
      />
      <Input
        type="search"
        aria-label={`${texts.search}: ${label}`}
        placeholder={placeholder ?? texts.search}
        value={draft}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && send(draft)}
        className="gh:px-9! gh:text-ellipsis gh:[&::-webkit-search-cancel-button]:hidden"
      />
      {draft && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={texts.clearSearch}
          className="gh:absolute gh:inset-y-0 gh:end-1 gh:my-auto gh:text-subtle"
          onClick={() => change('', 0)}
        >
          <X aria-hidden />
        </Button>
      )}
    </div>
  );
}
