import { PageHead } from '../../screens/prose';
import { usePortalTexts } from '../../texts/provider';
import { OwnPortal } from './own-portal';
import { StoredData } from './stored-data';

/** Renders the portal as a product: a branded preview, and the data stored about the user. */
export default function PortalPage() {
  const { titles } = usePortalTexts('shell');
  const { lead } = usePortalTexts('portal');
  return (
    <div className="@container grid gap-12">
      <PageHead title={titles['/portal']} lead={lead} />
      <OwnPortal />
      <StoredData />
    </div>
  );
}
