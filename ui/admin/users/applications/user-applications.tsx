'use client';
import * as applications from '@gatehouse/sdk/applications';
import type * as users from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import { array, object, string } from 'zod/mini';
import { useCapability } from '../../../react/capability';
import { useUser } from '../../../react/session';
import { PickerField } from '../../resource/picker-field';
import { SettingsSection } from '../../resource/settings-section';
import { useRights } from '../../resource/use-rights';
import { useAdminTexts } from '../../texts';
import { isManaged } from './use-applications';

const Form = object({ appIds: array(string()) });

const idsOf = (held: readonly applications.Application[]) => held.filter(isManaged).map(({ id }) => id);

/** The applications of one user, which are assigned and taken in one save. */
export default function UserApplications({ user }: { user: users.ListedUser }) {
  const texts = useAdminTexts('applications');
  const may = useRights('users');
  const ownTenant = useUser()?.tenantId ?? '';
  const tenantId = user.tenantId ?? ownTenant;
  const { ofUser, list, setOfUser } = useCapability(applications);
  const { data: all = [] } = useQuery(list({ tenantId: ownTenant }));
  const items = all.filter(isManaged).map(({ id, name }) => ({ id, label: name ?? id }));
  return (
    <SettingsSection
      title={texts.ofUser}
      text={texts.ofUserText}
      query={ofUser(user.id)}
      schema={Form}
      toInput={(held) => ({ appIds: idsOf(held) })}
      mutation={setOfUser()}
      toVariables={({ appIds }, _changes, held) => ({ userId: user.id, tenantId, before: idsOf(held), after: appIds })}
      facts={(held) => [{ label: texts.ofUser, value: held.map(({ name }) => name).join(', ') || texts.none }]}
      mayWrite={may.assignApps && may.unassignApps && tenantId === ownTenant && items.length > 0}
      partLabel={({ key }) => items.find(({ id }) => id === key)?.label ?? key}
    >
      <PickerField
        name="appIds"
        label={texts.ofUser}
        optional
        load={async (search) => ({
          items: items.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase())),
          hasMore: false,
        })}
        resolve={async (ids) => items.filter(({ id }) => ids.includes(id))}
      />
    </SettingsSection>
  );
}
