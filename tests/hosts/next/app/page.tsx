// A server component: what it takes from the packages says by itself that it runs in the browser.
import { Show } from '@gatehouse/ui';
import { LoginBox } from '@gatehouse/ui/login';
import { AccountBar } from './account-bar';
import { TokenList } from './token-list';

export default function Page() {
  return (
    <Show when={{ signedIn: true }} fallback={<LoginBox />}>
      <AccountBar />
      <a href="/admin">Administration</a>
      <TokenList />
    </Show>
  );
}
