'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import * as audits from '@gatehouse/sdk/audits';
import type * as entitlements from '@gatehouse/sdk/entitlements';
import * as users from '@gatehouse/sdk/users';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { countAccounts } from '../archetypes/list/count-accounts';
import { useTokenList, useTokenRights } from '../archetypes/list/use-token-list';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { useEntitled } from './features';

interface Figure {
  name: string;
  /** Undefined while it loads. */
  value: number | undefined;
  hint?: string;
}

/** Renders counts side by side; those that cannot be loaded are omitted. */
export function Figures({ source }: { source: UseQueryResult<entitlements.UserEntitlements> }) {
  const { figures: texts } = useAdminTexts('usage');
  const { language } = useTexts();
  const may = { users: useRights('users'), accounts: useRights('allAccounts'), audits: useRights('audits') };
  const features = source.data;
  const check = useEntitled(features);
  const memberStats = useCapability(users).stats();
  const members = useQuery({ ...memberStats, enabled: memberStats.enabled && may.users.read });
  const below = useCapability(accounts).list({});
  const subAccounts = useQuery({ ...below, enabled: below.enabled && may.accounts.read });
  const auditStats = useCapability(audits).stats();
  const today = useQuery({ ...auditStats, enabled: auditStats.enabled && may.audits.read });
  const tokens = useTokenList(useTokenRights().read);
  const number = new Intl.NumberFormat(language);

  const keys = Object.keys(features?.features ?? {});
  const entitled = keys.filter((key) => check(key).isEntitled).length;
  const week = members.data?.addedThisWeek;
  const all: readonly (Figure | undefined)[] = [
    count(texts.users, members, members.data?.totalItems, week ? texts.week(number.format(week)) : undefined),
    count(texts.subAccounts, subAccounts, countAccounts(subAccounts.data) ?? subAccounts.data?.totalItems),
    count(texts.tokens, tokens, tokens.data?.length),
    count(texts.features, source, keys.length > 0 ? entitled : undefined, texts.of(number.format(keys.length))),
    count(texts.today, today, today.data?.totalToday),
  ];
  const visible = all.filter((figure) => figure !== undefined);
  if (visible.length === 0) return null;
  return (
    <dl className="gh:grid gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:shadow-low gh:@sm:auto-cols-fr gh:@sm:grid-flow-col">
      {visible.map(({ name, value, hint }) => (
        <div
          key={name}
          className="gh:flex gh:items-baseline gh:justify-between gh:gap-x-4 gh:border-line gh:px-5 gh:py-3 gh:not-first:border-t gh:@sm:grid gh:@sm:content-start gh:@sm:gap-1 gh:@sm:p-5 gh:@sm:not-first:border-s gh:@sm:not-first:border-t-0"
        >
          <dt className="gh:text-sm gh:text-subtle">{name}</dt>
          <dd className="gh:text-end gh:text-xl gh:font-medium gh:tabular-nums gh:@sm:text-start">
            {value === undefined ? (
              <Skeleton className="gh:my-1 gh:h-6 gh:w-12" />
            ) : (
              <span>{number.format(value)}</span>
            )}
            <span className="gh:block gh:text-xs gh:@sm:min-h-4 gh:font-normal gh:text-subtle">
              {value === undefined ? '' : hint}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const count = (
  name: string,
  { isLoading }: { isLoading: boolean },
  value: number | undefined,
  hint?: string,
): Figure | undefined => (value === undefined && !isLoading ? undefined : { name, value, hint });
