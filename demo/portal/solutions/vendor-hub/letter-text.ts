import type { PrototypeTexts } from '../../texts/prototype-texts';
import type { Letter } from './outlook';

/** Returns what a notice letter says, a paragraph each; `endsOn` is the last day of the term, written out. */
export const letterText = (
  { decision }: Pick<Letter, 'decision'>,
  service: string,
  endsOn: string,
  { letter }: Pick<PrototypeTexts<'vendor-hub'>, 'letter'>,
): readonly string[] => [letter.notice(service, endsOn), letter[decision]];
