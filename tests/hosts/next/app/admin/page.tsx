'use client';
import { RequireSession, Show } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';

export default function Page() {
  return (
    <RequireSession>
      <Show when={{ permission: 'fe.secure.read.tenantApiTokens' }} fallback={<p>Ask an administrator.</p>}>
        <AdminPortal page="apiTokens" />
      </Show>
    </RequireSession>
  );
}
