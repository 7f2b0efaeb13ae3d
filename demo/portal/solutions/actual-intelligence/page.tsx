import { Ask } from '../../players/ask';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { SolutionPage } from '../solution-page';
import { asksIn, replyIn } from './content';

/** The screen of Actual Intelligence: answers from documents, with their sources. */
export default function ActualIntelligencePage() {
  const { prototype } = usePortalTexts('actual-intelligence');
  const { language, locale } = usePortalLanguage();
  return (
    <SolutionPage id="actual-intelligence">
      {(onExplored) => (
        <Ask
          key={language}
          replyTo={replyIn(prototype, locale)}
          words={{ label: prototype.question, placeholder: prototype.placeholder, submit: prototype.ask }}
          as={{ label: prototype.askAs, options: asksIn(prototype) }}
          onExplored={onExplored}
        />
      )}
    </SolutionPage>
  );
}
