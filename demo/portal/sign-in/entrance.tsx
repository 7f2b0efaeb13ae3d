import { Alert, Button } from '@gatehouse/ui/kit';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Copyright, Wordmark } from '../layout/brand';
import { Contours } from '../layout/contours';
import { usePortalTexts } from '../texts/provider';

interface EntranceProps {
  heading: string;
  lead?: string;
  /** Rendered above the button. */
  problem?: { tone: 'info' | 'danger'; title: string; text?: string | undefined } | undefined;
  /** Label of the button that starts the hosted login. */
  action: string;
  onPress: () => void;
  /** Whether the redirect to the provider has started. */
  leaving: boolean;
  /** Links below the button. */
  children?: ReactNode;
}

/** Renders the page before sign-in: text at the start, an illustration at the end. */
export function Entrance({ heading, lead, problem, action, onPress, leaving, children }: EntranceProps) {
  const { entrance } = usePortalTexts('shell');
  return (
    <div className="grid flex-1 grid-rows-[auto_1fr] md:grid-cols-2 md:grid-rows-1">
      <main className="grid min-w-0 grid-rows-[auto_1fr_auto] gap-12 px-[clamp(1.5rem,6vw,6rem)] py-8 md:py-10">
        <Wordmark />
        <div className="max-w-130 self-center">
          <h1 className="text-[clamp(2.125rem,4.2vw,3.5rem)]/[1.06] font-semibold tracking-[-0.035em]">{heading}</h1>
          {lead && <p className="mt-5 max-w-100 text-[1.125rem]/7 text-pretty text-subtle">{lead}</p>}
          <div role="alert" className="mt-6 empty:mt-0">
            {problem && (
              <Alert tone={problem.tone} title={problem.title}>
                {problem.text}
              </Alert>
            )}
          </div>
          <Button
            className="mt-8 min-h-12 px-6 text-base aria-disabled:opacity-100"
            aria-disabled={leaving || undefined}
            onClick={() => leaving || onPress()}
          >
            {action}
            <ArrowRight aria-hidden className="rtl:-scale-x-100" />
          </Button>
          <p role="status" className="mt-3 min-h-5 text-subtle">
            {leaving && entrance.going}
          </p>
          {children && <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">{children}</p>}
        </div>
        <Copyright />
      </main>
      {/* At high zoom the picture would cover the text. */}
      <Contours className="bg-muted max-md:-order-1 max-md:h-33 max-md:not-tall:hidden md:min-h-screen" />
    </div>
  );
}

/** Renders the page while the session is loading. */
export function EntranceLoading() {
  const { loading } = usePortalTexts('shell');
  return (
    <main className="grid flex-1 place-content-center justify-items-center gap-5 text-subtle">
      <Wordmark />
      <p role="status">{loading}</p>
    </main>
  );
}
