'use client';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn';
import { useKitTexts } from '../texts';
import { useCopy } from './use-copy';

export interface CopyBlockProps {
  /** Name of the content: "Certificate", "Request". */
  label: ReactNode;
  /** Text to copy. */
  value: string;
  /** Rendered instead of the text, e.g. a JSON tree. */
  children?: ReactNode;
  /** Breaks long lines instead of scrolling. Default false. */
  wrap?: boolean;
  className?: string;
}

/** Renders multi-line text with a copy button, e.g. a certificate, payload or command. */
export function CopyBlock({ label, value, children, wrap = false, className }: CopyBlockProps) {
  const texts = useKitTexts();
  const id = useId();
  const block = useRef<HTMLDivElement>(null);
  const { state, copy } = useCopy(value, () => {
    if (block.current) getSelection()?.selectAllChildren(block.current);
  });
  return (
    <section
      data-slot="copy-block"
      aria-labelledby={id}
      className={cn('gh:min-w-0 gh:overflow-hidden gh:rounded gh:border gh:border-line gh:bg-surface', className)}
    >
      <header className="gh:flex gh:items-center gh:justify-between gh:gap-2 gh:border-b gh:border-line gh:bg-background gh:py-1 gh:ps-3 gh:pe-1">
        <span id={id} className="gh:text-xs gh:font-medium gh:text-subtle">
          {label}
        </span>
        <Button variant="ghost" size="icon-sm" aria-label={texts.copy} title={texts.copy} onClick={() => void copy()}>
          {state === 'copied' ? <Check aria-hidden className="gh:text-success" /> : <Copy aria-hidden />}
        </Button>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll */}
      <div
        ref={block}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-labelledby={id}
        dir="ltr"
        className={cn(
          'gh:max-h-80 gh:overflow-auto gh:p-3 gh:text-start gh:font-mono gh:text-xs gh:focus-visible:-outline-offset-2',
          wrap ? 'gh:whitespace-pre-wrap gh:wrap-anywhere' : 'gh:whitespace-pre',
        )}
      >
        {children || value}
      </div>
      <p role="status" className={cn('gh:px-3 gh:pb-2 gh:text-xs gh:text-danger', state !== 'failed' && 'gh:sr-only')}>
        {state === 'failed' ? texts.copyFailed : state === 'copied' ? texts.copied : null}
      </p>
    </section>
  );
}
