import { identityColumns } from '../../../research/contract';
import { desktopFeatures, readChecks, solutionSteps } from '../../../research/progress';
import { solutionIds } from '../../../research/solutions';
import type { SyncedRecord } from '../../gateway-client';
import type { PartTexts } from '../../texts/english';

interface RecordRow {
  label: string;
  /** Values, one per line; empty when nothing is stored. */
  lines: readonly string[];
}

export type RecordTexts = Pick<PartTexts['portal'], 'rows' | 'seen' | 'stepsOf' | 'sync' | 'syncOther'> &
  Pick<PartTexts['shell'], 'titles' | 'solutions'> &
  Pick<PartTexts['desktop'], 'tools' | 'open'> &
  Pick<PartTexts['solution'], 'steps'>;

const solutionLines = (stored: string, { solutions, steps, stepsOf }: RecordTexts): string[] => {
  const done = readChecks('solutions', stored);
  return solutionIds.flatMap((id) => {
    const seen = solutionSteps.filter((step) => done.includes(`${id}.${step}`));
    return seen.length > 0 ? stepsOf(solutions[id], seen.map((step) => steps[step]).join(', ')) : [];
  });
};

const desktopLines = (stored: string, { tools, open, steps }: RecordTexts): string[] => {
  const done = readChecks('desktop', stored);
  return [
    ...desktopFeatures.filter((feature) => done.includes(feature)).map((feature) => open(tools[feature].name)),
    ...(done.includes('feedback') ? [steps.feedback] : []),
  ];
};

/** Describes the last synchronization to the user of the record. */
const syncMessage = (result: string, { sync, syncOther }: Pick<PartTexts['portal'], 'sync' | 'syncOther'>): string =>
  Object.entries(sync).find(([text]) => text === result)?.[1] ?? syncOther;

const filled = (value: string): string[] => (value ? [value] : []);

/** Returns a description of every field of the user's record. */
export const recordRows = (record: SyncedRecord, texts: RecordTexts): RecordRow[] => {
  const { rows, titles, seen } = texts;
  const { solutions_progress: solutions, desktop_progress: desktop } = record;
  return [
    { label: rows.name, lines: filled(record[identityColumns.clientName]) },
    { label: rows.email, lines: filled(record[identityColumns.email]) },
    { label: rows.userId, lines: filled(record[identityColumns.userId]) },
    { label: rows.account, lines: filled(record[identityColumns.accountName]) },
    { label: rows.accountId, lines: filled(record[identityColumns.tenantId]) },
    { label: titles['/solutions'], lines: [seen(solutions), ...solutionLines(record.solutions_checks, texts)] },
    { label: titles['/desktop'], lines: [seen(desktop), ...desktopLines(record.desktop_checks, texts)] },
    { label: rows.reference, lines: [String(record.Id)] },
    { label: rows.lastSync, lines: [syncMessage(record.msg, texts)] },
  ];
};
