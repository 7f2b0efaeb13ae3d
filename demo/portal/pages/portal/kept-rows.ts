import { identityColumns } from '../../../research/contract';
import { desktopFeatures, readChecks, solutionSteps } from '../../../research/progress';
import { solutionIds, solutionNames } from '../../../research/solutions';
import type { SyncedRecord } from '../../gateway-client';
import { stepLabels } from '../../solutions/step-labels';
import { features } from '../desktop/features';
import { syncWords } from './sync-words';

interface KeptRow {
  label: string;
  /** One line each; none where nothing is stored. */
  lines: readonly string[];
}

const solutionLines = (stored: string): string[] => {
  const done = readChecks('solutions', stored);
  return solutionIds.flatMap((id) => {
    const steps = solutionSteps.filter((step) => done.includes(`${id}.${step}`));
    return steps.length > 0 ? `${solutionNames[id]}: ${steps.map((step) => stepLabels[step]).join(', ')}` : [];
  });
};

const desktopLines = (stored: string): string[] => {
  const done = readChecks('desktop', stored);
  return [
    ...desktopFeatures.filter((feature) => done.includes(feature)).map((feature) => `Open ${features[feature].name}`),
    ...(done.includes('feedback') ? [stepLabels.feedback] : []),
  ];
};

const filled = (value: string): string[] => (value ? [value] : []);

/** Describes every field of the user's record for them. */
export const keptRows = (record: SyncedRecord): KeptRow[] => [
  { label: 'Name', lines: filled(record[identityColumns.clientName]) },
  { label: 'E-mail address', lines: filled(record[identityColumns.email]) },
  { label: 'Your id', lines: filled(record[identityColumns.userId]) },
  { label: 'Account', lines: filled(record[identityColumns.accountName]) },
  { label: 'Account id', lines: filled(record[identityColumns.tenantId]) },
  { label: 'Solutions', lines: [`${record.solutions_progress}% seen`, ...solutionLines(record.solutions_checks)] },
  { label: 'Desktop App', lines: [`${record.desktop_progress}% seen`, ...desktopLines(record.desktop_checks)] },
  { label: 'Number of your record', lines: [String(record.Id)] },
  { label: 'Last look-up', lines: [syncWords(record.msg)] },
];
