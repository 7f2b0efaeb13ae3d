import { RequireSession, Show } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import { useQueryClient } from '@tanstack/react-query';

export default function Administration() {
  return (
    <RequireSession>
      <Show when={{ permission: 'fe.secure.read.tenantApiTokens' }} fallback={<p>Ask an administrator.</p>}>
        <AdminPortal page="apiTokens" queryClient={useQueryClient()} />
      </Show>
    </RequireSession>
  );
}
