'use client';
import * as applications from '@gatehouse/sdk/applications';
import type * as users from '@gatehouse/sdk/users';
import { array, object, string } from 'zod/mini';
import { useCapability } from '../../../react/capability';
import { useUser } from '../../../react/session';
import { PickerField } from '../../archetypes/form/picker-field';
import { useRights } from '../../archetypes/page/use-rights';
import { SettingsSection } from '../../archetypes/settings/settings-section';
import { useAdminTexts } from '../../texts';
import { useManagedOptions } from './managed-options';
import { isManaged } from './use-applications';

const Form = object({ appIds: array(string()) });

const idsOf = (held: readonly applications.Application[]) => held.filter(isManaged).map(({ id }) => id);

/** Renders the applications of a user; one save assigns and unassigns them. */
export function UserApplications({ user }: { user: users.ListedUser }) {
  const texts = useAdminTexts('users').applications;
  const may = useRights('users');
  const ownTenant = useUser()?.tenantId ?? '';
  const tenantId = user.tenantId ?? ownTenant;
  const { ofUser, setOfUser } = useCapability(applications);
  const { items, ...options } = useManagedOptions();
  return (
    <SettingsSection
      title={texts.ofUser}
      text={texts.ofUserText}
      query={ofUser(user.id)}
      schema={Form}
      toInput={(held) => ({ appIds: idsOf(held) })}
      mutation={setOfUser()}
      toVariables={({ appIds }, _changes, held) => ({ userId: user.id, tenantId, before: idsOf(held), after: appIds })}
      details={(held) => [{ label: texts.ofUser, value: held.map(({ name }) => name).join(', ') || texts.none }]}
      mayWrite={may.assignApps && may.unassignApps && tenantId === ownTenant && items.length > 0}
      partLabel={({ key }) => items.find(({ id }) => id === key)?.label ?? key}
    >
      <PickerField name="appIds" label={texts.ofUser} optional {...options} />
    </SettingsSection>
  );
}
