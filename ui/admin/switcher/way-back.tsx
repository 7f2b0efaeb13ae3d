'use client';
import { chunk, useChunk } from '../../kit/chunk';
import { useIdentity } from '../../react/identity';
import { useSession } from '../../react/session';
import { type Entry, entryInto } from '../resource/entered';

const banner = chunk(() => import('./entered-banner'));

/** Renders the entered account with a link back to the parent account. */
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
