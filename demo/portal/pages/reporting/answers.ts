import { tables } from '../../../research/contract';
import { UNKNOWN } from '../../../research/feedback/fields';
import { slotNames } from '../../../research/feedback/integration';
import type { FeedbackKind } from '../../../research/feedback/kinds';
import { desktopFeatures } from '../../../research/progress';
import { solutionIds, solutionNames } from '../../../research/solutions';
import type { Sent } from '../../feedback/own-rows';
import type { PartTexts } from '../../texts/english';
import { fields, usefulness } from '../desktop/questions';

/** The parts with the questions of the forms. */
export type AnswerTexts = Pick<
  PartTexts,
  'shell' | 'reporting' | 'feedback' | 'solution' | 'desktop' | 'integrations' | 'investments' | 'sweepstakes'
>;

interface Question {
  label: string;
  /** Labels of the stored values of a choice; absent for a text of the user. */
  values?: Readonly<Record<string, string>>;
}

const choices = ({ shell, feedback }: AnswerTexts) => ({ Yes: shell.yes, No: shell.no, [UNKNOWN]: feedback.noAnswer });

/** The questions of each form by the column of their answer; columns that the portal fills are absent. */
const questions: Readonly<Record<FeedbackKind, (texts: AnswerTexts) => Readonly<Record<string, Question>>>> = {
  general: ({ feedback }) => ({
    Rating: { label: feedback.rating },
    Ideas: { label: feedback.ideas },
    Vendors: { label: feedback.vendors },
    Meeting: { label: feedback.meeting },
  }),
  solution: (texts) => {
    const { feedback, solution, reporting, shell } = texts;
    return {
      Rating: { label: solution.rating },
      Challenges: { label: solution.challenges, values: choices(texts) },
      Describe: { label: solution.describe },
      Paying: { label: solution.paying, values: choices(texts) },
      Vendors: { label: solution.vendors },
      Thoughts: { label: solution.thoughts },
      Solution: {
        label: reporting.solution,
        values: Object.fromEntries(solutionIds.map((id) => [solutionNames[id], shell.solutions[id]])),
      },
      Meeting: { label: feedback.meeting, values: { [UNKNOWN]: feedback.noAnswer } },
    };
  },
  desktop: (texts) => {
    const { desktop } = texts;
    const marks = Object.fromEntries(usefulness.map((stored, at) => [stored, desktop.marks[at] ?? stored]));
    const tools = desktopFeatures.map((id) => [fields[id], { label: desktop.tools[id].name, values: marks }]);
    return {
      ...Object.fromEntries(tools),
      Challenges: { label: desktop.challenges, values: choices(texts) },
      Importance: { label: desktop.importance },
      Payment: { label: desktop.payment, values: choices(texts) },
      Competitors: { label: desktop.competitors },
      Additional: { label: desktop.additional },
      Call: { label: desktop.call, values: choices(texts) },
    };
  },
  integration: ({ integrations }) =>
    Object.fromEntries(slotNames.map((slot, at) => [slot, { label: integrations.entry(at + 1) }])),
  investment: (texts) => {
    const { investments } = texts;
    return {
      Type: { label: investments.type, values: investments.types },
      Range: { label: investments.range, values: investments.ranges },
      Advisory: { label: investments.advisory, values: choices(texts) },
    };
  },
  sweepstakes: (texts) => ({ Terms: { label: texts.sweepstakes.accept, values: choices(texts) } }),
};

/** Returns the user's answers with their questions in the language of the reader, without empty ones. */
export const answersOf = (
  { kind, row }: Sent,
  texts: AnswerTexts,
): { title: string; label: string; value: string }[] => {
  const byTitle = questions[kind](texts);
  return tables[kind].flatMap(({ title }) => {
    const stored = String(row[title] ?? '').trim();
    const question = byTitle[title];
    if (!question || stored === '') return [];
    const { label, values = {} } = question;
    return [{ title, label, value: Object.hasOwn(values, stored) ? (values[stored] ?? stored) : stored }];
  });
};
