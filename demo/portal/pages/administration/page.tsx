import { AccountSwitcher, AdminPortal, NotificationBell } from '@gatehouse/ui/admin';
import { StepUpDialogs } from '@gatehouse/ui/login';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { useHeaderPlaces } from '../../layout/administration-shell';
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
  const header = useMemo(
    () => (
      <>
        {account && createPortal(<AccountSwitcher />, account)}
        {tools && createPortal(<NotificationBell />, tools)}
      </>
    ),
    [account, tools],
  );
  return (
    <div className="min-w-0 flex-1 [--gh-sticky-top:4rem] [&>.gh-root]:min-h-full">
      <StepUpDialogs>
        <AdminPortal frame="none" assistant header={header} routing={{ base: ADMINISTRATION, current, navigate }} />
      </StepUpDialogs>
    </div>
  );
}
