'use client';
import X from 'lucide-react/icons/x';
import { Avatar } from '../kit/avatar';
import { Button } from '../kit/button';
import { Skeleton } from '../kit/skeleton';
import { useSession } from '../react/session';
import { useAdminTexts } from './texts';

interface PortalHeaderProps {
  onClose?: () => void;
}

/** Which account this is, and who looks at it. */
export function PortalHeader({ onClose }: PortalHeaderProps) {
  const session = useSession();
  const { portal } = useAdminTexts('frame');
  const user = session.status === 'authenticated' ? session.user : undefined;
  const account = session.status === 'authenticated' ? session.tenants?.activeTenant?.name : undefined;
  const isLoading =
    session.status === 'loading' ||
    (session.status === 'authenticated' &&
      (session.switchingTo !== undefined || (session.profile === 'loading' && !account)));

  return (
    <header className="gh:flex gh:h-16 gh:items-center gh:gap-3 gh:border-b gh:border-line gh:bg-surface gh:px-4 gh:@min-[720px]:px-6">
      {isLoading ? (
        <>
          <Skeleton className="gh:size-8 gh:rounded" />
          <Skeleton className="gh:w-32" />
        </>
      ) : (
        <>
          <Avatar name={account ?? portal.title} className="gh:rounded" />
          <div className="gh:min-w-0">
            <p className="gh:truncate gh:text-sm gh:font-medium">{account ?? portal.title}</p>
            {account && <p className="gh:truncate gh:text-xs gh:text-subtle">{portal.title}</p>}
          </div>
        </>
      )}
      {user && (
        <div className="gh:ms-auto gh:flex gh:min-w-0 gh:items-center gh:gap-2.5">
          <div className="gh:hidden gh:min-w-0 gh:text-end gh:@xs:block">
            <p className="gh:truncate gh:text-sm">{user.name}</p>
            {user.name !== user.email && <p className="gh:truncate gh:text-xs gh:text-subtle">{user.email}</p>}
          </div>
          <Avatar name={user.name} src={user.profilePictureUrl} />
        </div>
      )}
      {onClose && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={portal.close}
          className={user ? 'gh:text-subtle' : 'gh:ms-auto gh:text-subtle'}
          onClick={onClose}
        >
          <X aria-hidden />
        </Button>
      )}
    </header>
  );
}
