'use client';
import { readableEmail } from '@gatehouse/sdk/text';
import X from 'lucide-react/icons/x';
import { Button } from '../../kit/button/button';
import { cn } from '../../kit/cn';
import { Avatar } from '../../kit/display/avatar';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useOwnerKey } from '../../react/identity';
import { useSession } from '../../react/session';
import { usePortalAddress } from '../archetypes/page/address';
import type { PortalPageId } from '../archetypes/page/page-id';
import { AssistantButton } from '../assistant/button';
import { AccountMenu } from '../switcher/account-menu';
import { useAdminTexts } from '../texts';
import { HeaderBell } from './notification-bell';

/** Brand of the portal. */
export interface Brand {
  name?: string;
  /** Image URL: https, the page's own origin, or `data:image`. */
  logo?: string;
}

interface PortalHeaderProps {
  brand?: Brand;
  /** Pages that the assistant may open. Without them there is no assistant. */
  assistantPages?: readonly PortalPageId[];
  onClose?: () => void;
}

/** Renders the header with the account and the user. */
export function PortalHeader({ brand, assistantPages, onClose }: PortalHeaderProps) {
  const session = useSession();
  const { portal } = useAdminTexts('frame');
  const address = usePortalAddress();
  const ownerKey = useOwnerKey();
  const user = session.status === 'authenticated' ? session.user : undefined;
  const account = session.status === 'authenticated' ? session.tenants?.activeTenant?.name : undefined;
  const isLoading =
    session.status === 'loading' ||
    (session.status === 'authenticated' &&
      (session.switchingTo !== undefined || (session.profile === 'loading' && !account)));

  return (
    <header className="gh:flex gh:h-16 gh:items-center gh:gap-3 gh:border-b gh:border-line gh:bg-surface gh:px-4 gh:@min-[720px]:px-6">
      {brand && <BrandMark {...brand} />}
      {isLoading ? (
        <>
          <Skeleton className="gh:size-8 gh:rounded" />
          <Skeleton className="gh:w-32" />
        </>
      ) : (
        <AccountMenu caption={portal.title} fallback={portal.title} guard={address.guard} />
      )}
      {user && (
        <div className="gh:ms-auto gh:flex gh:shrink-0 gh:items-center gh:gap-2.5 gh:@min-[480px]:min-w-0 gh:@min-[480px]:shrink">
          {assistantPages && <AssistantButton key={ownerKey} pages={assistantPages} />}
          <HeaderBell key={`bell ${ownerKey}`} />
          <div className="gh:hidden gh:min-w-0 gh:text-end gh:@min-[480px]:block">
            <p className="gh:truncate gh:text-sm">{user.name}</p>
            {user.name !== user.email && (
              <p className="gh:truncate gh:text-xs gh:text-subtle">{readableEmail(user.email)}</p>
            )}
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

/** Renders the vendor beside the account; only the logo on narrow screens, nothing on phones. */
function BrandMark({ name, logo }: Brand) {
  if (!name && !logo) return null;
  return (
    <div className="gh:hidden gh:shrink-0 gh:items-center gh:gap-3 gh:border-e gh:border-line gh:pe-3 gh:@min-[480px]:flex gh:@min-[720px]:pe-4">
      {logo && (
        <img
          src={logo}
          alt={name ?? ''}
          referrerPolicy="no-referrer"
          className="gh:h-7 gh:max-w-32 gh:object-contain"
        />
      )}
      {name && (
        <span
          aria-hidden={logo !== undefined}
          className={cn('gh:max-w-50 gh:truncate gh:text-sm gh:font-medium', logo && 'gh:hidden gh:@min-[720px]:block')}
        >
          {name}
        </span>
      )}
    </div>
  );
}
