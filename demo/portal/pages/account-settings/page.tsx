import './account-settings.css';
import { type AdminPageId, adminPageIds, adminPages } from '@gatehouse/sdk/admin';
import { AdminPortal } from '@gatehouse/ui/admin';
import { useLocation } from 'wouter';
import { tidyPath } from '../../paths';

const HERE = '/account-settings';

const addressOf = (page: AdminPageId) => `${HERE}/${adminPages[page].path}`;

/** The administration of the account: the kit's own portal, with its pages in the address. */
export default function AccountSettingsPage() {
  const [location, navigate] = useLocation();
  const last = tidyPath(location).slice(HERE.length + 1);
  return (
    <div className="account">
      <AdminPortal
        page={adminPageIds.find((id) => adminPages[id].path === last)}
        onPageChange={(page) => navigate(addressOf(page))}
        pageHref={addressOf}
      />
    </div>
  );
}
