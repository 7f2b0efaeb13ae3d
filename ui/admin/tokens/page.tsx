'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import * as configurations from '@gatehouse/sdk/configurations';
import * as roles from '@gatehouse/sdk/roles';
import * as tokens from '@gatehouse/sdk/tokens';
import { skipToken, useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useCallback, useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { lazyPart } from '../../react/lazy-part';
import { useProviderNames } from '../archetypes/formats/use-provider-names';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage, type ListSource } from '../archetypes/list/list-page';
import { namesOrCount } from '../archetypes/list/names-or-count';
import { useListView } from '../archetypes/list/use-list-view';
import type { PageProps } from '../archetypes/page/page-props';
import { SiblingTabs } from '../archetypes/page/page-tabs';
import { usePortalPages } from '../archetypes/page/portal-pages';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import type { TokenTask } from './dialogs';
import { tokenName } from './token-name';

type TokenPageId = 'personalApiTokens' | 'apiTokens' | 'tenantApiTokens';

const ownersOf: Readonly<Record<TokenPageId, readonly tokens.TokenOwner[]>> = {
  personalApiTokens: ['user'],
  apiTokens: ['user', 'tenant'],
  tenantApiTokens: ['tenant'],
};
/** Pages that share a navigation entry as tabs. */
const siblings = ['apiTokens', 'tenantApiTokens'] as const;
const newestFirst = { id: 'createdAt', desc: true };
const noNames: ReadonlyMap<string, string> = new Map();

const dialogs = lazyPart(() => import('./dialogs'));

const isTokenPage = (page: AdminPageId): page is TokenPageId => Object.hasOwn(ownersOf, page);

/** Returns the owners whose tokens the user may read, write and delete. */
const useTokenRights = (owners: readonly tokens.TokenOwner[]) => {
  const rights = { user: useRights('personalApiTokens'), tenant: useRights('apiTokens') };
  const allowed = (verb: 'read' | 'write' | 'delete') => owners.filter((owner) => rights[owner][verb]);
  return { read: allowed('read'), write: allowed('write'), delete: allowed('delete') };
};

/** Returns the tokens of some owners, of the type that the vendor uses. */
const useTokens = (owners: readonly tokens.TokenOwner[]) => {
  const { list } = useCapability(tokens);
  const vendor = useQuery(useCapability(configurations).vendor());
  const strategy = vendor.data?.machineToMachineAuthStrategy;
  const type: tokens.TokenType = strategy === 'AccessToken' ? 'AccessToken' : 'ClientCredentials';
  const wanted = list({ type, owners });
  const tokensQuery = useQuery({ ...wanted, queryFn: vendor.data ? wanted.queryFn : skipToken });
  const source: ListSource<tokens.ApiToken> = {
    data: tokensQuery.data,
    error: tokensQuery.error ?? (vendor.data ? undefined : vendor.error),
    refetch: () => (vendor.data ? tokensQuery.refetch() : vendor.refetch()),
  };
  return { type, source };
};

/** Returns the names of roles by id. They are supplementary: the rows do not wait for them. */
const useRoleNames = (isEnabled: boolean): ReadonlyMap<string, string> => {
  const provider = useProviderNames();
  const all = useCapability(roles).list();
  const { data = noNames } = useQuery({
    ...all,
    enabled: all.enabled && isEnabled,
    select: useCallback(
      (items: readonly roles.Role[]) => new Map(provider.roles(items).map(({ id, name }) => [id, name] as const)),
      [provider],
    ),
  });
  return data;
};

/** Returns the columns of a token list; owner and roles only if they distinguish tokens. */
const useTokenColumns = (type: tokens.TokenType, owners: readonly tokens.TokenOwner[]) => {
  const texts = useAdminTexts('tokens');
  const kinds = useColumnKinds<tokens.ApiToken>();
  const { environment } = useIdentity();
  const hasTenant = owners.includes('tenant');
  const roleNames = useRoleNames(hasTenant);
  const hasBoth = owners.length > 1;
  return useMemo(() => {
    const now = environment.now();
    const rolesOf = ({ owner, roleIds = [] }: tokens.ApiToken) =>
      owner === 'user' ? [texts.ownRoles] : namesOrCount(roleIds, roleNames, texts.roleCount);
    const owner = kinds.badge('owner', {
      header: texts.owner,
      value: (token) => ({ label: texts.owners[token.owner], tone: token.owner === 'tenant' ? 'info' : 'neutral' }),
    });
    const held = kinds.names('roles', { header: texts.roles, value: rolesOf, none: texts.noRoles, secondary: true });
    return [
      kinds.text('description', { header: texts.description, value: (token) => tokenName(token, texts), fixed: true }),
      ...(hasBoth ? [owner] : []),
      ...(hasTenant ? [held] : []),
      kinds.copyId('key', { header: type === 'AccessToken' ? texts.tokenId : texts.id, value: ({ key }) => key }),
      kinds.date('createdAt', { header: texts.created, value: ({ createdAt }) => createdAt }),
      kinds.date('expires', {
        header: texts.expires,
        value: ({ expires }) => expires,
        none: texts.never,
        badge: (time, date) => (time <= now ? { label: texts.expired(date), tone: 'danger' } : undefined),
      }),
    ];
  }, [kinds, texts, type, hasBoth, hasTenant, roleNames, environment]);
};

/** Renders the API tokens of the user, of the account, or both; three pages of the registry share this component. */
export default function TokensPage({ page, title }: PageProps) {
  const texts = useAdminTexts('tokens');
  const view = useListView(page, { pageSize: 10, sort: newestFirst });
  const all = ownersOf[isTokenPage(page) ? page : 'apiTokens'];
  const may = useTokenRights(all);
  // A host may make the page visible without the permission; the provider then decides on each request.
  const owners = may.read.length > 0 ? may.read : all;
  const { type, source } = useTokens(owners);
  const columns = useTokenColumns(type, owners);
  const tasks = useTask<TokenTask>();
  const canAdd = may.write.length > 0;

  const pages = usePortalPages();
  const { pages: titles } = useAdminTexts('frame');
  const tabs = siblings.every((id) => pages.includes(id)) && siblings.some((id) => id === page);

  return (
    <ListPage
      title={tabs ? titles.apiTokens : title}
      tabs={
        tabs && (
          <SiblingTabs
            page={page}
            tabs={siblings.map((id) => ({ page: id, title: texts.tabs[id] }))}
            label={titles.apiTokens}
          />
        )
      }
      description={page === 'personalApiTokens' ? texts.personalText : texts.text}
      action={
        canAdd && (
          <Button onClick={() => tasks.start({ do: 'add' })}>
            <Plus aria-hidden />
            {texts.add}
          </Button>
        )
      }
      source={source}
      view={view}
      isReadOnly={may.write.length + may.delete.length === 0}
      columns={columns}
      rowId={(token) => `${token.owner}:${token.key}`}
      rowLabel={(token) => tokenName(token, texts)}
      rowActions={(token) => [
        may.delete.includes(token.owner) && {
          label: texts.remove,
          icon: <Trash2 aria-hidden />,
          tone: 'danger',
          onSelect: () => tasks.start({ do: 'remove', token }),
        },
      ]}
      search={texts.search}
      empty={{ icon: <KeyRound />, title: texts.emptyTitle, text: canAdd ? texts.empty : texts.emptyReadOnly }}
    >
      <Tasks part={dialogs} of={tasks}>
        {(Dialogs, state) => <Dialogs {...state} type={type} owners={may.write} />}
      </Tasks>
    </ListPage>
  );
}
