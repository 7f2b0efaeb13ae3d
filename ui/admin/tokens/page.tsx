'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import type * as tokens from '@gatehouse/sdk/tokens';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import type { TokensTexts } from '../../locales/en/admin/tokens';
import { useIdentity } from '../../react/identity';
import { lazyPart } from '../../react/lazy-part';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { namesOrCount } from '../archetypes/list/names-or-count';
import { useListView } from '../archetypes/list/use-list-view';
import { useRoleNames } from '../archetypes/list/use-role-names';
import { useTokenList, useTokenRights } from '../archetypes/list/use-token-list';
import type { PageProps } from '../archetypes/page/page-props';
import { SiblingTabs } from '../archetypes/page/page-tabs';
import { usePortalPages } from '../archetypes/page/portal-pages';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import type { TokenTask } from './dialogs';

const both: readonly tokens.TokenOwner[] = ['user', 'tenant'];
/** Owners of the tokens on a page; `apiTokens` has those of both. */
const ownersOf: Readonly<Partial<Record<AdminPageId, readonly tokens.TokenOwner[]>>> = {
  personalApiTokens: ['user'],
  tenantApiTokens: ['tenant'],
};
/** Pages that share a navigation entry as tabs. */
const siblings = ['apiTokens', 'tenantApiTokens'] as const;
const newestFirst = { id: 'createdAt', desc: true };

const dialogs = lazyPart(() => import('./dialogs'));

const nameOf = ({ description }: tokens.ApiToken, texts: TokensTexts): string => description?.trim() || texts.unnamed;

/** Renders the API tokens of the user, of the account, or both; three pages of the registry share this component. */
export default function TokensPage({ page, title }: PageProps) {
  const texts = useAdminTexts('tokens');
  const kinds = useColumnKinds<tokens.ApiToken>();
  const view = useListView(page, { pageSize: 10, sort: newestFirst });
  const { environment } = useIdentity();
  const all = ownersOf[page] ?? both;
  const may = useTokenRights(all);
  // A host may make the page visible without the permission; the provider then decides on each request.
  const owners = may.read.length > 0 ? may.read : all;
  const source = useTokenList(owners);
  const { type } = source;
  const hasTenant = owners.includes('tenant');
  const hasBoth = owners.length > 1;
  const roleNames = useRoleNames(hasTenant);
  const tasks = useTask<TokenTask>();
  const canAdd = may.write.length > 0;
  // Owner and roles only if they distinguish tokens.
  const columns = useMemo(() => {
    const now = environment.now();
    const rolesOf = ({ owner, roleIds = [] }: tokens.ApiToken) =>
      owner === 'user' ? [texts.ownRoles] : namesOrCount(roleIds, roleNames, texts.roleCount);
    const owner = kinds.text('owner', { header: texts.owner, value: (token) => texts.owners[token.owner] });
    const held = kinds.names('roles', { header: texts.roles, value: rolesOf, none: texts.noRoles, secondary: true });
    return [
      kinds.text('description', { header: texts.description, value: (token) => nameOf(token, texts), fixed: true }),
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
      rowLabel={(token) => nameOf(token, texts)}
      rowActions={(token) => [
        may.delete.includes(token.owner) && {
          label: texts.remove,
          icon: <Trash2 aria-hidden />,
          tone: 'danger',
          onSelect: () => tasks.start({ do: 'remove', token, name: nameOf(token, texts) }),
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
