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
    <section aria-labelledby="try" className="solution-try">
      <div className="solution-task">
        <h2 id="try">{texts.tryIt}</h2>
        <p>{task}</p>
        <p className="small">{texts.sample}</p>
      </div>
      <div className="solution-stage">
        <PartBoundary title={brokenTitle}>{children}</PartBoundary>
      </div>
    </section>
  );
}
