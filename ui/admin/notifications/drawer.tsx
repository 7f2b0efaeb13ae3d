'use client';
import { Drawer, DrawerBody } from '../../kit/overlay/drawer';
import { useAdminTexts } from '../texts';
import { Panel } from './panel';
import type { Messages } from './use-messages';

export interface NotificationDrawerProps {
  messages: Messages;
  onFollow?: (hash: string) => boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Renders the user's messages on narrow screens. */
export default function NotificationDrawer({ messages, onFollow, open, onOpenChange }: NotificationDrawerProps) {
  const texts = useAdminTexts('frame').notifications;
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={texts.title}>
      <DrawerBody className="gh:p-0">
        <Panel messages={messages} onFollow={onFollow} onDone={() => onOpenChange(false)} />
      </DrawerBody>
    </Drawer>
  );
}
