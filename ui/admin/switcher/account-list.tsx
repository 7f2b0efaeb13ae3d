'use client';
import * as profile from '@gatehouse/sdk/profile';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { LinkOrButton } from '../../kit/button/link-or-button';
import { cn } from '../../kit/cn';
import { Badge } from '../../kit/display/badge';
import { RetryButton } from '../../kit/feedback/retry-button';
import { Skeleton } from '../../kit/feedback/skeleton';
import { SearchBox } from '../../kit/form/search-box';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { PendingView } from '../../react/lazy-part';
import { useSession } from '../../react/session';
import { describeError, useTexts } from '../../react/texts';
import { lastUsedFirst, recentAccounts } from '../archetypes/page/recent-accounts';
import { useSwitchAccount } from '../archetypes/page/use-switch-account';
import { FrameTexts, useAdminTexts } from '../texts';

export interface AccountListProps {
  /** Closes the panel. */
  onClose: () => void;
  /** Runs a step, after confirmation if there are unsaved changes. */
  guard: (step: () => void) => void;
}

/** Maximum number of accounts without a search box. */
const MANY = 7;
const MAX_ACCOUNTS = 50;

/** Renders the user's accounts, to switch between. */
export function AccountList(props: AccountListProps) {
  return (
    <FrameTexts pending={(load) => <PendingView load={load} />}>
      <List {...props} />
    </FrameTexts>
  );
}

/** Moves the focus between the accounts with arrow keys. */
const move = (event: KeyboardEvent<HTMLElement>) => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-account]')];
  const place = items.findIndex((item) => item.matches(':focus'));
  items[(place + step + items.length) % items.length]?.focus();
};

function List({ onClose, guard }: AccountListProps) {
  const texts = useAdminTexts('frame').switcher;
  const all = useTexts();
  const { environment, isTenantPerTab } = useIdentity();
  const session = useSession();
  const switchTo = useSwitchAccount();
  const [search, setSearch] = useState('');
  const { tenants } = useCapability(profile);
  const { data: read, error, refetch } = useQuery(tenants({ perTab: isTenantPerTab }));
  const isSignedIn = session.status === 'authenticated';
  // The session's accounts render immediately; loaded ones may be newer.
  const atOnce = isSignedIn ? session.tenants : undefined;
  const userId = isSignedIn ? session.user.id : '';
  const choices = useMemo(() => read ?? (atOnce && profile.tenantChoices(atOnce)), [read, atOnce]);
  const ordered = useMemo(
    () => lastUsedFirst(choices ?? [], recentAccounts(environment.local, userId), all.language),
    [choices, environment, userId, all.language],
  );
  const matches = profile.findTenants(ordered, search);

  if (!choices) {
    if (!error) return <Skeleton className="gh:m-2 gh:h-24" />;
    return (
      <div role="alert" className="gh:grid gh:justify-items-start gh:gap-2 gh:p-3">
        <p>{texts.loadFailed}</p>
        <p className="gh:text-subtle">{describeError(all, error)}</p>
        <RetryButton error={error} onRetry={refetch} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside.
    <div className="gh:grid gh:gap-2 gh:p-2" onKeyDown={move}>
      {choices.length > MANY && (
        <SearchBox label={texts.search} placeholder={texts.placeholder} value={search} onChange={setSearch} />
      )}
      <ul className="gh:m-0 gh:grid gh:max-h-80 gh:list-none gh:gap-px gh:overflow-y-auto gh:p-0">
        {matches.map((account) => {
          const choose = () => {
            onClose();
            if (!account.active) guard(() => void switchTo(account));
          };
          return (
            <li key={account.tenantId}>
              <Choice
                account={account}
                choose={choose}
                href={isTenantPerTab ? hrefOf(account.tenantId, environment.page()) : undefined}
              />
            </li>
          );
        })}
      </ul>
      <p
        role="status"
        className={cn(
          'gh:px-2 gh:text-xs gh:text-subtle',
          matches.length > 0 && matches.length < MAX_ACCOUNTS && 'gh:sr-only',
        )}
      >
        {matches.length === 0
          ? texts.none
          : matches.length >= MAX_ACCOUNTS && ordered.length > MAX_ACCOUNTS
            ? texts.more
            : null}
      </p>
    </div>
  );
}

/** Returns the URL of the same page in another account, for a new tab. */
const hrefOf = (tenantId: string, page: URL | undefined): string => {
  const url = new URL(page?.href ?? 'about:blank');
  url.searchParams.set('tenantId', tenantId);
  return url.href;
};

const look =
  'gh:flex gh:min-h-9 gh:w-full gh:items-center gh:gap-2 gh:rounded-sm gh:px-2 gh:py-1.5 gh:text-start gh:text-sm gh:text-body gh:no-underline gh:hover:bg-muted gh:focus-visible:-outline-offset-2';

interface ChoiceProps {
  account: profile.TenantChoice;
  choose: () => void;
  /** URL for a new tab by Ctrl or ⌘ and click; undefined unless sessions are per tab. */
  href: string | undefined;
}

function Choice({ account, choose, href }: ChoiceProps) {
  const texts = useAdminTexts('frame').switcher;
  return (
    <LinkOrButton
      href={href}
      onPress={choose}
      className={look}
      data-account={account.tenantId}
      aria-current={account.active || undefined}
    >
      <span className="gh:min-w-0 gh:flex-1 gh:truncate">{account.name}</span>
      {account.isReseller && <Badge tone="neutral">{texts.reseller}</Badge>}
      {account.active && (
        <>
          <Check aria-hidden className="gh:size-4 gh:shrink-0" />
          <VisuallyHidden>{texts.active}</VisuallyHidden>
        </>
      )}
    </LinkOrButton>
  );
}
