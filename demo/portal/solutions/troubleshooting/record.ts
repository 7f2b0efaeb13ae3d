import { beliefsAfter, FOUND, leading, ruledOut, type Step } from './diagnosis';
import type { Guide } from './guide';

/** A likelihood for reading: '82%', never '0%' or '100%', which would claim to be certain. */
export const percent = (likelihood: number): string => {
  if (likelihood < 0.01) return '< 1%';
  return likelihood > 0.99 ? '> 99%' : `${Math.round(likelihood * 100)}%`;
};

const NOT_SURE = 'Not sure';

/** What was answered, for lists and records. */
export const answerText = ({ answer }: Step): string => answer?.text ?? NOT_SURE;

/** The course of the search as plain text, to be put into a ticket. */
export const recordOf = (guide: Guide, steps: readonly Step[]): string => {
  const out = ruledOut(guide, steps);
  const beliefs = beliefsAfter(guide, steps).toSorted((a, b) => b.likelihood - a.likelihood);
  const first = leading(beliefs);
  const others = beliefs.filter((belief) => belief !== first && !out.some(({ cause }) => cause === belief.cause));
  const lines = [
    guide.title,
    '',
    'Asked',
    ...steps.map((step, index) => `${index + 1}. ${step.question.text} ${answerText(step)}`),
    '',
    first && first.likelihood >= FOUND ? 'Most likely' : 'Most likely, but not certain',
    ...(first ? [`${first.cause.name} (${percent(first.likelihood)})`, `Do first: ${first.cause.remedy}`] : []),
  ];
  if (others.length > 0) {
    lines.push(
      '',
      'Still possible',
      ...others.map(({ cause, likelihood }) => `- ${cause.name} (${percent(likelihood)})`),
    );
  }
  if (out.length > 0) {
    lines.push('', 'Ruled out', ...out.map(({ cause, by }) => `- ${cause.name}, by answer ${by}`));
  }
  return lines.join('\n');
};
