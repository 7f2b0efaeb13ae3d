import type { ReactNode } from 'react';
import { PartBoundary } from '../screens/part-boundary';
import { usePortalTexts } from '../texts/provider';

interface TrySectionProps {
  /** What to do with it, in a sentence. */
  task: string;
  /** Said in place of a prototype that has failed. */
  brokenTitle: string;
  /** The prototype. */
  children: ReactNode;
}

/** The part of a screen where something can be tried on sample data. */
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
