'use client';
import { useEffect, useState } from 'react';

const SHOWN_FOR = 2000;

/**
 * Copies a text. If the browser denies access to the clipboard, `select` selects the text for the user; otherwise
 * `onCopied` is called.
 */
export const useCopy = (text: string, select: () => void, onCopied?: () => void) => {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      onCopied?.();
    } catch {
      select();
      setState('failed');
    }
  };

  return { state, copy };
};
