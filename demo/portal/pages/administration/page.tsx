import './administration.css';
import { AccountSwitcher, AdminPortal, NotificationBell } from '@gatehouse/ui/admin';
import { StepUpDialogs } from '@gatehouse/ui/login';
import { createPortal } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { useHeaderPlaces } from '../../layout/header-places';
import { ADMINISTRATION } from '../../paths';

/**
 * Renders the administration of the account: the kit's admin portal, whose pages, filters and open rows have URLs below
 * this one.
 */
export default function AdministrationPage() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const current = search ? `${path}?${search}` : path;
  const { account, tools } = useHeaderPlaces();
  return (
    <div className="administration">
      <StepUpDialogs>
        <AdminPortal
          frame="none"
          assistant
          header={
            <>
              {account && createPortal(<AccountSwitcher />, account)}
              {tools && createPortal(<NotificationBell />, tools)}
            </>
          }
          routing={{ base: ADMINISTRATION, current, navigate }}
        />
      </StepUpDialogs>
    </div>
  );
}
