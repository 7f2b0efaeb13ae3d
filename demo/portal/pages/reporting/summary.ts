import { tables } from '../../../research/contract';
import type { FeedbackKind } from '../../../research/feedback/kinds';
import { solutionIds, solutionNames } from '../../../research/solutions';
import { type Sent, storedAt } from '../../feedback/own-rows';

/** The kinds in display order, with their names. */
export const kindNames: Readonly<Record<FeedbackKind, string>> = {
  general: 'General feedback',
  solution: 'Solution feedback',
  desktop: 'Desktop feedback',
  integration: 'Integrations',
  investment: 'Investment',
  sweepstakes: 'Sweepstakes',
};

// The kinds are the keys of the object, which `Object.keys` widens to text.
export const kinds = Object.keys(kindNames) as FeedbackKind[];

/** One point per submission whose time is known. */
export const pointsOf = (sent: readonly Sent[]) =>
  sent.flatMap(({ kind, row }) => {
    const at = storedAt(row);
    return at ? [{ at, series: kindNames[kind], value: 1 }] : [];
  });

/** How many of each kind, kinds without any left out. */
export const countsOf = (sent: readonly Sent[]) =>
  kinds.flatMap((kind) => {
    const value = sent.filter((entry) => entry.kind === kind).length;
    return value > 0 ? [{ label: kindNames[kind], value }] : [];
  });

/** The newest rating of each solution that was rated, in the order of the menu. */
export const ratingsOf = (sent: readonly Sent[]) => {
  const rated = sent.filter(({ kind }) => kind === 'solution');
  return solutionIds.flatMap((id) => {
    const name = solutionNames[id];
    const rating = rated.find(({ row }) => row.Solution === name)?.row.Rating;
    return typeof rating === 'number' ? [{ label: name, value: rating }] : [];
  });
};

/** The best rating there is. */
export const HIGHEST_RATING = 5;

const HIDDEN = new Set(['Client', 'Email', 'Troubleshoot']);
/** Between the words of a column's name, and before its number. */
const SEPARATE = /_|(?<=[a-z])(?=\d)/g;

/** What was written, field by field; what is empty or was filled in by the portal is left out. */
export const answersOf = ({ kind, row }: Sent): { label: string; value: string }[] =>
  tables[kind].flatMap(({ title }) => {
    const value = String(row[title] ?? '').trim();
    return value === '' || HIDDEN.has(title) ? [] : [{ label: title.replace(SEPARATE, ' '), value }];
  });

const count = (value: number, one: string, many: string): string => `${value} ${value === 1 ? one : many}`;

/** What the submissions come to, in one sentence. */
export const sentence = (sent: readonly Sent[]): string =>
  sent.length === 0
    ? 'You have not sent anything yet.'
    : `${count(sent.length, 'submission', 'submissions')} of ${count(countsOf(sent).length, 'kind', 'kinds')}.`;
