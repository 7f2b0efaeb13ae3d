import type { PrototypeTexts } from '../../texts/prototype-texts';
import type { Guide, GuideData, GuideId } from './guide';
import { mailGuide } from './mail-guide';
import { signInGuide } from './sign-in-guide';
import { wifiGuide } from './wifi-guide';

/** Texts of any guide, by the ids of its causes and questions. */
interface GuideTexts {
  readonly title: string;
  readonly causes: Readonly<Record<string, { readonly name: string; readonly remedy: string }>>;
  readonly questions: Readonly<Record<string, { readonly text: string; readonly answers: readonly string[] }>>;
}

const guideIn = <Id extends GuideId>({ id, causes, questions }: GuideData<Id>, texts: GuideTexts): Guide => ({
  id,
  title: texts.title,
  causes: causes.map((cause) => ({ ...cause, name: '', remedy: '', ...texts.causes[cause.id] })),
  questions: questions.map((question) => {
    const words = texts.questions[question.id];
    return {
      id: question.id,
      text: words?.text ?? '',
      answers: question.answers.map(({ weight }, index) => ({ weight, text: words?.answers[index] ?? '' })),
    };
  }),
});

/** Returns the guides in the language of the texts, in list order. */
export const guidesIn = ({ guides }: Pick<PrototypeTexts<'troubleshooting'>, 'guides'>): readonly Guide[] => [
  guideIn(wifiGuide, guides.wifi),
  guideIn(mailGuide, guides.mail),
  guideIn(signInGuide, guides['sign-in']),
];
