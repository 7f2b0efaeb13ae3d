'use client';
import { pageRights } from '@gatehouse/sdk/admin/rights';
import * as assistant from '@gatehouse/sdk/assistant';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/button';
import { Drawer } from '../../kit/drawer';
import History from '../../kit/icons/rotate-ccw-clock';
import Sparkles from '../../kit/icons/sparkles';
import SquarePen from '../../kit/icons/square-pen';
import { Menu, MenuItem } from '../../kit/menu';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useUser } from '../../react/session';
import { startOf, usePortalAddress } from '../resource/address';
import { usePropose } from '../resource/drafts';
import type { PortalPageId } from '../resource/page-id';
import { useAdminTexts } from '../texts';
import type { ToolCall } from './messages';
import { declined } from './outcome';
import type { Proposal } from './proposals';
import { useChat } from './use-chat';

interface AssistantProps {
  /** Pages that the user can open; changes are reviewed on their page. */
  pages: readonly PortalPageId[];
  /** Renders the name beside the icon where the menu of pages leaves room for it. Default false. */
  isLabeled?: boolean | undefined;
}

const Panel = lazyPart(() => import('./panel'));

/** Renders the assistant's button; nothing if the vendor has no assistant. */
export function AssistantButton(props: AssistantProps) {
  // The vendor responds with 404 if there is no assistant; any error hides the button.
  const { data: agents = [] } = useQuery(useCapability(assistant).agents());
  const [agent] = agents;
  return agent ? <Ready {...props} agent={agent} /> : null;
}

const HISTORY = 12;

function Ready({ pages, isLabeled = false, agent }: AssistantProps & { agent: assistant.Agent }) {
  const texts = useAdminTexts('frame').assistant;
  const user = useUser();
  const address = usePortalAddress();
  const propose = usePropose();
  const [isOpen, setIsOpen] = useState(false);
  const chat = useChat();
  const source = useCapability(assistant).conversations();
  const { data: all = [] } = useQuery({ ...source, enabled: source.enabled && isOpen });

  const mayReview = ({ page }: Proposal): boolean => pages.includes(page) && pageRights(page, user ?? undefined).write;
  /** Opens the page with its form prefilled; the outcome is reported when the form is saved or closed. */
  const review = (call: ToolCall, { page, values }: Proposal) => {
    setIsOpen(false);
    address.go(startOf(page));
    propose({
      page,
      values,
      settle: (saved) => {
        setIsOpen(true);
        void chat.report(call, saved === undefined ? declined : { status: 200, data: JSON.stringify(saved) });
      },
    });
  };
  return (
    <>
      <Button
        {...(isLabeled
          ? {
              variant: 'secondary',
              className: 'gh:@max-[480px]:w-control gh:@max-[480px]:px-0 gh:@lg:w-control gh:@lg:px-0',
            }
          : { variant: 'ghost', size: 'icon', className: 'gh:text-subtle' })}
        data-slot="assistant-button"
        aria-label={texts.open}
        title={texts.open}
        onClick={() => {
          propose(undefined);
          setIsOpen(true);
        }}
      >
        <Sparkles aria-hidden />
        {isLabeled && <span className="gh:@max-[480px]:hidden gh:@lg:hidden">{texts.title}</span>}
      </Button>
      <Drawer
        open={isOpen}
        onOpenChange={setIsOpen}
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
        <Panel {...{ agent, chat, mayReview }} onReview={review} />
      </Drawer>
    </>
  );
}
