import { Board } from '../../players/board';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { SolutionPage } from '../solution-page';
import { start, viewIn } from './content';

/** The screen of Workflow Builder: steps that are checked and tried before they run. */
export default function WorkflowAutomationPage() {
  const { prototype } = usePortalTexts('workflow-automation');
  const { locale } = usePortalLanguage();
  return (
    <SolutionPage id="workflow-automation">
      {(onExplored) => <Board rows="move" start={start} viewOf={viewIn(prototype, locale)} onExplored={onExplored} />}
    </SolutionPage>
  );
}
