import { VisuallyHidden } from '@gatehouse/ui/kit';
import { createContext, type ReactNode, use, useState } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Says something to screen readers without showing it. */
export const useAnnounce = () => use(AnnounceContext);

/** Holds the live region, which must be in the page before there is anything to say. */
export function Announcer({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  return (
    <AnnounceContext value={setText}>
      {children}
      <VisuallyHidden role="status">{text}</VisuallyHidden>
    </AnnounceContext>
  );
}
