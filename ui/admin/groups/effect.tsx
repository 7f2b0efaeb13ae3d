'use client';
import * as groups from '@gatehouse/sdk/groups';
import * as roles from '@gatehouse/sdk/roles';
import * as users from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useCapability } from '../../react/capability';
import { useProviderNames } from '../archetypes/formats/use-provider-names';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { type EffectLine, effectLines, type RoleChange } from './effect-lines';

interface EffectProps {
  /** Id of the changed group; undefined for a new one. */
  groupId: string | undefined;
  changes: readonly RoleChange[];
}

/** Maximum number of names; others are counted. */
const MAX_USERS = 300;
const MAX_NAMES = 6;

const isSame = ({ before, after }: RoleChange) =>
  before.length === after.length && before.every((id) => after.includes(id));

/**
 * Renders who gains and who loses permissions by a change, before it is saved; nothing if the user may not read
 * permissions.
 */
export function Effect({ groupId, changes }: EffectProps) {
  const texts = useAdminTexts('groups').effect;
  const mayRead = [useRights('users').read, useRights('roles').read, useRights('roles').readPermissions].every(Boolean);
  const concerned = changes.filter((change) => !isSame(change));
  const ids = concerned.map(({ user }) => user.id).sort();
  const isEnabled = mayRead && ids.length > 0 && ids.length <= MAX_USERS;
  const read = <Query extends { enabled: boolean }>(query: Query) => ({
    ...query,
    enabled: query.enabled && isEnabled,
  });
  const assigned = useQuery(read(useCapability(users).roleIdsOf(ids)));
  const all = useQuery(read(useCapability(groups).list({})));
  const names = useProviderNames();
  const rolesQuery = useQuery({ ...read(useCapability(roles).list()), select: names.roles });
  const permissions = useQuery({ ...read(useCapability(roles).permissions()), select: names.permissions });
  const [userRoles, groupRows, roleRows, permissionRows] = [assigned.data, all.data, rolesQuery.data, permissions.data];
  const key = JSON.stringify(concerned);

  const lines = useMemo(() => {
    if (!userRoles || !groupRows || !roleRows || !permissionRows) return undefined;
    // Keeps the identity of the list while its content is unchanged.
    const stable: RoleChange[] = JSON.parse(key);
    return effectLines(stable, { groupId, userRoles, groups: groupRows, roles: roleRows, permissions: permissionRows });
  }, [key, groupId, userRoles, groupRows, roleRows, permissionRows]);

  if (!mayRead || ids.length === 0) return null;
  if ([assigned, all, rolesQuery, permissions].some(({ error, data }) => error && !data)) return null;
  const nameOf = (id: string | undefined) => concerned.find(({ user }) => user.id === id)?.user.name ?? '';
  const labelOf = ({ kind, userIds }: EffectLine) => {
    if (userIds.length > 1) return texts[kind](userIds.length);
    return texts[kind === 'gain' ? 'gainOne' : 'loseOne'](nameOf(userIds[0]));
  };
  return (
    <section
      aria-label={texts.title}
      aria-live="polite"
      className="gh:grid gh:gap-2 gh:rounded-lg gh:border gh:border-line gh:bg-muted gh:p-3 gh:text-sm gh:text-body"
    >
      {ids.length > MAX_USERS && <p>{texts.many(ids.length)}</p>}
      {isEnabled && !lines && (
        <>
          <span className="gh:sr-only">{texts.loading}</span>
          <Skeleton className="gh:w-2/3" />
        </>
      )}
      {lines?.length === 0 && <p>{texts.none}</p>}
      {lines?.map((line) => (
        <p key={`${line.kind} ${line.userIds.join()}`} className="gh:wrap-anywhere">
          <span className={line.kind === 'gain' ? 'gh:font-medium gh:text-success' : 'gh:font-medium gh:text-danger'}>
            {labelOf(line)}
          </span>{' '}
          <Names names={line.permissions} />
        </p>
      ))}
    </section>
  );
}

/** Renders the first names, and the others on demand. */
function Names({ names }: { names: readonly string[] }) {
  const texts = useAdminTexts('groups').effect;
  const [isOpen, setIsOpen] = useState(false);
  const rest = names.length - MAX_NAMES;
  if (isOpen || rest <= 0) return names.join(', ');
  return (
    <>
      {names.slice(0, MAX_NAMES).join(', ')}{' '}
      <button
        type="button"
        className="gh:rounded-sm gh:font-medium gh:underline gh:underline-offset-4"
        onClick={() => setIsOpen(true)}
      >
        {texts.more(rest)}
      </button>
    </>
  );
}
