'use client';
import * as assistant from '@gatehouse/sdk/assistant';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button/button';
import { cn } from '../../kit/cn';
import { Badge } from '../../kit/display/badge';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useKitTexts } from '../../kit/texts';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useCapability } from '../../react/capability';
import { useAdminTexts } from '../texts';
import { resourceOf, toolCallOf } from './messages';
import { endOf } from './outcome';

/** Renders message text; markup is not interpreted. */
export function MessageText({ isFromUser = false, children }: { isFromUser?: boolean; children: ReactNode }) {
  const texts = useAdminTexts('frame').assistant;
  return (
    <div
      dir="auto"
      className={cn(
        'gh:max-w-[85%] gh:rounded-lg gh:px-3.5 gh:py-2.5 gh:text-sm gh:wrap-anywhere gh:whitespace-pre-wrap',
        isFromUser ? 'gh:justify-self-end gh:bg-primary gh:text-on-primary' : 'gh:justify-self-start gh:bg-muted',
      )}
    >
      <VisuallyHidden>{isFromUser ? texts.you : texts.it}</VisuallyHidden>
      {children}
    </div>
  );
}

const tones = { done: 'success', declined: 'neutral', refused: 'danger' } as const;

interface MessageProps {
  message: assistant.AssistantMessage;
  conversationId: string;
}

/** Renders a message of a conversation; a pending call has its own card. */
export function Message({ message, conversationId }: MessageProps) {
  const texts = useAdminTexts('frame').assistant;
  const call = toolCallOf(message);
  if (call) {
    if (call.status === undefined) return null;
    const end = endOf(call.status);
    return (
      <p className="gh:flex gh:flex-wrap gh:items-center gh:gap-2 gh:text-xs gh:text-subtle">
        <Badge tone={tones[end]}>{texts.ends[end]}</Badge>
        <span dir="auto">{call.label || `${call.method} ${call.url}`}</span>
      </p>
    );
  }
  if (!message.content) return null;
  const resourceId = resourceOf(message);
  return (
    <>
      <MessageText isFromUser={message.role === 'user'}>{message.content}</MessageText>
      {resourceId && <Resource ids={{ conversationId, resourceId }} />}
    </>
  );
}

function Resource({ ids }: { ids: { conversationId: string; resourceId: string } }) {
  const texts = useAdminTexts('frame').assistant;
  const kit = useKitTexts();
  const [isOpen, setIsOpen] = useState(false);
  const source = useCapability(assistant).resource(ids);
  const { data, error } = useQuery({ ...source, enabled: source.enabled && isOpen });
  return (
    <div className="gh:grid gh:justify-items-start gh:gap-2">
      <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? texts.hide : texts.show}
      </Button>
      {isOpen && error && <p className="gh:text-sm gh:text-danger">{kit.describeError(error)}</p>}
      {isOpen && !error && !data && <Skeleton className="gh:h-16 gh:w-full" />}
      {isOpen && data && (
        <pre
          dir="auto"
          className="gh:w-full gh:rounded gh:bg-muted gh:p-3 gh:text-xs gh:wrap-anywhere gh:whitespace-pre-wrap"
        >
          {data.content}
        </pre>
      )}
    </div>
  );
}
