'use client';
import { type IdentityError, isAbort, toIdentityError } from '@gatehouse/sdk';
import * as assistant from '@gatehouse/sdk/assistant';
import { importModule } from '@gatehouse/sdk/import-module';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { type ToolCall, waitingCall } from './messages';
import { type CallOutcome, failure, notAllowed, tooLong } from './outcome';

/** Maximum number of consecutive reads without user input. */
const MAX_READS = 5;
/** Maximum length in characters of a response that is passed on. */
const MAX_LENGTH = 200_000;

/** Returns state and actions of the open conversation. */
export const useChat = () => {
  const identity = useIdentity();
  const client = useQueryClient();
  const { ask, conversations, conversation } = useCapability(assistant);
  const [openId, setOpenId] = useState<string>();
  /** The user's last message, until the conversation contains it. */
  const [lastMessage, setLastMessage] = useState<string>();
  const [arriving, setArriving] = useState<string>();
  const [error, setError] = useState<IdentityError>();
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const source = conversation(openId ?? '');
  const opened = useQuery({ ...source, enabled: source.enabled && openId !== undefined });
  useEffect(() => () => running.current?.abort(), []);

  /** Refetches the conversation, which is complete only now; a new one also has its id only now. */
  const reread = async (id: string | undefined): Promise<assistant.Conversation | undefined> => {
    const list = await client.fetchQuery({ ...conversations(), staleTime: 0 });
    const current = id ?? list[0]?.id;
    if (current === undefined) return undefined;
    setOpenId(current);
    return client.fetchQuery({ ...conversation(current), staleTime: 0 });
  };

  const run = async (call: ToolCall): Promise<CallOutcome | undefined> => {
    // The contracts are larger than the panel and needed only for calls, so they load on demand.
    const { allowedCall, withoutSecrets } = await importModule(() => import('./allowed-call'));
    const allowed = allowedCall(call);
    if (!allowed) return notAllowed;
    try {
      const api = identity.call({ call: allowed.endpoint });
      const output = await api.call(allowed.input);
      // A write makes cached data of this capability stale.
      if (!allowed.isRead) {
        const [capability] = allowed.name.split('.');
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === capability });
      }
      const read = JSON.stringify(withoutSecrets(output) ?? {});
      return read.length > MAX_LENGTH ? tooLong : { status: 200, data: read };
    } catch (thrown) {
      if (isAbort(thrown)) return undefined;
      return failure(toIdentityError(thrown));
    }
  };

  /** Sends a message or a result, and runs requested calls as long as they are read-only. */
  const exchange = async (first: assistant.Saying | assistant.CallResult): Promise<boolean> => {
    running.current?.abort();
    const current = new AbortController();
    running.current = current;
    const isMine = () => running.current === current;
    setIsBusy(true);
    setError(undefined);
    let next: assistant.Saying | assistant.CallResult | undefined = first;
    let hasBegun = false;
    try {
      for (let reads = 0; next; reads += 1) {
        setArriving('');
        const text = await ask().mutationFn({ ...next, signal: current.signal });
        hasBegun = true;
        for await (const piece of text) if (isMine()) setArriving((before) => (before ?? '') + piece);
        const now = await reread(next.conversationId);
        if (!isMine()) return true;
        setLastMessage(undefined);
        setArriving(undefined);
        const call = now && waitingCall(now);
        next = undefined;
        if (call?.method.toUpperCase() !== 'GET' || !now || reads >= MAX_READS) continue;
        const outcome = await run(call);
        if (outcome && isMine()) next = { ...outcome, conversationId: now.id, callId: call.id };
      }
      return true;
    } catch (thrown) {
      if (!isMine()) return true;
      if (!isAbort(thrown)) setError(toIdentityError(thrown));
      // Text received before the connection failed is kept.
      if (hasBegun || first.conversationId) await reread(first.conversationId).catch(() => undefined);
      return hasBegun;
    } finally {
      if (isMine()) {
        setLastMessage(undefined);
        setArriving(undefined);
        setIsBusy(false);
      }
    }
  };

  const open = useCallback((id: string | undefined) => {
    running.current?.abort();
    running.current = undefined;
    setOpenId(id);
    setLastMessage(undefined);
    setArriving(undefined);
    setError(undefined);
    setIsBusy(false);
  }, []);

  return {
    openId,
    messages: openId === undefined ? [] : opened.data?.messages,
    readError: opened.error ?? undefined,
    refetch: opened.refetch,
    waiting: isBusy || !opened.data || openId === undefined ? undefined : waitingCall(opened.data),
    lastUserMessage: lastMessage,
    arriving,
    error,
    isBusy,
    open,
    /** Resolves to whether the provider received the message. */
    send: (message: string): Promise<boolean> => {
      setLastMessage(message);
      return exchange({ message, ...(openId !== undefined && { conversationId: openId }) });
    },
    /** Sends the outcome of a call. */
    report: async (call: ToolCall, outcome: CallOutcome): Promise<void> => {
      if (openId !== undefined) await exchange({ ...outcome, conversationId: openId, callId: call.id });
    },
    run,
    stop: () => running.current?.abort(),
  };
};

/** Returns state and actions of the panel. */
export type Chat = ReturnType<typeof useChat>;
