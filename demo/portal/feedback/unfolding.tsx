import { Button } from '@gatehouse/ui/kit';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { usePortalTexts } from '../texts/provider';

/** Renders the rest of a form, expanded by the first input or by its button. */
export function Unfolding({ children }: { children: ReactNode }) {
  const { more, moreHint } = usePortalTexts('feedback');
  const values: Record<string, unknown> = useWatch();
  const [asked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isBegun = Object.values(values).some((value) => typeof value === 'string' && value !== '');
  const open = () => {
    flushSync(() => setAsked(true));
    // The button is removed after its action.
    place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  if (asked || isBegun) {
    return (
      <div ref={place} className="unfolded">
        {children}
      </div>
    );
  }
  return (
    <div ref={place} className="unfolding">
      <Button variant="secondary" size="sm" aria-expanded={false} onClick={open}>
        {more}
        <ChevronDown aria-hidden />
      </Button>
      <p>{moreHint}</p>
    </div>
  );
}
