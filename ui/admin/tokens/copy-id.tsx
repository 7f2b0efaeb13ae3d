'use client';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button';
import { useKitTexts } from '../../kit/texts';
import { useToast } from '../../kit/toast';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useAdminTexts } from '../texts';

/** An id in a table with a button that copies it. Where the clipboard is refused the text is selected instead. */
export function CopyId({ id }: { id: string }) {
  const texts = useAdminTexts('tokens');
  const kit = useKitTexts();
  const toaster = useToast();
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);

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
        className="gh:max-w-24 gh:@sm:@max-md:max-w-16 gh:truncate gh:font-mono gh:text-xs gh:text-subtle"
      >
        {id}
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
