import type { DesktopFeedback } from '../../../research/feedback/desktop';
import type { DesktopFeature } from '../../../research/progress';

type Field = Exclude<
  keyof DesktopFeedback,
  'Challenges' | 'Importance' | 'Payment' | 'Competitors' | 'Additional' | 'Call'
>;

interface Feature {
  readonly name: string;
  /** Its column in the feedback. */
  readonly field: Field;
}

/** Names of the seven tools, and where their feedback is stored. */
export const features: Readonly<Record<DesktopFeature, Feature>> = {
  applications: { name: 'Applications', field: 'Applications' },
  knowledge: { name: 'Knowledge', field: 'Knowledge' },
  automation: { name: 'Automation', field: 'Automation' },
  'status-page': { name: 'Status Page', field: 'Status_Page' },
  migrations: { name: 'Migrations', field: 'Migrations' },
  ticketing: { name: 'Ticketing', field: 'Ticketing' },
  bots: { name: 'Bots', field: 'Bots' },
};

/** Answers about one tool, stored as these words. */
export const usefulness = ['Not useful', 'A little', 'Useful', 'Very useful', 'Essential'] as const;
