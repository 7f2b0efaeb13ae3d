'use client';
import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import { Button } from '../../kit/button/button';
import { useIdentity } from '../../react/identity';
import { useSession } from '../../react/session';
import { usePortalAddress } from '../archetypes/page/address';
import { type Entry, entryInto, forgetEntry } from '../archetypes/page/entered-accounts';
import { useSwitchAccount } from '../archetypes/page/use-switch-account';
import { useAdminTexts } from '../texts';

/** Renders the entered account with a link back to the parent account. */
export function WayBack() {
  const { environment } = useIdentity();
  const session = useSession();
  if (session.status !== 'authenticated' || session.switchingTo !== undefined) return null;
  const { user, tenants } = session;
  const entry = entryInto(environment.tab, user.id, user.tenantId);
  return entry ? <EnteredBanner entry={entry} name={tenants?.activeTenant?.name ?? user.tenantId} /> : null;
}

interface EnteredBannerProps {
  entry: Entry;
  /** Name of the entered account. */
  name: string;
}

/** Renders "You are in Acme Labs, a sub-account of Acme" with a link back. */
function EnteredBanner({ entry: { tenantId, from }, name }: EnteredBannerProps) {
  const texts = useAdminTexts('frame').switcher;
  const { environment } = useIdentity();
  const { guard } = usePortalAddress();
  const switchTo = useSwitchAccount();
  const goBack = async () => {
    if (await switchTo(from)) forgetEntry(environment.tab, tenantId);
  };
  return (
    <div
      role="status"
      data-slot="entered-banner"
      className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-3 gh:gap-y-1 gh:border-b gh:border-warning/25 gh:bg-warning-soft gh:px-4 gh:py-2 gh:text-sm gh:@min-[720px]:px-6"
    >
      <p className="gh:min-w-0 gh:flex-1 gh:basis-60 gh:wrap-anywhere">
        <span className="gh:font-medium">{texts.inside({ name, parent: from.name })}</span> {texts.insideText}
      </p>
      <Button variant="secondary" size="sm" onClick={() => guard(() => void goBack())}>
        <CornerLeftUp aria-hidden className="gh:rtl:-scale-x-100" />
        {texts.back(from.name)}
      </Button>
    </div>
  );
}
