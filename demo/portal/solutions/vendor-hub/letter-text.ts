import type { PrototypeTexts } from '../../texts/prototype-texts';
import type { Letter } from './outlook';

/** Returns the paragraphs of a notice letter; `endsOn` is the formatted last day of the term. */
export const letterText = (
  { decision }: Pick<Letter, 'decision'>,
  service: string,
  endsOn: string,
  { letter }: Pick<PrototypeTexts<'vendor-hub'>, 'letter'>,
): readonly string[] => [letter.notice(service, endsOn), letter[decision]];
