'use client';
import { pageRights } from '@gatehouse/sdk/admin/rights';
import * as assistant from '@gatehouse/sdk/assistant';
import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/rotate-ccw-clock';
import SquarePen from 'lucide-react/icons/square-pen';
import { Button } from '../../kit/button/button';
import { Drawer } from '../../kit/overlay/drawer';
import { Menu, MenuItem } from '../../kit/overlay/menu';
import { useCapability } from '../../react/capability';
import { useUser } from '../../react/session';
import { usePropose } from '../archetypes/form/drafts';
import { startOf, usePortalAddress } from '../archetypes/page/address';
import type { PortalPageId } from '../archetypes/page/page-id';
import { useAdminTexts } from '../texts';
import type { ToolCall } from './messages';
import { declined } from './outcome';
import { AssistantPanel } from './panel';
import type { Proposal } from './proposals';
import { useChat } from './use-chat';

interface AssistantDrawerProps {
  agent: assistant.Agent;
  /** Pages that the user can open; changes are reviewed on their page. */
  pages: readonly PortalPageId[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const HISTORY = 12;

/** Renders the conversation with the assistant. It goes on while the drawer is closed. */
export default function AssistantDrawer({ agent, pages, open, onOpenChange }: AssistantDrawerProps) {
  const texts = useAdminTexts('frame').assistant;
  const user = useUser();
  const address = usePortalAddress();
  const propose = usePropose();
  const chat = useChat();
  const source = useCapability(assistant).conversations();
  const { data: all = [] } = useQuery({ ...source, enabled: source.enabled && open });

  const mayReview = ({ page }: Proposal): boolean => pages.includes(page) && pageRights(page, user ?? undefined).write;
  /** Opens the page with its form prefilled; the outcome is reported when the form is saved or closed. */
  const review = (call: ToolCall, { page, values }: Proposal) => {
    onOpenChange(false);
    address.go(startOf(page));
    propose({
      page,
      values,
      settle: (saved) => {
        onOpenChange(true);
        void chat.report(call, saved === undefined ? declined : { status: 200, data: JSON.stringify(saved) });
      },
    });
  };
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={agent.agentName ?? texts.title}
      actions={
        <>
          {all.length > 0 && (
            <Menu
              trigger={
                <Button variant="ghost" size="icon-sm" aria-label={texts.history} title={texts.history}>
                  <History aria-hidden />
                </Button>
              }
            >
              {all.slice(0, HISTORY).map(({ id, title }) => (
                <MenuItem key={id} onSelect={() => chat.open(id)}>
                  <span dir="auto" className="gh:max-w-70 gh:truncate">
                    {title || texts.untitled}
                  </span>
                </MenuItem>
              ))}
            </Menu>
          )}
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={texts.start}
            title={texts.start}
            disabledReason={chat.openId === undefined && !chat.isBusy ? texts.isNew : undefined}
            onClick={() => chat.open(undefined)}
          >
            <SquarePen aria-hidden />
          </Button>
        </>
      }
    >
      <AssistantPanel agent={agent} chat={chat} mayReview={mayReview} onReview={review} />
    </Drawer>
  );
}
