import { VisuallyHidden } from '@gatehouse/ui/kit';
import { createContext, type ReactNode, use, useState } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Announces a message to screen readers. */
export const useAnnounce = () => use(AnnounceContext);

/** Renders the live region, which must be mounted before the first message. */
export function Announcer({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  return (
    <AnnounceContext value={setText}>
      {children}
      <VisuallyHidden role="status">{text}</VisuallyHidden>
    </AnnounceContext>
  );
}
