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
  const [isExpanded, setIsExpanded] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const hasInput = Object.values(values).some((value) => typeof value === 'string' && value !== '');
  const open = () => {
    flushSync(() => setIsExpanded(true));
    // The button is removed after its action.
    container.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  if (isExpanded || hasInput) {
    return (
      <div ref={container} className="grid gap-7">
        {children}
      </div>
    );
  }
  return (
    <div ref={container} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button variant="secondary" size="sm" aria-expanded={false} onClick={open}>
        {more}
        <ChevronDown aria-hidden />
      </Button>
      <p className="text-xs text-subtle">{moreHint}</p>
    </div>
  );
}
