'use client';
import * as passkeys from '@gatehouse/sdk/passkeys';
import { useQuery } from '@tanstack/react-query';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../kit/button/button';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useFormats } from '../archetypes/formats/formats';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { SectionRow, SectionShell } from '../archetypes/settings/section-shell';
import { useAdminTexts } from '../texts';
import { ItemList } from './item-list';
import type { PasskeyTask } from './passkey-dialogs';

const dialogs = lazyPart(async () => ({ default: (await import('./dialogs')).PasskeyDialogs }));

/** Renders the user's passkeys. */
export function Passkeys() {
  const { passkeys: texts } = useAdminTexts('privacy');
  const { date } = useFormats();
  const passkeysQuery = useQuery(useCapability(passkeys).list());
  const tasks = useTask<PasskeyTask>();
  const name = ({ deviceType }: passkeys.Passkey) => (deviceType === 'CrossPlatform' ? texts.carried : texts.onDevice);
  return (
    <SectionShell<readonly passkeys.Passkey[]> title={texts.title} text={texts.text} holds="row" source={passkeysQuery}>
      {(all) => (
        <>
          {all.length > 0 && (
            <ItemList
              label={texts.title}
              items={all.map((passkey) => ({
                id: passkey.id,
                icon: <Fingerprint />,
                title: name(passkey),
                text: passkey.createdAt && texts.addedOn(date(passkey.createdAt)),
                action: (
                  <Button variant="ghost" size="sm" onClick={() => tasks.start({ do: 'remove', passkey })}>
                    {texts.remove}
                  </Button>
                ),
              }))}
            />
          )}
          <SectionRow
            action={
              <Button variant="secondary" size="sm" onClick={() => tasks.start({ do: 'add' })}>
                <Plus aria-hidden />
                {texts.add}
              </Button>
            }
          >
            {all.length === 0 && <p className="gh:text-subtle">{texts.empty}</p>}
          </SectionRow>
          <Tasks part={dialogs} of={tasks}>
            {(Dialogs, state) => <Dialogs {...state} />}
          </Tasks>
        </>
      )}
    </SectionShell>
  );
}
