'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import LogIn from 'lucide-react/icons/log-in';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button/button';
import { Badge } from '../../kit/display/badge';
import { useCapability } from '../../react/capability';
import { EntityDrawer } from '../archetypes/drawer/entity-drawer';
import { CopyId } from '../archetypes/list/copy-id';
import type { ListView } from '../archetypes/list/use-list-view';
import { useRights } from '../archetypes/page/use-rights';
import { useSwitchAccount } from '../archetypes/page/use-switch-account';
import { useAdminTexts } from '../texts';
import { type Account, type AccountTask, accessText, accountName } from './account';
import { Inside } from './inside';
import { InsideSettings } from './inside-settings';
import { InsideUsers } from './inside-users';

interface AccountDrawerProps {
  view: Pick<ListView, 'open' | 'setOpen'>;
  placeholderData: (id: string) => Account | undefined;
  onTask: (task: AccountTask) => void;
}

/** Renders a sub-account: its settings and users, loaded with its own token, and its parent accounts. */
export default function AccountDrawer({ view, placeholderData, onTask }: AccountDrawerProps) {
  const texts = useAdminTexts('accounts');
  const may = useRights('allAccounts');
  const switchTo = useSwitchAccount();
  const { one } = useCapability(accounts);
  return (
    <EntityDrawer<Account & { parents?: accounts.RelatedAccount[] }>
      view={view}
      query={one}
      placeholderData={placeholderData}
      size="lg"
      title={accountName}
      badges={({ isReseller }) => isReseller && <Badge tone="neutral">{texts.management}</Badge>}
      actions={(account) => (
        <>
          {may.write && (
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={texts.rename}
              onClick={() => onTask({ do: 'rename', account })}
            >
              <Pencil aria-hidden />
            </Button>
          )}
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={texts.switchTo}
            onClick={() => void switchTo({ tenantId: account.tenantId, name: accountName(account) }, { isBelow: true })}
          >
            <LogIn aria-hidden className="gh:rtl:-scale-x-100" />
          </Button>
        </>
      )}
      tabs={[
        {
          id: 'settings',
          title: texts.drawer.settings,
          content: (account) => (
            <>
              <dl className="gh:grid gh:gap-4 gh:text-sm gh:sm:grid-cols-2">
                <Detail title={texts.access} value={accessText(texts, account.subAccountAccessType)} />
                <Detail title={texts.management} value={account.isReseller ? texts.yes : texts.no} />
                <Detail title={texts.subAccounts} value={account.numberOfSubAccounts ?? texts.none} />
                <Detail title={texts.users} value={account.numberOfUsers ?? texts.none} />
                {account.numberOfAccessAllowedUsers !== undefined &&
                  account.numberOfAccessAllowedUsers !== account.numberOfUsers && (
                    <Detail title={texts.usersEntering} value={account.numberOfAccessAllowedUsers} />
                  )}
                <Detail title={texts.accountId} value={<CopyId id={account.tenantId} isWhole />} />
              </dl>
              <Inside tenantId={account.tenantId}>{(access) => <InsideSettings access={access} />}</Inside>
            </>
          ),
        },
        {
          id: 'users',
          title: texts.drawer.users,
          content: (account) => (
            <Inside tenantId={account.tenantId}>
              {(access) => <InsideUsers account={account} access={access} onTask={onTask} />}
            </Inside>
          ),
        },
        { id: 'above', title: texts.drawer.above, content: (account) => <Above account={account} /> },
      ]}
    />
  );
}

function Detail({ title, value }: { title: string; value: ReactNode }) {
  return (
    <div className="gh:grid gh:gap-1">
      <dt className="gh:text-subtle">{title}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Above({ account }: { account: Account & { parents?: accounts.RelatedAccount[] } }) {
  const texts = useAdminTexts('accounts');
  return (
    <>
      <p className="gh:text-sm gh:text-subtle">{texts.aboveText}</p>
      <ol className="gh:m-0 gh:grid gh:list-none gh:gap-px gh:overflow-clip gh:rounded-lg gh:border gh:border-line gh:bg-line gh:p-0">
        {(account.parents ?? []).map(({ tenantId, tenantName }) => (
          <li key={tenantId} className="gh:bg-surface gh:px-4 gh:py-2.5 gh:text-sm gh:wrap-anywhere">
            {tenantName || tenantId}
          </li>
        ))}
        <li
          aria-current
          className="gh:flex gh:flex-wrap gh:items-center gh:gap-2 gh:bg-surface gh:px-4 gh:py-2.5 gh:text-sm gh:font-medium gh:wrap-anywhere"
        >
          {accountName(account)}
          <Badge tone="neutral">{texts.thisOne}</Badge>
        </li>
      </ol>
    </>
  );
}
