import type { PrototypeTexts } from '../../texts/prototype-texts';
import { beliefsAfter, FOUND, leading, ruledOut, type Step } from './diagnosis';
import type { Guide } from './guide';

type Texts = PrototypeTexts<'troubleshooting'>;

/** Formats a probability as '82%', never '0%' or '100%', which would imply certainty. */
export const percent = (likelihood: number, { less, more }: Pick<Texts, 'less' | 'more'>, locale: string): string => {
  const { format } = new Intl.NumberFormat(locale, { style: 'percent' });
  if (likelihood < 0.01) return less(format(0.01));
  return likelihood > 0.99 ? more(format(0.99)) : format(likelihood);
};

/** Formats an answer for lists and records. */
export const answerText = ({ answer }: Step, { notSure }: Pick<Texts, 'notSure'>): string => answer?.text ?? notSure;

/** Returns the record of the diagnosis as plain text for a ticket. */
export const recordOf = (guide: Guide, steps: readonly Step[], texts: Texts, locale: string): string => {
  const { inRecord } = texts;
  const share = (likelihood: number) => percent(likelihood, texts, locale);
  const out = ruledOut(guide, steps);
  const beliefs = beliefsAfter(guide, steps).toSorted((a, b) => b.likelihood - a.likelihood);
  const first = leading(beliefs);
  const others = beliefs.filter((belief) => belief !== first && !out.some(({ cause }) => cause === belief.cause));
  const lines = [
    guide.title,
    '',
    inRecord.asked,
    ...steps.map((step, index) => `${index + 1}. ${step.question.text} ${answerText(step, texts)}`),
    '',
    first && first.likelihood >= FOUND ? inRecord.likely : inRecord.uncertain,
    ...(first ? [inRecord.cause(first.cause.name, share(first.likelihood)), inRecord.first(first.cause.remedy)] : []),
  ];
  if (others.length > 0) {
    lines.push(
      '',
      inRecord.possible,
      ...others.map(({ cause, likelihood }) => `- ${inRecord.cause(cause.name, share(likelihood))}`),
    );
  }
  if (out.length > 0) {
    lines.push('', inRecord.ruledOut, ...out.map(({ cause, by }) => `- ${inRecord.by(cause.name, by)}`));
  }
  return lines.join('\n');
};
