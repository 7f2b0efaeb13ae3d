import { Show } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import { AccountBar } from '../account-bar';

export default function Page() {
  return (
    <Show when={{ signedIn: true }} fallback={<a href="/">Sign in</a>}>
      <AccountBar />
      <div style={{ height: '40rem' }}>
        <AdminPortal page="apiTokens" />
      </div>
    </Show>
  );
}
