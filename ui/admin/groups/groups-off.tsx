'use client';
import * as groups from '@gatehouse/sdk/groups';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { Button } from '../../kit/button/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { useToast } from '../../kit/feedback/toast';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useSubmit } from '../archetypes/form/use-submit';
import { ResourceHeader } from '../archetypes/page/resource-header';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';

/** Renders the empty state while groups are disabled, with a button that enables them. */
export function GroupsOff({ title }: { title: string }) {
  const texts = useAdminTexts('groups');
  const kit = useKitTexts();
  const toaster = useToast();
  const may = useRights('groups');
  const { saveConfiguration } = useCapability(groups);
  const submit = useSubmit(saveConfiguration());
  const [isBusy, setIsBusy] = useState(false);
  const turnOn = async () => {
    setIsBusy(true);
    try {
      await submit({ enabled: true });
      toaster.success(texts.turnedOn);
    } catch (thrown) {
      toaster.error(texts.offTitle, kit.describeError(thrown));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section className="gh:grid gh:gap-5">
      <ResourceHeader title={title} description={texts.text} isReadOnly={!may.write} />
      <div className="gh:rounded-lg gh:border gh:border-line gh:bg-surface">
        <EmptyState
          icon={<UsersRound />}
          title={texts.offTitle}
          description={texts.off}
          action={
            may.write && (
              <Button loading={isBusy} onClick={() => void turnOn()}>
                {texts.turnOn}
              </Button>
            )
          }
        />
      </div>
    </section>
  );
}
