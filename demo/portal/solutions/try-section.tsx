import type { ReactNode } from 'react';
import { PartBoundary } from '../screens/part-boundary';
import { usePortalTexts } from '../texts/provider';

interface TrySectionProps {
  /** Instruction in one sentence. */
  task: string;
  /** Message in place of a failed prototype. */
  brokenTitle: string;
  /** The prototype. */
  children: ReactNode;
}

/** Renders the section of a screen with the prototype on sample data. */
export function TrySection({ task, brokenTitle, children }: TrySectionProps) {
  const texts = usePortalTexts('solution');
  return (
    <section aria-labelledby="try" className="grid gap-4">
      <div className="grid max-w-[64ch] gap-1 text-pretty">
        <h2 id="try" className="text-lg tracking-[-0.015em]">
          {texts.tryIt}
        </h2>
        <p>{task}</p>
        <p className="text-xs text-subtle">{texts.sample}</p>
      </div>
      <div className="grid min-w-0 rounded-[1.25rem] border border-line bg-muted bg-[radial-gradient(var(--portal-line)_1px,transparent_1px)] bg-size-[16px_16px] p-[clamp(0.75rem,3vw,1.75rem)] *:min-w-0">
        <PartBoundary title={brokenTitle}>{children}</PartBoundary>
      </div>
    </section>
  );
}
