'use client';
import type { BoundMutation } from '@gatehouse/sdk';
import * as sessions from '@gatehouse/sdk/sessions';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { ConfirmDialog } from '../resource/confirm-dialog';
import type { TaskProps } from '../resource/tasks';
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
  const removeSession = remove();
  const removeOtherSessions = removeOthers();
  const all = removeAll();
  const end: BoundMutation<SessionTask, unknown> = {
    ...removeSession,
    mutationFn: async (given) => {
      if (given.do === 'one') return removeSession.mutationFn(given.session.id);
      if (given.do === 'others') return removeOtherSessions.mutationFn();
      // Ends this session as well: the provider has already ended it, and the page follows.
      if (given.do === 'all') await all.mutationFn();
      return session.logout();
    },
  };
  return (
    <ConfirmDialog
      item={task}
      onClose={onClose}
      title={(given) => (given.do === 'one' ? texts.endTitle(name(given.session)) : texts.endTitles[given.do])}
      description={(given) => (given.do === 'one' ? texts.endText : texts.endTexts[given.do])}
      confirmLabel={texts.end}
      mutation={end}
      toVariables={(given) => given}
      partLabel={() => texts.part}
      toast={(given) => (given.do === 'one' ? texts.ended(name(given.session)) : texts.endedMany)}
    />
  );
}
