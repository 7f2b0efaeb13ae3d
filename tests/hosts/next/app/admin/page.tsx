import { Show } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import Link from 'next/link';

export default function Page() {
  return (
    <Show
      when={{ permission: 'fe.secure.read.tenantApiTokens' }}
      signedOut={<Link href="/">Sign in</Link>}
      fallback={<p>Ask an administrator.</p>}
    >
      <AdminPortal page="apiTokens" />
    </Show>
  );
}
