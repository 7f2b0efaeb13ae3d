'use client';
import type * as roles from '@gatehouse/sdk/roles';
import { createSearch } from '@gatehouse/sdk/text';
import { useMemo } from 'react';
import { array, boolean, object, optional, string } from 'zod/mini';
import { useMedia } from '../../kit/browser';
import { Button } from '../../kit/button/button';
import { cn } from '../../kit/cn';
import { AsyncCombobox } from '../../kit/combobox/async-combobox';
import { Alert } from '../../kit/feedback/alert';
import { EmptyState } from '../../kit/feedback/empty-state';
import { RetryButton } from '../../kit/feedback/retry-button';
import { useKitTexts } from '../../kit/texts';
import { useTexts } from '../../react/texts';
import type { ListSource } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { useAdminTexts } from '../texts';
import { kindOf } from './columns';
import { Permissions } from './permissions';

const AT_FIRST = 8;
/** Screens on which the matrix shows one role at a time, which its own select chooses among all. */
const NARROW = '(max-width: 590px)';
const noRoles: readonly roles.Role[] = [];
const Filters = object({ roles: optional(array(string())), all: optional(boolean()) });

const asItem = ({ id, name, description }: roles.Role) => ({ id, label: name, description: description ?? undefined });

interface PermissionsTabProps {
  source: ListSource<roles.Role>;
  editor: roles.RoleEditor | undefined;
}

/** Renders the permissions of the selected roles, initially the account's own and some more. */
export default function PermissionsTab({ source, editor }: PermissionsTabProps) {
  const texts = useAdminTexts('roles').matrix;
  const kit = useKitTexts();
  const { language } = useTexts();
  const all = source.data ?? noRoles;
  const view = useListView('roles', { pageSize: AT_FIRST, filters: Filters });
  const { roles: chosen, all: isAll = false } = view.filters;
  const sorted = useMemo(
    () => [...all].sort((a, b) => kindOf(a).localeCompare(kindOf(b)) || a.name.localeCompare(b.name, language)),
    [all, language],
  );
  const isNarrow = useMedia(NARROW);
  const ids = chosen ?? sorted.slice(0, AT_FIRST).map(({ id }) => id);
  const key = ids.join();
  const visibleRoles = useMemo(() => {
    if (isAll) return sorted;
    const first = key.split(',').flatMap((id) => sorted.find((role) => role.id === id) ?? []);
    return isNarrow ? [...new Set([...first, ...sorted])] : first;
  }, [isAll, isNarrow, sorted, key]);

  const shown = [
    texts.chosenHint(visibleRoles.length, sorted.length),
    ...(visibleRoles.some((role) => kindOf(role) === 'vendor') ? [texts.standardFixed] : []),
  ].join(' · ');

  if (source.error && !source.data) {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={texts.failed}
        actions={<RetryButton error={source.error} onRetry={source.refetch} />}
      >
        {kit.describeError(source.error)}
      </Alert>
    );
  }
  return (
    <div className="gh:grid gh:gap-4">
      {!isNarrow && (
        <div className={cn('gh:flex gh:flex-wrap gh:gap-2', isAll && 'gh:items-center')}>
          {isAll ? (
            <p className="gh:flex-1 gh:text-sm">{shown}</p>
          ) : (
            <AsyncCombobox
              // A role that was just added is in the next list.
              key={String(ids.every((id) => sorted.some((role) => role.id === id)))}
              className="gh:min-w-60 gh:flex-1"
              label={texts.chosen}
              hint={shown}
              value={ids}
              onChange={(next) => view.set({ filters: { roles: next.length > 0 ? next : [''] } })}
              load={async (search, page) => {
                const isMatch = createSearch(search);
                const matches = sorted.filter(({ name, key }) => isMatch(name, key));
                const from = page * 50;
                return { items: matches.slice(from, from + 50).map(asItem), hasMore: matches.length > from + 50 };
              }}
              resolve={async (wanted) => sorted.filter(({ id }) => wanted.includes(id)).map(asItem)}
            />
          )}
          {sorted.length > AT_FIRST && (
            <Button
              variant="secondary"
              // Aligned with the field, which has a label above it.
              className={cn('gh:self-start', !isAll && 'gh:@sm:mt-6.5')}
              onClick={() => view.set({ filters: isAll ? { all: undefined } : { all: true, roles: undefined } })}
            >
              {isAll ? texts.choose : texts.all}
            </Button>
          )}
        </div>
      )}
      {all.length > 0 && visibleRoles.length === 0 ? (
        <div className="gh:rounded-lg gh:border gh:border-line gh:bg-surface">
          <EmptyState title={texts.noColumns} description={texts.noColumnsText} />
        </div>
      ) : (
        <Permissions visibleRoles={visibleRoles} editor={editor} all={source.data} />
      )}
    </div>
  );
}
