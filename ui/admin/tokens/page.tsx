'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import * as roles from '@gatehouse/sdk/roles';
import type * as tokens from '@gatehouse/sdk/tokens';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { Button } from '../../kit/button';
import KeyRound from '../../kit/icons/key-round';
import Plus from '../../kit/icons/plus';
import Trash2 from '../../kit/icons/trash';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { lazyPart } from '../../react/lazy-part';
import { useColumnKinds } from '../resource/column-kinds';
import { ListPage } from '../resource/list-page';
import type { PageProps } from '../resource/page-props';
import { SiblingTabs } from '../resource/page-tabs';
import { usePortalPages } from '../resource/portal-pages';
import { Tasks, useTask } from '../resource/tasks';
import { useListView } from '../resource/use-list-view';
import { useProviderNames } from '../resource/use-provider-names';
import { useAdminTexts } from '../texts';
import { tokenColumns } from './columns';
import type { TokenTask } from './token-dialogs';
import { tokenName } from './token-name';
import { useTokenRights } from './token-rights';
import { useTokens } from './use-tokens';

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

const namesById = (known: readonly { id: string; name: string }[]) =>
  new Map(known.map(({ id, name }) => [id, name] as const));

const dialogs = lazyPart(() => import('./token-dialogs'));

const isTokenPage = (page: AdminPageId): page is TokenPageId => Object.hasOwn(ownersOf, page);

/** Renders the API tokens of the user, of the account, or both; three pages of the registry share this component. */
export default function TokensPage({ page, title }: PageProps) {
  const texts = useAdminTexts('tokens');
  const kinds = useColumnKinds<tokens.ApiToken>();
  const view = useListView(page, { pageSize: 10, sort: newestFirst });
  const { environment } = useIdentity();
  const all = ownersOf[isTokenPage(page) ? page : 'apiTokens'];
  const may = useTokenRights(all);
  // A host may make the page visible without the permission; the provider then decides on each request.
  const owners = may.read.length > 0 ? may.read : all;
  const { type, source } = useTokens(owners);
  const hasRoles = owners.includes('tenant');
  const provider = useProviderNames();
  const namesOfRoles = useCallback(
    (known: Parameters<typeof namesById>[0]) => namesById(provider.roles(known)),
    [provider],
  );
  const allRoles = useCapability(roles).list();
  // Role names are supplementary: the rows do not wait for them.
  const { data: roleNames = noNames } = useQuery({
    ...allRoles,
    enabled: allRoles.enabled && hasRoles,
    select: namesOfRoles,
  });
  const columns = useMemo(
    () => tokenColumns({ kinds, texts, type, owners, roleNames, now: environment.now() }),
    [kinds, texts, type, owners, roleNames, environment],
  );

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
      rowActions={(token) =>
        may.delete.includes(token.owner)
          ? [
              {
                label: texts.remove,
                icon: <Trash2 aria-hidden />,
                tone: 'danger',
                onSelect: () => tasks.start({ do: 'remove', token }),
              },
            ]
          : []
      }
      search={texts.search}
      empty={{ icon: <KeyRound />, title: texts.emptyTitle, text: canAdd ? texts.empty : texts.emptyReadOnly }}
    >
      <Tasks part={dialogs} of={tasks}>
        {(Dialogs, state) => <Dialogs {...state} type={type} owners={may.write} />}
      </Tasks>
    </ListPage>
  );
}
