'use client';
import * as sessions from '@gatehouse/sdk/sessions';
import { ConfirmDialog as KitConfirmDialog } from '../../kit/overlay/confirm-dialog';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { useSessionName } from './use-session-name';

/** Sessions to end. */
export type SessionTask = { do: 'own' | 'others' | 'all' } | { do: 'one'; session: sessions.LoginSession };

/** Renders the confirmation for ending one session, the others, this one, or all of them. */
export function SessionDialogs({ task, onClose }: TaskProps<SessionTask>) {
  const { sessions: texts } = useAdminTexts('privacy');
  const { session } = useIdentity();
  const name = useSessionName();
  const { remove, removeOthers, removeAll } = useCapability(sessions);
  return (
    <>
      <ConfirmDialog
        item={task?.do === 'one' ? task.session : undefined}
        onClose={onClose}
        title={(ended) => texts.endTitle(name(ended))}
        description={texts.endText}
        confirmLabel={texts.end}
        mutation={remove()}
        toVariables={({ id }) => id}
        toast={(ended) => texts.ended(name(ended))}
      />
      <ConfirmDialog
        item={task?.do === 'others' ? task : undefined}
        onClose={onClose}
        title={() => texts.endTitles.others}
        description={texts.endTexts.others}
        confirmLabel={texts.end}
        mutation={removeOthers()}
        toVariables={() => undefined}
        partLabel={() => texts.part}
        toast={() => texts.endedMany}
      />
      <ConfirmDialog
        item={task?.do === 'all' ? task : undefined}
        onClose={onClose}
        title={() => texts.endTitles.all}
        description={texts.endTexts.all}
        confirmLabel={texts.end}
        mutation={removeAll()}
        toVariables={() => undefined}
        // The provider has ended this session too, and the page follows.
        run={async (send) => {
          await send();
          await session.logout();
        }}
        toast={() => texts.endedMany}
      />
      <KitConfirmDialog
        open={task?.do === 'own'}
        onOpenChange={(open) => !open && onClose()}
        title={texts.endTitles.own}
        description={texts.endTexts.own}
        confirmLabel={texts.end}
        tone="danger"
        onConfirm={() => session.logout()}
      />
    </>
  );
}
