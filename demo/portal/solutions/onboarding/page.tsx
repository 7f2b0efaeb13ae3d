import { Board } from '../../players/board';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { SolutionPage } from '../solution-page';
import { start, viewIn } from './content';

/** The screen of User Onboarding: a plan, counted back from the first day. */
export default function OnboardingPage() {
  const { prototype } = usePortalTexts('onboarding');
  const { locale } = usePortalLanguage();
  return (
    <SolutionPage id="onboarding">
      {(onExplored) => <Board start={start} viewOf={viewIn(prototype, locale)} onExplored={onExplored} />}
    </SolutionPage>
  );
}
