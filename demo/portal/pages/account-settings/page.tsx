import './account-settings.css';
import { AdminPortal } from '@gatehouse/ui/admin';
import { StepUpDialogs } from '@gatehouse/ui/login';
import { useLocation, useSearch } from 'wouter';

/** The administration of the account: the kit's own portal, whose pages, filters and open rows are addresses of this one. */
export default function AccountSettingsPage() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const current = search ? `${path}?${search}` : path;
  return (
    <div className="account">
      <StepUpDialogs>
        <AdminPortal assistant routing={{ base: '/account-settings', current, navigate }} />
      </StepUpDialogs>
    </div>
  );
}
