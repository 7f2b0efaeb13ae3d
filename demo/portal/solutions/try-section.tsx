import { ThemeProvider } from '@gatehouse/ui';
import type { ReactNode } from 'react';
import { PartBoundary } from '../screens/part-boundary';
import { usePortalLanguage, usePortalTexts } from '../texts/provider';

interface TrySectionProps {
  /** What to do with it, in a sentence. */
  task: string;
  /** Said in place of a prototype that has failed. */
  brokenTitle: string;
  /** The prototype is in English whatever the language of the portal. */
  inEnglish?: boolean;
  /** The prototype. */
  children: ReactNode;
}

/** The part of a screen where something can be tried on sample data. */
export function TrySection({ task, brokenTitle, inEnglish, children }: TrySectionProps) {
  const texts = usePortalTexts('solution');
  const { language } = usePortalLanguage();
  return (
    <section aria-labelledby="try" className="solution-try">
      <div className="solution-task">
        <h2 id="try">{texts.tryIt}</h2>
        <p>{task}</p>
        <p className="small">
          {texts.sample} {inEnglish && texts.inEnglish}
        </p>
      </div>
      <div className="solution-stage">
        <PartBoundary title={brokenTitle}>
          {inEnglish && language !== 'en' ? <InEnglish>{children}</InEnglish> : children}
        </PartBoundary>
      </div>
    </section>
  );
}

/** The prototypes and their sample data are in English: they keep its direction. */
function InEnglish({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider dir="ltr">
      <div lang="en">{children}</div>
    </ThemeProvider>
  );
}
