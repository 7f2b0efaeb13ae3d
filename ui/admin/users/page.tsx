'use client';
import { configurableFields, type FieldOf } from '@gatehouse/sdk/admin';
import { isReadOnly } from '@gatehouse/sdk/admin/rights';
import * as groups from '@gatehouse/sdk/groups';
import * as roles from '@gatehouse/sdk/roles';
import * as users from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import Link2 from 'lucide-react/icons/link-2';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { RetryButton } from '../../kit/feedback/retry-button';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { lazyPart } from '../../react/lazy-part';
import { useDraftTask } from '../archetypes/form/use-draft';
import { useFormats } from '../archetypes/formats/formats';
import { useProviderNames } from '../archetypes/formats/use-provider-names';
import { useApplicationFilter } from '../archetypes/list/application-filter';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { keepPage } from '../archetypes/list/keep-page';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { usePageAddress } from '../archetypes/page/address';
import { useFieldAppearance } from '../archetypes/page/appearance';
import type { PageProps } from '../archetypes/page/page-props';
import { PageTabs } from '../archetypes/page/page-tabs';
import { ResourceHeader } from '../archetypes/page/resource-header';
import { Tasks, useDialogs, useTask } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { ListedIdsContext } from './applications/applications-cell';
import { useHasApplications } from './applications/use-applications';
import { AssignmentNamesContext } from './assignments-cell';
import { userColumns } from './columns';
import { Filters, filterOf, firstQuery } from './reads';
import { useAssignmentRights, useUserTasks } from './use-user-rights';
import { useBulk } from './user-bulk';
import { userName } from './user-state';
import { UserStats } from './user-stats';
import type { UserTask } from './user-task';

const allAssignments = ['roles', 'groups'] as const;
const noNames: ReadonlyMap<string, string> = new Map();

const isField = (id: string): id is FieldOf<'users'> => configurableFields.users.some((field) => field === id);

const namesById = (items: readonly { id: string; name: string }[]) =>
  new Map(items.map(({ id, name }) => [id, name] as const));

const dialogs = lazyPart(async () => ({ default: (await import('./dialogs')).UserDialogs }));
const drawer = lazyPart(() => import('./user-drawer'));
/** A page of its own by size. */
const ApplicationsTab = lazyPart(() => import('./applications/applications-tab'));

/** Renders the users of the account, and in another tab the assigned applications. */
export default function UsersPage({ page, title }: PageProps) {
  const texts = useAdminTexts('users');
  const { rest } = usePageAddress(page);
  const hasApplications = useHasApplications();
  const isApplications = hasApplications && rest === 'applications';
  const tabs = hasApplications && (
    <PageTabs
      page={page}
      label={title}
      current={isApplications ? 'applications' : 'users'}
      tabs={[
        { path: 'users', title },
        { path: 'applications', title: texts.columns.applications },
      ]}
    />
  );
  if (!isApplications) return <UserList page={page} title={title} tabs={tabs} hasApplications={hasApplications} />;
  return (
    <section className="gh:@container gh:grid gh:gap-5">
      <ResourceHeader title={title} description={texts.text} />
      {tabs}
      <ApplicationsTab />
    </section>
  );
}

/** With applications, the table has no room for every column. */
const secondToApplications = ['joinedAt', 'managedBy'];

interface UserListProps extends PageProps {
  tabs: ReactNode;
  hasApplications: boolean;
}

/** Renders the users of the account, one page at a time, searched and sorted on the server. */
function UserList({ page, title, tabs, hasApplications }: UserListProps) {
  const texts = useAdminTexts('users');
  const { describeError } = useKitTexts();
  const formats = useFormats();
  const { environment } = useIdentity();
  const kinds = useColumnKinds<users.ListedUser>();
  const view = useListView(page, { ...firstQuery, filters: Filters });
  const byApplication = useApplicationFilter(view.filters.application);
  const { may, ownId, menuTasksFor } = useUserTasks();
  const { canEdit } = useAssignmentRights();
  const tasks = useTask<UserTask>();
  useDraftTask('users', () => tasks.start({ do: 'add' }));
  const shownAs = useFieldAppearance('users');
  const appearance = useCallback((id: string) => (isField(id) ? shownAs(id) : 'edit'), [shownAs]);
  const include = useMemo(() => allAssignments.filter((kind) => shownAs(kind) !== 'hidden'), [shownAs]);
  const { list, assignments } = useCapability(users);
  const rows = list(filterOf(view));
  // The rows do not wait for roles and groups, nor for the names of those. Rows that stay while others load keep them.
  const kept = { ...rows, placeholderData: keepPage<users.UserPage>(rows.queryKey) };
  const listed = useQuery(kept).data;
  // Reads about the rows start once they are painted.
  const isPainted = useDeferredValue(listed !== undefined, false);
  const ids = useMemo(() => (isPainted && listed ? listed.items.map(({ id }) => id) : []), [isPainted, listed]);
  const assignmentsOfRows = assignments({ ids, include });
  const isAssignable = ids.length > 0 && include.length > 0;
  const assigned = useQuery({ ...assignmentsOfRows, enabled: assignmentsOfRows.enabled && isAssignable });
  const withAssigned = useCallback(
    (page: users.UserPage) => ({ ...page, items: users.withAssignments(page.items, assigned.data ?? {}) }),
    [assigned.data],
  );
  const source = { ...rows, select: withAssigned };
  const { data: current } = useQuery({ ...kept, select: withAssigned });
  const groupIds = useMemo(() => [...new Set(current?.items.flatMap((user) => user.groupIds ?? []))].sort(), [current]);
  const namesOfGroups = useCapability(groups).byIds({ ids: groupIds, relations: 'roles' });
  const { data: namedGroups, isFetching: isNaming } = useQuery({
    ...namesOfGroups,
    placeholderData: keepPage<groups.Group[]>(namesOfGroups.queryKey),
  });
  // Not with `select`: for placeholder data it would create a new map in each render, which causes the next render.
  const groupNames = useMemo(() => (namedGroups ? namesById(namedGroups) : noNames), [namedGroups]);
  const provider = useProviderNames();
  const namesOfRoles = useCallback(
    (items: Parameters<typeof namesById>[0]) => namesById(provider.roles(items)),
    [provider],
  );
  const team = useCapability(roles).listTeam();
  const { data: roleNames = noNames, isLoading: areRolesLoading } = useQuery({
    ...team,
    enabled: team.enabled && isPainted && include.includes('roles'),
    select: namesOfRoles,
  });
  const canAssign = may.assignApps && may.unassignApps && shownAs('applications') === 'edit';
  const columns = useMemo(() => {
    const columnContext = {
      kinds,
      texts,
      canEdit,
      ownId,
      now: environment.now(),
      formats,
      hasApplications,
      canAssign,
    };
    return userColumns(columnContext);
  }, [kinds, texts, canEdit, ownId, environment, formats, hasApplications, canAssign]);
  const isLoading = !isPainted || assigned.isLoading || isNaming || areRolesLoading;
  const names = useMemo(
    () => ({ roles: roleNames, groups: groupNames, isLoading }),
    [roleNames, groupNames, isLoading],
  );
  const assignmentsError = assigned.data?.error ?? assigned.error ?? undefined;
  /** The form of a user waits for the assignments, which may still be loading. */
  const start = async (task: UserTask) => {
    if (task.do !== 'edit' || !assigned.isLoading) return tasks.start(task);
    const { data } = await assigned.refetch({ cancelRefetch: false });
    const [user = task.user] = users.withAssignments([task.user], data ?? {});
    tasks.start({ ...task, user });
  };
  const bulkActions = useBulk(tasks.start);
  const Drawer = useDialogs(drawer, view.open !== undefined, () => view.setOpen(undefined));

  return (
    <ListedIdsContext.Provider value={ids}>
      <AssignmentNamesContext.Provider value={names}>
        <ListPage
          title={title}
          source={source}
          view={view}
          columns={columns}
          bulkActions={bulkActions}
          appearance={appearance}
          hiddenColumns={hasApplications ? secondToApplications : undefined}
          description={texts.text}
          isReadOnly={isReadOnly(may)}
          action={
            <>
              {may.writeLink && (
                <Button variant="secondary" onClick={() => tasks.start({ do: 'inviteLink' })}>
                  <Link2 aria-hidden />
                  {texts.inviteLink}
                </Button>
              )}
              {may.write && (
                <Button onClick={() => tasks.start({ do: 'add' })}>
                  <UserPlus aria-hidden />
                  {texts.add}
                </Button>
              )}
            </>
          }
          stats={
            <>
              {tabs}
              <UserStats
                isWanted={isPainted}
                found={view.isFiltered ? listed?.totalItems : undefined}
                hasSubAccounts={view.filters.subAccounts === true}
              />
              <div role="alert" className={assignmentsError === undefined ? 'gh:sr-only' : undefined}>
                {assignmentsError !== undefined && (
                  <Alert
                    tone="warning"
                    title={texts.assignmentsFailed}
                    actions={<RetryButton error={assignmentsError} onRetry={assigned.refetch} />}
                  >
                    {describeError(assignmentsError)}
                  </Alert>
                )}
              </div>
            </>
          }
          rowId={({ id }) => id}
          rowLabel={userName}
          opensRows
          rowActions={(user) =>
            menuTasksFor(user).map((task) => ({
              label: texts[task],
              tone: task === 'remove' || task === 'disable' ? ('danger' as const) : undefined,
              onSelect: () => void start({ do: task, user }),
            }))
          }
          search={texts.search}
          filters={[
            {
              id: 'preset',
              label: texts.preset,
              kind: 'one',
              options: users.userPresets.map((value) => ({ value, label: texts.presets[value] })),
            },
            { id: 'subAccounts', label: texts.subAccounts, kind: 'switch' },
            ...byApplication,
          ]}
          empty={{ icon: <Users />, title: texts.emptyTitle, text: may.write ? texts.empty : texts.emptyReadOnly }}
        >
          {(ids) => (
            <>
              {Drawer && (
                <Drawer
                  view={view}
                  ids={ids}
                  placeholderData={(id) => current?.items.find((user) => user.id === id)}
                  onTask={(task) => void start(task)}
                />
              )}
              <Tasks part={dialogs} of={tasks}>
                {(Dialogs, state) => <Dialogs {...state} />}
              </Tasks>
            </>
          )}
        </ListPage>
      </AssignmentNamesContext.Provider>
    </ListedIdsContext.Provider>
  );
}
