import type { FeedbackKind } from '../../../research/feedback/kinds';
import { type SolutionId, solutionIds, solutionNames } from '../../../research/solutions';
import { type Sent, sentAt } from '../../feedback/own-rows';
import type { PartTexts } from '../../texts/english';

type Names = PartTexts['reporting']['kinds'];

/** Kinds in display order. */
export const kinds: readonly FeedbackKind[] = [
  'general',
  'solution',
  'desktop',
  'integration',
  'investment',
  'sweepstakes',
];

/** Returns one point per submission with a known time. */
export const pointsOf = (sent: readonly Sent[], kindNames: Names) =>
  sent.flatMap(({ kind, row }) => {
    const at = sentAt(row.CreatedAt);
    return at ? [{ at, series: kindNames[kind], value: 1 }] : [];
  });

/** Returns counts by kind, without empty kinds. */
export const countsOf = (sent: readonly Sent[], kindNames: Names) =>
  kinds.flatMap((kind) => {
    const value = sent.filter((entry) => entry.kind === kind).length;
    return value > 0 ? [{ label: kindNames[kind], value }] : [];
  });

/** Returns the newest rating of each rated solution, in menu order. */
export const ratingsOf = (sent: readonly Sent[], names: Readonly<Record<SolutionId, string>>) => {
  const rated = sent.filter(({ kind }) => kind === 'solution');
  return solutionIds.flatMap((id) => {
    const stored = solutionNames[id];
    const rating = rated.find(({ row }) => row.Solution === stored)?.row.Rating;
    return typeof rating === 'number' ? [{ label: names[id], value: rating }] : [];
  });
};

export const HIGHEST_RATING = 5;
