'use client';
import * as profile from '@gatehouse/sdk/profile';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../kit/button/button';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { SectionRow, SectionShell } from '../archetypes/settings/section-shell';
import { useAdminTexts } from '../texts';
import { LockedField } from './locked-field';
import type { PhoneTask } from './phone-dialogs';

const dialogs = lazyPart(async () => ({ default: (await import('./dialogs')).PhoneDialogs }));

/** Renders the user's own phone number, which can be changed only with a code. */
export function OwnPhone({ isEditable }: { isEditable: boolean }) {
  const { own: texts, ...all } = useAdminTexts('profile');
  const me = useQuery(useCapability(profile).me());
  const tasks = useTask<PhoneTask>();
  const isAdministrator = useRights('users').update;
  return (
    <SectionShell<profile.Me> title={texts.title} text={texts.text} holds="button" source={me}>
      {(user) => {
        const value = user.phoneNumber ?? '';
        if (profile.isKeptByDirectory(user) || !isEditable) {
          const note = isEditable ? all.keptByDirectory : all.keptByAdministrator(isAdministrator);
          return <LockedField label={texts.label} value={value} note={note} />;
        }
        return (
          <SectionRow
            action={
              <Button variant="secondary" size="sm" onClick={() => tasks.start({ do: 'changeOwn' })}>
                {value ? texts.change : texts.add}
              </Button>
            }
          >
            <p>{value ? <bdi dir="ltr">{value}</bdi> : texts.none}</p>
            <Tasks part={dialogs} of={tasks}>
              {(Dialogs, state) => <Dialogs {...state} />}
            </Tasks>
          </SectionRow>
        );
      }}
    </SectionShell>
  );
}
