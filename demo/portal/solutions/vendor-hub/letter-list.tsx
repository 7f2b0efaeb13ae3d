import { EmptyState } from '@gatehouse/ui/kit';
import { ChevronDown, MailX } from 'lucide-react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { SampleContract } from './contracts';
import { formatIn } from './format';
import { letterText } from './letter-text';
import type { Letter } from './outlook';

/** Renders the notice letters that follow from the decisions, the next one first. */
export function LetterList({ letters }: { letters: readonly Letter<SampleContract>[] }) {
  const { prototype: texts } = usePortalTexts('vendor-hub');
  const { locale } = usePortalLanguage();
  const { longDay, shortDay } = formatIn(locale);
  if (!letters.length) return <EmptyState icon={<MailX />} title={texts.noLetters} description={texts.noLettersText} />;
  return (
    <ul className="vendor-letters">
      {letters.map((letter) => (
        <li key={letter.contract.id}>
          <details>
            <summary>
              <ChevronDown aria-hidden className="vendor-open" />
              <span className="vendor-strong">{letter.contract.vendor}</span>
              <span>{letter.sendIn === 0 ? texts.sendToday : texts.sendBy(shortDay(letter.sendIn))}</span>
              <span className="small">{texts.arriveBy[letter.decision](shortDay(letter.dueIn))}</span>
            </summary>
            <div className="vendor-letter">
              {letterText(letter, texts.inLetter[letter.contract.id], longDay(letter.contract.endsIn), texts).map(
                (paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ),
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
