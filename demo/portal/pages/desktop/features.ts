import type { DesktopFeedback } from '../../../research/feedback/desktop';
import type { DesktopFeature } from '../../../research/progress';

type Field = Exclude<
  keyof DesktopFeedback,
  'Challenges' | 'Importance' | 'Payment' | 'Competitors' | 'Additional' | 'Call'
>;

/** Columns of the feedback about each tool. */
export const fields: Readonly<Record<DesktopFeature, Field>> = {
  applications: 'Applications',
  knowledge: 'Knowledge',
  automation: 'Automation',
  'status-page': 'Status_Page',
  migrations: 'Migrations',
  ticketing: 'Ticketing',
  bots: 'Bots',
};

/** Answers about one tool, stored as these words. */
export const usefulness = ['Not useful', 'A little', 'Useful', 'Very useful', 'Essential'] as const;
