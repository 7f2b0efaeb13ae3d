'use client';
import { chunk, useChunk } from '../../kit/chunk';
import { useIdentity } from '../../react/identity';
import { useSession } from '../../react/session';
import { type Entry, entryInto } from '../resource/entered';

const banner = chunk(() => import('./entered-banner'));

/** Names the account of a user who entered it from one above, and leads back. */
export function WayBack() {
  const { environment } = useIdentity();
  const session = useSession();
  if (session.status !== 'authenticated' || session.switchingTo !== undefined) return null;
  const { user, tenants } = session;
  const entry = entryInto(environment.tab, user.id, user.tenantId);
  return entry ? <Banner entry={entry} name={tenants?.activeTenant?.name ?? user.tenantId} /> : null;
}

function Banner(props: { entry: Entry; name: string }) {
  const { Part } = useChunk(banner);
  return Part ? <Part {...props} /> : null;
}
