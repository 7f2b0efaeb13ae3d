'use client';
import { useIdentity } from '../../react/identity';
import { useSession } from '../../react/session';
import { entryInto } from '../archetypes/page/entered-accounts';
import { EnteredBanner } from './entered-banner';

/** Renders the entered account with a link back to the parent account. */
export function WayBack() {
  const { environment } = useIdentity();
  const session = useSession();
  if (session.status !== 'authenticated' || session.switchingTo !== undefined) return null;
  const { user, tenants } = session;
  const entry = entryInto(environment.tab, user.id, user.tenantId);
  return entry ? <EnteredBanner entry={entry} name={tenants?.activeTenant?.name ?? user.tenantId} /> : null;
}
