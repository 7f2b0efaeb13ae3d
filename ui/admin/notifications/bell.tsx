'use client';
import { unreadCount } from '@gatehouse/sdk/notifications';
import { useMemo, useState } from 'react';
import { useMedia } from '../../kit/browser';
import { Button } from '../../kit/button';
import { chunk } from '../../kit/chunk';
import { Drawer, DrawerBody } from '../../kit/drawer';
import Bell from '../../kit/icons/bell';
import { Popover } from '../../kit/popover';
import { KitTextsProvider, useKitTexts } from '../../kit/texts';
import { useToast } from '../../kit/toast';
import { lazyView } from '../../react/lazy-view';
import { TextsOf, useAdminTexts, useTextPart } from '../text-parts';
import { useMessages } from './use-messages';

export interface NotificationBellProps {
  /**
   * Follows a link within the portal, e.g. `#/webhooks`, and returns whether it did. Without it the browser follows
   * links.
   */
  onFollow?: (hash: string) => boolean;
}

/** Width below which a drawer replaces the panel: 640 px, as in the kit. */
const NARROW = '(max-width: 639px)';

const Panel = lazyView(chunk(() => import('./panel')));

/** Renders the bell; nothing until its texts have loaded. */
export default function NotificationBell(props: NotificationBellProps) {
  const texts = useTextPart('notifications');
  const kit = useTextPart('kit');
  const kitTexts = useMemo(() => ({ parts: kit.texts }), [kit.texts]);
  if (!texts.texts || !kit.texts) return null;
  return (
    <TextsOf part="notifications" texts={texts.texts}>
      <KitTextsProvider texts={kitTexts}>
        <ReadyBell {...props} />
      </KitTextsProvider>
    </TextsOf>
  );
}

function ReadyBell({ onFollow }: NotificationBellProps) {
  const texts = useAdminTexts('notifications');
  const kit = useKitTexts();
  const toaster = useToast();
  const isNarrow = useMedia(NARROW);
  const [isOpen, setIsOpen] = useState(false);
  const messages = useMessages((error) => toaster.error(texts.changeFailed, kit.describeError(error)));
  const count = unreadCount(messages.messages ?? []);
  const button = (
    <Button variant="ghost" size="icon" aria-label={texts.bell(count)} className="gh:relative gh:text-subtle">
      <Bell aria-hidden />
      {count > 0 && (
        <span
          aria-hidden
          className="gh:absolute gh:start-1/2 gh:bottom-1/2 gh:min-w-4 gh:rounded-full gh:bg-primary gh:px-1 gh:text-center gh:text-[10px]/4 gh:font-medium gh:text-on-primary gh:tabular-nums gh:ring-2 gh:ring-surface"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Button>
  );
  if (!isNarrow) {
    return (
      <Popover label={texts.title} align="end" trigger={button} className="gh:w-110 gh:p-0">
        {(close) => <Panel {...{ messages, onFollow }} isTitled onDone={close} />}
      </Popover>
    );
  }
  return (
    <>
      <span className="gh:contents" onClickCapture={() => setIsOpen(true)}>
        {button}
      </span>
      <Drawer open={isOpen} onOpenChange={setIsOpen} title={texts.title}>
        <DrawerBody className="gh:p-0">
          <Panel {...{ messages, onFollow }} onDone={() => setIsOpen(false)} />
        </DrawerBody>
      </Drawer>
    </>
  );
}
