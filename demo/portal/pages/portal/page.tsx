import './portal-page.css';
import { KeptAboutYou } from './kept-about-you';
import { OwnPortal } from './own-portal';

/** The portal as a product: what clients could give to their own users, and the data this one stores about its user. */
export default function PortalPage() {
  return (
    <div className="screen portal-page">
      <header className="page-head">
        <h1 tabIndex={-1}>Portal</h1>
        <p className="lead">
          This portal is one of our products, too. See how it would look in your company’s name, and what it keeps about
          you.
        </p>
      </header>
      <OwnPortal />
      <KeptAboutYou />
    </div>
  );
}
