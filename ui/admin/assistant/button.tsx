'use client';
import * as assistant from '@gatehouse/sdk/assistant';
import { useQuery } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { Button } from '../../kit/button/button';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useIsQuiet } from '../../react/use-is-quiet';
import { usePropose } from '../archetypes/form/drafts';
import type { PortalPageId } from '../archetypes/page/page-id';
import { useDialogs } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';

interface AssistantProps {
  /** Pages that the user can open; changes are reviewed on their page. */
  pages: readonly PortalPageId[];
  /** Renders the name beside the icon where the menu of pages leaves room for it. Default false. */
  isLabeled?: boolean | undefined;
}

const drawer = lazyPart(() => import('./drawer'));

/** Renders the assistant's button; nothing if the vendor has no assistant. */
export function AssistantButton(props: AssistantProps) {
  // The vendor responds with 404 if there is no assistant; any error hides the button.
  const query = useCapability(assistant).agents();
  const isQuiet = useIsQuiet();
  const { data: agents = [] } = useQuery({ ...query, enabled: query.enabled && isQuiet });
  const [agent] = agents;
  return agent ? <Ready {...props} agent={agent} /> : null;
}

function Ready({ pages, isLabeled = false, agent }: AssistantProps & { agent: assistant.Agent }) {
  const texts = useAdminTexts('frame').assistant;
  const propose = usePropose();
  const [isOpen, setIsOpen] = useState(false);
  const Drawer = useDialogs(drawer, isOpen, () => setIsOpen(false));
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
      {Drawer && <Drawer agent={agent} pages={pages} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
