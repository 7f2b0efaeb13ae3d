import { Board } from '../../players/board';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { SolutionPage } from '../solution-page';
import { start, viewIn } from './content';

/** The screen of Vendor Management: contracts to decide on. */
export default function VendorHubPage() {
  const { prototype } = usePortalTexts('vendor-hub');
  const { locale } = usePortalLanguage();
  return (
    <SolutionPage id="vendor-hub">
      {(onExplored) => <Board rows="open" start={start} viewOf={viewIn(prototype, locale)} onExplored={onExplored} />}
    </SolutionPage>
  );
}
