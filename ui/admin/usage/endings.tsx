'use client';
import * as entitlements from '@gatehouse/sdk/entitlements';
import * as sso from '@gatehouse/sdk/sso';
import { readableDomain } from '@gatehouse/sdk/text';
import * as users from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { daysUntil } from '../../kit/dates/date-range';
import { Badge } from '../../kit/display/badge';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { featureName, useTexts } from '../../react/texts';
import { useFormats } from '../archetypes/formats/formats';
import { useTokenList, useTokenRights } from '../archetypes/list/use-token-list';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';

const DAYS = 90;
const SOON = 14;
/** Number of newest users that are checked, since the list cannot be filtered by temporary access. */
const LOOKED_AT = 200;

const timeOf = (moment: string | number | null | undefined): number | undefined => {
  const time = typeof moment === 'number' ? moment : Date.parse(moment ?? '');
  return Number.isNaN(time) ? undefined : time;
};

type Kind = 'feature' | 'user' | 'token' | 'certificate';

const useEndings = (features: entitlements.UserEntitlements | undefined) => {
  const { names } = useAdminTexts('frame');
  const { unnamedToken } = useAdminTexts('usage').endings;
  const may = { users: useRights('users').read, sso: useRights('sso').read };
  const newest = useCapability(users).list({ pageSize: LOOKED_AT, sortBy: 'createdAt', order: 'DESC', include: [] });
  const members = useQuery({ ...newest, enabled: newest.enabled && may.users });
  const connections = useCapability(sso).list();
  const connectionsQuery = useQuery({ ...connections, enabled: connections.enabled && may.sso });
  const tokens = useTokenList(useTokenRights().read).data;
  const isPart = (members.data?.totalItems ?? 0) > LOOKED_AT;
  const all: (Omit<entitlements.Ending<Kind>, 'end'> & { end: number | undefined })[] = [
    ...(features ? entitlements.featureFacts(features) : []).map(({ key, end }) => ({
      kind: 'feature' as const,
      name: featureName(key, names.features),
      end,
    })),
    ...(members.data?.items ?? []).map(({ name, email, temporaryExpirationDate }) => ({
      kind: 'user' as const,
      name: name || email,
      end: timeOf(temporaryExpirationDate),
    })),
    ...(tokens ?? []).map(({ description, expires }) => ({
      kind: 'token' as const,
      name: description?.trim() || unnamedToken,
      end: timeOf(expires),
    })),
    ...(connectionsQuery.data ?? []).map(({ publicCertificate, ...connection }) => ({
      kind: 'certificate' as const,
      name:
        connection.domains?.map(({ domain }) => readableDomain(domain)).join(', ') || connection.type || connection.id,
      end: publicCertificate ? sso.certificateEnd(publicCertificate) : undefined,
    })),
  ];
  return { all, isPart };
};

/** Renders what ends within the next 90 days, soonest first: features, users, tokens and certificates. */
export function Endings({ features }: { features: entitlements.UserEntitlements | undefined }) {
  const { endings: texts } = useAdminTexts('usage');
  const { language } = useTexts();
  const { environment } = useIdentity();
  const id = useId();
  const { all, isPart } = useEndings(features);
  const now = environment.now();
  const visible = entitlements.endsWithin(all, now, DAYS);
  const { date, timeZone } = useFormats();
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return (
    <section aria-labelledby={id} className="gh:grid gh:gap-3">
      <header className="gh:grid gh:gap-1">
        <h2 id={id} className="gh:text-sm gh:font-medium">
          {texts.title}
        </h2>
        <p className="gh:text-sm gh:text-subtle">
          {texts.text} {isPart && <span>{texts.part(new Intl.NumberFormat(language).format(LOOKED_AT))}</span>}
        </p>
      </header>
      {visible.length === 0 ? (
        <p className="gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:p-5 gh:text-sm gh:text-subtle">
          {texts.none}
        </p>
      ) : (
        <ol className="gh:overflow-clip gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:shadow-low">
          {visible.map(({ kind, name, end }) => {
            const days = daysUntil(end, now, timeZone);
            return (
              <li
                key={`${kind} ${name} ${end}`}
                className="gh:flex gh:flex-wrap gh:items-center gh:justify-between gh:gap-x-6 gh:gap-y-1 gh:border-t gh:border-line gh:px-5 gh:py-3 gh:text-sm gh:first:border-t-0"
              >
                <span className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-2 gh:wrap-anywhere">
                  <bdi className="gh:font-medium">{name}</bdi>
                  <span className="gh:text-subtle">{texts.kinds[kind]}</span>
                </span>
                <span className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-2 gh:text-subtle gh:tabular-nums">
                  <time dateTime={new Date(end).toISOString()}>{date(end)}</time>
                  <Badge tone={days <= SOON ? 'warning' : 'neutral'}>{relative.format(days, 'day')}</Badge>
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
