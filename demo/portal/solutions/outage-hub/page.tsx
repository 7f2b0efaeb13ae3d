import { Timeline } from '../../players/timeline';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { SolutionPage } from '../solution-page';
import { start, viewIn } from './content';

/** The screen of Outage Monitoring: an hour with two failures. */
export default function OutageHubPage() {
  const { prototype } = usePortalTexts('outage-hub');
  const { locale } = usePortalLanguage();
  return (
    <SolutionPage id="outage-hub">
      {(onExplored) => <Timeline start={start} viewOf={viewIn(prototype, locale)} onExplored={onExplored} />}
    </SolutionPage>
  );
}
