import { Button } from '@gatehouse/ui/kit';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Wordmark } from '../layout/brand';
import { Contours } from '../layout/contours';
import { usePortalTexts } from '../texts/provider';

/** Renders the page before sign-in: text at the start, an illustration at the end. */
export function Entrance({ children }: { children: ReactNode }) {
  const { frame } = usePortalTexts('shell');
  return (
    <div className="entrance">
      <main className="entrance-words">
        <Wordmark />
        <div className="entrance-body">{children}</div>
        <p className="copyright">{frame.copyright(new Date().getFullYear())}</p>
      </main>
      <Contours />
    </div>
  );
}

/** Renders the page while the session is loading. */
export function EntranceLoading() {
  const { loading } = usePortalTexts('shell');
  return (
    <main className="entrance-loading">
      <Wordmark />
      <p role="status">{loading}</p>
    </main>
  );
}

interface SignInButtonProps {
  label: string;
  /** Whether the redirect to the provider has started. */
  leaving: boolean;
  onPress: () => void;
}

/** Renders the button that starts the hosted login. */
export function SignInButton({ label, leaving, onPress }: SignInButtonProps) {
  const { entrance } = usePortalTexts('shell');
  return (
    <>
      <Button className="entrance-button" aria-disabled={leaving || undefined} onClick={() => leaving || onPress()}>
        {label}
        <ArrowRight aria-hidden className="flips" />
      </Button>
      <p role="status" className="entrance-going">
        {leaving && entrance.going}
      </p>
    </>
  );
}
