'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Network from 'lucide-react/icons/network';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '../../kit/button/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { LoadAlert } from '../../kit/feedback/load-alert';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Switch } from '../../kit/form/bare-switch';
import { SearchBox } from '../../kit/form/search-box';
import { Select } from '../../kit/form/select';
import { Menu, MenuItem, MenuSeparator } from '../../kit/overlay/menu';
import { LazyTree, type TreeColumn, type TreeMatch } from '../../kit/tree/lazy-tree';
import type { TreeNode } from '../../kit/tree/tree-model';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { useFormats } from '../archetypes/formats/formats';
import { countAccounts } from '../archetypes/list/count-accounts';
import { useListView } from '../archetypes/list/use-list-view';
import { useRights } from '../archetypes/page/use-rights';
import { useSwitchAccount } from '../archetypes/page/use-switch-account';
import { useAdminTexts } from '../texts';
import { type Account, type AccountTask, accessText, accountName, startOf, tasksFor } from './account';
import { useOwnAccount } from './use-own-account';

interface AccountNode extends TreeNode {
  account: Account;
  /** Whether the parent account manages sub-accounts; undefined for search results. */
  parentManages?: boolean;
}

const sorts = ['name', 'createdAt'] as const;
const byName = { id: 'name', desc: false };
/** Stale time of a level in milliseconds. */
const FRESH = 5000;
/** Maximum number of accounts for which the whole tree is loaded, to render the paths of search results. */
const MAX_ROWS_WITH_PATHS = 5000;

const nodeOf = (account: Account, parentManages?: boolean): AccountNode => ({
  id: account.tenantId,
  title: accountName(account),
  hasChildren: account.isParent,
  account,
  parentManages,
});

export interface AccountTreeProps {
  page: AdminPageId;
  onTask: (task: AccountTask) => void;
  /** Called with each loaded account, for the drawer. */
  onLoaded: (account: Account) => void;
  /** Button that creates a sub-account. */
  action: ReactNode;
}

/** Renders the sub-accounts level by level; search covers all levels. */
export function AccountTree({ page, onTask, onLoaded, action }: AccountTreeProps) {
  const texts = useAdminTexts('accounts');
  const { language } = useTexts();
  const formats = useFormats();
  const may = useRights('allAccounts');
  const ownAccount = useOwnAccount();
  const client = useQueryClient();
  const switchTo = useSwitchAccount();
  const view = useListView(page, { pageSize: 50, sort: byName });
  const { list, tree } = useCapability(accounts);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const manages = useRef(new Map<string, boolean>());
  const { search, sort = byName } = view.query;
  const sortBy = sorts.find((name) => name === sort.id) ?? 'name';
  const order = sort.desc ? ('DESC' as const) : ('ASC' as const);

  const queryOf = (parent: string, at: number) => list({ page: at, parentId: parent || undefined, sortBy, order });
  const first = useQuery(queryOf('', 0));
  const query = list({ search, sortBy, order });
  const matches = useQuery({ ...query, enabled: query.enabled && search !== '', placeholderData: keepPreviousData });
  const fullTree = tree({});
  const total = countAccounts(first.data);
  const paths = useQuery({
    ...fullTree,
    enabled: fullTree.enabled && search !== '' && (total ?? 0) <= MAX_ROWS_WITH_PATHS,
    select: accounts.pathsOf,
  });

  const loadChildren = async (parent: string, at: number) => {
    const { items, hasMore } = await client.fetchQuery({ ...queryOf(parent, at), staleTime: FRESH });
    const parentManages = parent === '' ? ownAccount.manages : manages.current.get(parent);
    for (const account of items) {
      manages.current.set(account.tenantId, account.isReseller ?? false);
      onLoaded(account);
    }
    return { nodes: items.map((account) => nodeOf(account, parentManages)), hasMore };
  };

  const columns = useMemo((): TreeColumn<AccountNode>[] => {
    const number = new Intl.NumberFormat(language);
    const counted = (value: number | undefined) => (value === undefined ? texts.none : number.format(value));
    return [
      {
        id: 'subAccounts',
        title: texts.subAccounts,
        isNumber: true,
        room: 'much',
        render: ({ account }) => counted(account.numberOfSubAccounts),
      },
      {
        id: 'users',
        title: texts.users,
        isNumber: true,
        room: 'some',
        render: ({ account }) => counted(account.numberOfUsers),
      },
      {
        id: 'access',
        title: texts.accessColumn,
        room: 'much',
        render: ({ account }) => accessText(texts, account.subAccountAccessType),
      },
      {
        id: 'management',
        title: texts.management,
        room: 'some',
        render: ({ account, parentManages = true }) => {
          const isOn = account.isReseller ?? false;
          if (!may.manage || (!isOn && !parentManages)) return isOn ? texts.yes : texts.no;
          return (
            <Switch
              className="gh:align-middle"
              aria-label={texts.manages(accountName(account))}
              checked={isOn}
              // The switch changes only after confirmation and the provider's response.
              onChange={() => onTask({ do: isOn ? 'disable' : 'enable', account })}
            />
          );
        },
      },
      {
        id: 'created',
        title: texts.created,
        room: 'most',
        render: ({ account: { createdAt } }) => (createdAt ? formats.date(createdAt) : texts.none),
      },
    ];
  }, [texts, language, formats, may, onTask]);

  const open = useCallback(
    ({ id, account }: AccountNode) => {
      onLoaded(account);
      view.setOpen(id);
    },
    [onLoaded, view],
  );

  const menuOf = (node: AccountNode) => {
    const { account } = node;
    const name = accountName(account);
    const tasks = tasksFor(account, may, node.parentManages).filter((task) => task !== 'remove');
    return (
      <Menu
        trigger={
          <Button variant="ghost" size="icon-sm" aria-label={texts.actionsFor(name)}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <MenuItem onSelect={() => open(node)}>{texts.open}</MenuItem>
        <MenuItem onSelect={() => void switchTo({ tenantId: account.tenantId, name }, { isBelow: true })}>
          {texts.switchTo}
        </MenuItem>
        {tasks.map((task) => (
          <MenuItem key={task} onSelect={() => onTask(startOf(task, account))}>
            {texts[task]}
          </MenuItem>
        ))}
        {may.delete && (
          <>
            <MenuSeparator />
            <MenuItem tone="danger" onSelect={() => onTask(startOf('remove', account))}>
              {texts.remove}
            </MenuItem>
          </>
        )}
      </Menu>
    );
  };

  const hits = useMemo(
    () =>
      matches.data?.items.map(
        (account): TreeMatch<AccountNode> => ({ node: nodeOf(account), path: paths.data?.get(account.tenantId) ?? [] }),
      ),
    [matches.data, paths.data],
  );

  return (
    <div className="gh:@container gh:grid gh:gap-3">
      <div className="gh:flex gh:flex-wrap gh:items-center gh:gap-2">
        <SearchBox
          label={texts.search}
          placeholder={texts.search}
          value={search}
          delay={300}
          onChange={(next) => view.set({ search: next })}
        />
        <div className="gh:ms-auto">
          <Select
            aria-label={texts.sort}
            value={sortBy}
            onChange={(event) =>
              view.set({ sort: { id: event.target.value, desc: event.target.value === 'createdAt' } })
            }
          >
            {sorts.map((name) => (
              <option key={name} value={name}>
                {texts.sorts[name]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <p role="status" className="gh:min-h-4 gh:text-xs gh:text-subtle">
        {search && hits
          ? texts.found({ shown: hits.length, all: matches.data?.totalItems ?? hits.length })
          : !search && total && texts.onAllLevels(total)}
      </p>
      <div role="alert" className={search && matches.error ? undefined : 'gh:sr-only'}>
        {search && matches.error && <LoadAlert error={matches.error} onRetry={matches.refetch} />}
      </div>
      {search && !hits ? (
        !matches.error && <Skeleton className="gh:h-40" />
      ) : (
        <LazyTree<AccountNode>
          label={texts.label}
          loadChildren={loadChildren}
          refreshKey={`${sortBy} ${order} ${first.dataUpdatedAt}`}
          expanded={expanded}
          onExpand={setExpanded}
          columns={columns}
          summary={({ account: { numberOfSubAccounts = 0, numberOfUsers = 0 } }) =>
            texts.contents({ accounts: numberOfSubAccounts, users: numberOfUsers })
          }
          rowActions={menuOf}
          onOpen={open}
          matches={search ? hits : undefined}
          empty={
            search ? undefined : (
              <EmptyState
                icon={<Network />}
                title={texts.emptyTitle}
                description={!ownAccount.manages ? texts.unmanaged : may.write ? texts.empty : texts.emptyReadOnly}
                action={action}
              />
            )
          }
        />
      )}
    </div>
  );
}
