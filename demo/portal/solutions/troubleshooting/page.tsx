import { Ask } from '../../players/ask';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { SolutionPage } from '../solution-page';
import { replyIn } from './content';

/** The screen of Troubleshooting: questions that lead to the cause. */
export default function TroubleshootingPage() {
  const { prototype } = usePortalTexts('troubleshooting');
  const { locale } = usePortalLanguage();
  return (
    <SolutionPage id="troubleshooting">
      {(onExplored) => <Ask replyTo={replyIn(prototype, locale)} onExplored={onExplored} />}
    </SolutionPage>
  );
}
