import { Timeline } from '../../players/timeline';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { SolutionPage } from '../solution-page';
import { start, viewIn } from './content';

/** The screen of Project Execution: a plan, and how likely its date is. */
export default function ProjectExecutionPage() {
  const { prototype } = usePortalTexts('project-execution');
  const { locale } = usePortalLanguage();
  return (
    <SolutionPage id="project-execution">
      {(onExplored) => <Timeline isPlan start={start} viewOf={viewIn(prototype, locale)} onExplored={onExplored} />}
    </SolutionPage>
  );
}
