import { Board } from '../../players/board';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { SolutionPage } from '../solution-page';
import { start, viewIn } from './content';

/** The screen of Managed Automation: routines with a guardrail. */
export default function AutomationServicesPage() {
  const { prototype } = usePortalTexts('automation-services');
  const { locale } = usePortalLanguage();
  return (
    <SolutionPage id="automation-services">
      {(onExplored) => <Board rows="open" start={start} viewOf={viewIn(prototype, locale)} onExplored={onExplored} />}
    </SolutionPage>
  );
}
