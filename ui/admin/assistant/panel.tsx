'use client';
import type { Agent } from '@gatehouse/sdk/assistant';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Square from 'lucide-react/icons/square';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { reveal } from '../../kit/browser';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { LoadAlert } from '../../kit/feedback/load-alert';
import { Skeleton } from '../../kit/feedback/skeleton';
import { DrawerBody } from '../../kit/overlay/drawer';
import { useKitTexts } from '../../kit/texts';
import { useTexts } from '../../react/texts';
import { useAdminTexts } from '../texts';
import { CallCard } from './call-card';
import { Message, MessageText } from './message';
import { inLanguage, keyed, type ToolCall } from './messages';
import type { Proposal } from './proposals';
import type { Chat } from './use-chat';

interface PanelProps {
  agent: Agent;
  chat: Chat;
  mayReview: (proposal: Proposal) => boolean;
  onReview: (call: ToolCall, proposal: Proposal) => void;
}

/** Renders the conversation and the message input. */
export function AssistantPanel({ agent, chat, mayReview, onReview }: PanelProps) {
  const texts = useAdminTexts('frame').assistant;
  const kit = useKitTexts();
  const { messages, openId, lastUserMessage, arriving, waiting, error, readError, isBusy } = chat;
  const isEmpty = openId === undefined && lastUserMessage === undefined;
  const end = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Its code loads after the drawer has opened and taken the focus itself; a button that has it keeps it.
    const focused = document.activeElement;
    if (focused === document.body || focused?.getAttribute('role') === 'dialog') field.current?.focus();
  }, []);
  const sendAction = (prompt: string) => {
    // The focused button was unmounted, so the focus moves.
    field.current?.focus();
    void chat.send(prompt);
  };
  const length = (messages?.length ?? 0) + (arriving?.length ?? 0);
  useEffect(() => {
    if (length > 0) reveal(end.current);
  }, [length]);
  return (
    <>
      <DrawerBody role="log" aria-label={texts.conversation} aria-busy={isBusy} tabIndex={0} className="gh:gap-4">
        {isEmpty && <Welcome agent={agent} onSend={sendAction} />}
        {readError && <LoadAlert error={readError} onRetry={chat.refetch} />}
        {!messages && !readError && <Skeleton className="gh:h-16 gh:rounded-lg" />}
        {keyed(messages ?? []).map(({ key, message }) => (
          <Message key={key} message={message} conversationId={openId ?? ''} />
        ))}
        {lastUserMessage !== undefined && <MessageText isFromUser>{lastUserMessage}</MessageText>}
        {arriving !== undefined && <MessageText>{arriving || texts.thinking}</MessageText>}
        {waiting && <CallCard key={waiting.id} call={waiting} chat={chat} mayReview={mayReview} onReview={onReview} />}
        {error && (
          <div role="alert">
            <Alert tone="danger" title={texts.failed}>
              {kit.describeError(error)}
            </Alert>
          </div>
        )}
        <div ref={end} />
      </DrawerBody>
      <Composer chat={chat} field={field} />
    </>
  );
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Renders the introduction with suggestions. */
function Welcome({ agent, onSend }: { agent: Agent; onSend: (prompt: string) => void }) {
  const texts = useAdminTexts('frame').assistant;
  const { language } = useTexts();
  const can = [inLanguage(agent.whatCanDo, language)].flat().filter(isText);
  const actions = (agent.quickActions ?? []).flatMap(({ title, prompt }) => {
    const label = inLanguage(title, language);
    return isText(prompt) ? [{ prompt, label: isText(label) ? label : prompt }] : [];
  });
  return (
    <div className="gh:grid gh:gap-4 gh:text-sm">
      {can.length > 0 && (
        <div>
          <h3 className="gh:font-medium">{texts.can}</h3>
          <ul className="gh:mt-2 gh:grid gh:list-disc gh:gap-1 gh:ps-5 gh:text-subtle">
            {can.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
      {actions.length > 0 && (
        <div className="gh:flex gh:flex-wrap gh:gap-2">
          {actions.map(({ prompt, label }) => (
            <Button key={prompt} variant="secondary" size="sm" onClick={() => onSend(prompt)}>
              <span dir="auto">{label}</span>
            </Button>
          ))}
        </div>
      )}
      <p className="gh:text-subtle">{texts.rules}</p>
    </div>
  );
}

/** Maximum length of a message in characters. */
const MAX_LENGTH = 4000;

function Composer({ chat, field }: { chat: Chat; field: RefObject<HTMLTextAreaElement | null> }) {
  const texts = useAdminTexts('frame').assistant;
  const [draft, setDraft] = useState('');
  const send = async () => {
    const message = draft.trim();
    if (message === '' || chat.isBusy) return;
    setDraft('');
    // The input is restored if the provider did not receive it.
    if (!(await chat.send(message))) setDraft((now) => now || message);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className="gh:flex gh:items-end gh:gap-2 gh:border-t gh:border-line gh:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        ref={field}
        aria-label={texts.message}
        placeholder={texts.placeholder}
        // An empty input has the direction of the language, as has its placeholder.
        dir={draft ? 'auto' : undefined}
        rows={2}
        maxLength={MAX_LENGTH}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={press}
        className="gh:field-sizing-content gh:max-h-40 gh:min-h-control gh:flex-1 gh:resize-none gh:rounded gh:border gh:border-control gh:bg-surface gh:px-3 gh:py-2 gh:text-sm"
      />
      {chat.isBusy ? (
        <Button
          type="button"
          variant="secondary"
          size="icon"
          aria-label={texts.stop}
          title={texts.stop}
          onClick={chat.stop}
        >
          <Square aria-hidden />
        </Button>
      ) : (
        <Button type="submit" size="icon" aria-label={texts.send} title={texts.send}>
          <SendHorizontal aria-hidden className="gh:rtl:-scale-x-100" />
        </Button>
      )}
    </form>
  );
}
