import type { Reply } from '../players/ask';
import { type Answers, FOUND, nextQuestion, type Question, type Ranked, RULED_OUT, rank } from '../players/ranking';
import type { PrototypeTexts } from '../texts/english';
import { formatsIn } from './formats';
import { askPage } from './pages';

type Texts = PrototypeTexts<'troubleshooting'>;
type GuideId = keyof Texts['guides'];

/** Response of a user who does not know. */
const NOT_SURE = '-1';

/** A question with the weights of each of its options, per cause; sample figures. */
const question = (id: string, ...options: readonly string[]): Question => ({
  id,
  options: options.map((weights) => weights.split(' ').map(Number)),
});

interface Guide {
  readonly id: GuideId;
  /** Frequencies of the causes, in the order of their texts. */
  readonly causes: readonly number[];
  readonly questions: readonly Question[];
}

const guides: readonly Guide[] = [
  {
    id: 'wifi',
    causes: [36, 24, 12, 28],
    questions: [
      question('who', '7 9 19 1', '3 1 1 24'),
      question('when', '8 1 9 6', '1 9 1 1', '2 3 1 4'),
      question('near', '12 1 1 2', '1 8 19 5'),
      question('port', '19 19 1 9', '1 1 24 1'),
    ],
  },
  {
    id: 'mail',
    causes: [36, 22, 24, 18],
    questions: [
      question('bounce', '19 40 4 2', '1 1 1 16', '3 1 14 1'),
      question('who', '5 6 7 9', '6 4 3 1'),
      question('search', '12 1 3 1', '1 24 1 1', '8 3 12 24'),
      question('header', '7 12 1 12', '3 1 14 1'),
    ],
  },
  {
    id: 'sign-in',
    causes: [34, 25, 24, 17],
    questions: [
      question('who', '12 12 2 14', '2 2 12 1'),
      question('private', '9 12 1 1', '3 1 12 19'),
      question('name', '4 1 9 9', '1 19 1 1', '12 2 3 4'),
      question('time', '19 19 19 1', '1 1 1 19'),
    ],
  },
];

const candidatesOf = ({ causes }: Guide) => causes.map((weight, index) => ({ id: `${index}`, weight }));

/** Returns the reply to the chosen problem and the answers so far, each an index of its option. */
export const replyIn = (texts: Texts, locale: string) => {
  const { percent } = formatsIn(locale);
  /** Never "0%" or "100%", which would imply certainty. */
  const shareText = (share: number) => percent(Math.min(0.99, Math.max(0.01, share)));

  return (selected: readonly string[]): Reply => {
    const guide = guides.find(({ id }) => id === selected[0]);
    if (!guide) {
      return {
        trail: [],
        title: texts.whatIsWrong,
        options: guides.map(({ id, causes, questions }) => ({
          id,
          label: texts.guides[id].title,
          note: texts.size(causes.length, questions.length),
        })),
        sources: [],
        sourcesTitle: texts.causes,
        announcement: '',
        explored: false,
      };
    }
    const words = texts.guides[guide.id];
    const wordsOf = (id: string): readonly string[] =>
      Object.entries(words.questions).find(([key]) => key === id)?.[1] ?? [];
    const candidates = candidatesOf(guide);
    const answers: Answers[number][] = [];
    for (const option of selected.slice(1)) {
      const asked = nextQuestion(candidates, guide.questions, answers);
      if (asked) answers.push({ id: asked.id, option: Number(option) });
    }
    const rankedAfter = (count: number) => rank(candidates, guide.questions, answers.slice(0, count));
    const ranked = rankedAfter(answers.length);
    const nameOf = ({ id }: Pick<Ranked, 'id'>) => words.causes[Number(id)]?.[0] ?? '';
    const goneBy = (count: number) =>
      rankedAfter(count).filter(
        ({ share }, index) => share < RULED_OUT && (rankedAfter(count - 1)[index]?.share ?? 0) >= RULED_OUT,
      );
    const trail = answers.map(({ id, option }, index) => {
      const [question = '', ...options] = wordsOf(id);
      const gone = goneBy(index + 1).map(nameOf);
      return {
        question,
        answer: options[option] ?? texts.notSure,
        note: gone.length > 0 ? texts.ruledOut(gone.join('; ')) : '',
      };
    });
    const [first] = ranked.toSorted((a, b) => b.share - a.share);
    const likely = first ? texts.likely(nameOf(first), shareText(first.share)) : '';
    const next = nextQuestion(candidates, guide.questions, answers);
    const shared = {
      trail: [{ question: texts.whatIsWrong, answer: words.title }, ...trail],
      sourcesTitle: texts.causes,
      sources: ranked.map((cause) => ({
        id: cause.id,
        title: nameOf(cause),
        share: { part: cause.share, text: shareText(cause.share) },
        isOut: cause.share < RULED_OUT,
      })),
      announcement: [likely, trail.at(-1)?.note].filter(Boolean).join(' '),
      explored: !next,
    };
    if (next) {
      const [title = '', ...options] = wordsOf(next.id);
      const choices = options.map((label, index) => ({ id: `${index}`, label }));
      return {
        ...shared,
        title,
        note: texts.question(answers.length + 1),
        options: [...choices, { id: NOT_SURE, label: texts.notSure }],
      };
    }
    const remedy = words.causes[Number(first?.id)]?.[1] ?? '';
    const isFound = (first?.share ?? 0) >= FOUND;
    const steps = trail.map((step, index) => `${index + 1}. ${step.question} ${step.answer}\n${step.note}`.trimEnd());
    return {
      ...shared,
      title: first ? nameOf(first) : '',
      note: isFound ? undefined : texts.notSettled,
      lines: [{ text: remedy }],
      record: { label: texts.record, text: [words.title, ...steps, likely, texts.first(remedy)].join('\n') },
    };
  };
};

/** The screen of Troubleshooting: questions that lead to the cause. */
export default askPage('troubleshooting', replyIn);
