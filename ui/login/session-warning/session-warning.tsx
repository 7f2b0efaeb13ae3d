'use client';
import { current } from '@gatehouse/sdk/sessions';
import { useEffect, useState } from 'react';
import { Root, useRootSettings } from '../../kit/root';
import { useIdentity } from '../../react/identity';
import { lazyPart } from '../../react/lazy-part';
import { useUser } from '../../react/session';
import { useTexts } from '../../react/texts';
import type { SessionEndingProps } from './session-ending';
import { type Ending, watchSessionEnd } from './watch-session-end';

const USES = ['pointerdown', 'keydown'] as const;

const SessionEnding = lazyPart(
  () => import('./session-ending'),
  () => null,
);

/**
 * Warns idle users at least 20 s before their session ends, and lets them stay signed in. Render it in the frame of
 * authenticated pages; it renders nothing while the session is in use.
 */
export function SessionWarning() {
  const identity = useIdentity();
  const user = useUser();
  const [ending, setEnding] = useState<Ending>();
  const [stay, setStay] = useState<() => Promise<void>>();
  const userId = user?.id;

  useEffect(() => {
    if (userId === undefined) return;
    const { environment } = identity;
    const watch = watchSessionEnd({
      environment,
      readEnd: async () => {
        const { expires } = await identity.of({ current }).current().queryFn({});
        const endsAt = Date.parse(expires ?? '');
        return Number.isNaN(endsAt) ? undefined : endsAt;
      },
      isHidden: () => document.hidden,
      show: setEnding,
    });
    setStay(() => watch.stay);
    watch.start();
    for (const use of USES) addEventListener(use, watch.noteUse, { passive: true });
    return () => {
      for (const use of USES) removeEventListener(use, watch.noteUse);
      watch.stop();
      setEnding(undefined);
    };
  }, [identity, userId]);

  if (!ending || !stay) return null;
  return <Warning key={ending.endsAt} {...ending} stay={stay} dismiss={() => setEnding(undefined)} />;
}

function Warning(props: SessionEndingProps) {
  const { language, direction } = useTexts();
  const { dir } = useRootSettings();
  return (
    <Root lang={language} dir={dir ?? direction}>
      <SessionEnding {...props} />
    </Root>
  );
}
