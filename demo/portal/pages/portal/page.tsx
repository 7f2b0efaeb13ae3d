import './portal-page.css';
import { usePortalTexts } from '../../texts/provider';
import { OwnPortal } from './own-portal';
import { StoredData } from './stored-data';

/** Renders the portal as a product: a branded preview, and the data stored about the user. */
export default function PortalPage() {
  const { titles } = usePortalTexts('shell');
  const { lead } = usePortalTexts('portal');
  return (
    <div className="screen portal-page">
      <header className="page-head">
        <h1 tabIndex={-1}>{titles['/portal']}</h1>
        <p className="lead">{lead}</p>
      </header>
      <OwnPortal />
      <StoredData />
    </div>
  );
}
