'use client';
import { unreadCount } from '@gatehouse/sdk/notifications';
import BellIcon from 'lucide-react/icons/bell';
import { useState } from 'react';
import { useMedia } from '../../kit/browser';
import { Button } from '../../kit/button/button';
import { useToast } from '../../kit/feedback/toast';
import { Popover } from '../../kit/overlay/popover';
import { useKitTexts } from '../../kit/texts';
import { lazyPart } from '../../react/lazy-part';
import { useIsQuiet } from '../../react/use-is-quiet';
import { useDialogs } from '../archetypes/page/tasks';
import { FrameTexts, useAdminTexts } from '../texts';
import type { NotificationDrawerProps } from './drawer';
import { useMessages } from './use-messages';

export interface BellProps {
  /**
   * Follows a link within the portal, e.g. `#/webhooks`, and returns whether it did. Without it the browser follows
   * links.
   */
  onFollow?: (hash: string) => boolean;
}

/** Width below which a drawer replaces the panel: 640 px, as in the kit. */
const NARROW = '(max-width: 639px)';

const Panel = lazyPart(async () => ({ default: (await import('./panel')).Panel }));
const drawer = lazyPart(() => import('./drawer'));

/** Renders the bell; nothing until its texts have loaded. */
export function Bell(props: BellProps) {
  return (
    <FrameTexts>
      <ReadyBell {...props} />
    </FrameTexts>
  );
}

function ReadyBell({ onFollow }: BellProps) {
  const texts = useAdminTexts('frame').notifications;
  const kit = useKitTexts();
  const toaster = useToast();
  const isNarrow = useMedia(NARROW);
  const [isOpen, setIsOpen] = useState(false);
  const isQuiet = useIsQuiet();
  const messages = useMessages(isQuiet || isOpen, (error) =>
    toaster.error(texts.changeFailed, kit.describeError(error)),
  );
  const count = unreadCount(messages.messages ?? []);
  const button = (
    <Button variant="ghost" size="icon" aria-label={texts.bell(count)} className="gh:relative gh:text-subtle">
      <BellIcon aria-hidden />
      {count > 0 && (
        <span
          aria-hidden
          className="gh:absolute gh:start-6 gh:bottom-6 gh:min-w-4 gh:rounded-full gh:bg-primary gh:px-1 gh:text-center gh:text-[calc(var(--gh-unit)*2.5)]/4 gh:font-medium gh:text-on-primary gh:tabular-nums gh:ring-2 gh:ring-surface"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Button>
  );
  if (!isNarrow) {
    return (
      <Popover label={texts.title} align="end" trigger={button} className="gh:w-110 gh:p-0">
        {(close) => <Panel messages={messages} onFollow={onFollow} isTitled onDone={close} />}
      </Popover>
    );
  }
  return (
    <>
      <span className="gh:contents" onClickCapture={() => setIsOpen(true)}>
        {button}
      </span>
      <NarrowPanel messages={messages} onFollow={onFollow} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

/** Renders the drawer once its code has loaded. */
function NarrowPanel(props: NotificationDrawerProps) {
  const Drawer = useDialogs(drawer, props.open, () => props.onOpenChange(false));
  return Drawer && <Drawer {...props} />;
}
