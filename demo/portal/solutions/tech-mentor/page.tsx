import { Ask } from '../../players/ask';
import { languages } from '../../texts/language';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { SolutionPage } from '../solution-page';
import { replyIn } from './content';

/** The screen of Tech Mentoring: a mentor for a problem, and an hour. */
export default function TechMentorPage() {
  const { prototype } = usePortalTexts('tech-mentor');
  const { language, locale } = usePortalLanguage();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const own = [language, ...languages.filter((each) => each !== language)];
  return (
    <SolutionPage id="tech-mentor">
      {(onExplored) => (
        <Ask
          key={language}
          replyTo={replyIn(prototype, locale)}
          words={{ label: prototype.problem, placeholder: prototype.example, submit: prototype.find }}
          as={{ label: prototype.language, options: own.map((id) => ({ id, label: names.of(id) ?? id })) }}
          onExplored={onExplored}
        />
      )}
    </SolutionPage>
  );
}
