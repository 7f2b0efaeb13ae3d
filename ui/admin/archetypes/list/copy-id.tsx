'use client';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../kit/button/button';
import { cn } from '../../../kit/cn';
import { useToast } from '../../../kit/feedback/toast';
import { useKitTexts } from '../../../kit/texts';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { useAdminTexts } from '../../texts';

/** Returns start and end of an id, which distinguish ids better than the middle. */
export const shortId = (id: string): string => (id.length <= 13 ? id : `${id.slice(0, 6)}…${id.slice(-6)}`);

interface CopyIdProps {
  id: string;
  /** Whether there is room for the whole id. Default false. */
  isWhole?: boolean;
}

/**
 * Renders an id, truncated in the middle, with a copy button. If the clipboard is unavailable, the whole id is
 * selected.
 */
export function CopyId({ id, isWhole: startsWhole = false }: CopyIdProps) {
  const { resource: texts } = useAdminTexts('frame');
  const kit = useKitTexts();
  const toaster = useToast();
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const [isWhole, setIsWhole] = useState(startsWhole);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setCopied(true);
    } catch {
      flushSync(() => setIsWhole(true));
      if (text.current) getSelection()?.selectAllChildren(text.current);
      toaster.error(kit.copyFailed);
    }
  };

  return (
    <span className="gh:inline-flex gh:min-w-0 gh:items-center gh:gap-1">
      <code
        ref={text}
        dir="ltr"
        title={id}
        className={cn('gh:font-mono gh:text-xs gh:text-subtle', isWhole ? 'gh:wrap-anywhere' : 'gh:whitespace-nowrap')}
      >
        {isWhole ? id : shortId(id)}
      </code>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={texts.copyId(id)}
        title={kit.copy}
        className="gh:size-7 gh:text-subtle gh:[&_svg]:size-3.5"
        onClick={() => void copy()}
      >
        {copied ? <Check aria-hidden className="gh:text-success" /> : <Copy aria-hidden />}
      </Button>
      <VisuallyHidden role="status">{copied ? kit.copied : ''}</VisuallyHidden>
    </span>
  );
}
