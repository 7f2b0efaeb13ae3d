import type { AssistantConversationRow, AssistantMessageRow } from '../db/rows/assistant';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { isoTime } from '../provider';
import { randomText } from '../random';
import { agent, type Reply, replyTo, replyToResult, streamed } from '../rules/assistant';
import { type OperationsOf, operation, user } from './operation';

/** Maximum number of stored conversations per user. */
const MAX_CONVERSATIONS = 50;
/** Maximum length of a message or a call result, in characters. */
const MAX_LENGTH = 8000;

const notFound = (noun: string) => new ProviderError(404, `${noun}-not-found`, `This ${noun} no longer exists.`);

/** A vendor without an assistant responds with 404 on these paths. */
const requireAssistant = ({ provider }: Call): void => {
  if (!provider.settings.assistant) throw new ProviderError(404, 'not-found', 'There is nothing at this address.');
};

const ownConversations = (call: Call): AssistantConversationRow[] => {
  requireAssistant(call);
  const { user, tenantId } = call.caller();
  return call.db.assistantConversations
    .by('userId', user.id)
    .filter((row) => row.tenantId === tenantId)
    .toReversed()
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
};

const ownConversation = (call: Call, id: string): AssistantConversationRow => {
  const row = ownConversations(call).find((conversation) => conversation.id === id);
  if (!row) throw notFound('conversation');
  return row;
};

const wire = ({ tenantId: _, userId: _user, resources: _resources, messages, ...row }: AssistantConversationRow) => ({
  ...row,
  messages: [...messages],
});

const append = (call: Call, id: string, messages: readonly AssistantMessageRow[], resources = {}): void => {
  const row = call.db.assistantConversations.get(id);
  if (!row) return;
  call.db.assistantConversations.put({
    ...row,
    messages: [...row.messages, ...messages],
    resources: { ...row.resources, ...resources },
    updatedAt: isoTime(call.provider),
  });
};

/** Streams a reply. The conversation stores it once it was read to its end, or the part that was read. */
const respond = (call: Call, id: string, { text, call: tool, resource }: Reply, stream: boolean | undefined) => {
  const resourceId = resource === undefined ? undefined : `resource-${randomText(6)}`;
  const store = (sent: string, isComplete: boolean) => {
    const reply = {
      role: 'assistant',
      content: sent,
      ...(resourceId && isComplete && { resource_id: resourceId }),
    } as const;
    const toolMessages =
      tool && isComplete ? [{ role: 'tool', tool_call_id: `call-${randomText(6)}`, ...tool } as const] : [];
    append(call, id, [reply, ...toolMessages], resourceId && isComplete ? { [resourceId]: resource } : {});
  };
  if (stream !== false) return streamed(text, store);
  store(text, true);
  return Response.json(wire(ownConversation(call, id)));
};

const messageText = (message: string): string => {
  const text = message.trim().slice(0, MAX_LENGTH);
  if (text === '') throw new ProviderError(400, 'message-missing', 'Write a message.');
  return text;
};

// The user's browser makes the calls that the assistant requests; they are authorized and audited there.

export const assistant: OperationsOf<'assistant'> = {
  getConfig: operation(user, (call) => {
    requireAssistant(call);
    return { agents: [agent] };
  }),
  listConversations: operation(user, (call) => ({
    conversations: ownConversations(call).map((row) => ({ ...wire(row), messages: [] })),
  })),
  getConversation: operation(user, (call, { id }) => wire(ownConversation(call, id))),
  createConversation: operation(user, (call, { message, stream }) => {
    const text = messageText(message);
    const { user, tenantId } = call.caller();
    for (const old of ownConversations(call).slice(MAX_CONVERSATIONS - 1))
      call.db.assistantConversations.remove(old.id);
    const at = isoTime(call.provider);
    const id = `conversation-${randomText(9)}`;
    const messages = [{ role: 'user', content: text, name: user.name } as const];
    const row = { id, tenantId, userId: user.id, title: text.slice(0, 80), messages, resources: {} };
    call.db.assistantConversations.put({ ...row, createdAt: at, updatedAt: at });
    return respond(call, id, replyTo(text, user.id), stream);
  }),
  sendMessage: operation(user, (call, { conversationId, message, stream }) => {
    const { id } = ownConversation(call, conversationId);
    const text = messageText(message);
    const { user } = call.caller();
    append(call, id, [{ role: 'user', content: text, name: user.name }]);
    return respond(call, id, replyTo(text, user.id), stream);
  }),
  sendApiResponse: operation(user, (call, { conversationId, callId, status, data, stream }) => {
    const row = ownConversation(call, conversationId);
    const tool = row.messages.find((message) => message.role === 'tool' && message.tool_call_id === callId);
    if (tool?.role !== 'tool') throw notFound('call');
    if (tool.status !== undefined) {
      throw new ProviderError(409, 'result-exists', 'This call already has a result.');
    }
    const messages = row.messages.map((message) => (message === tool ? { ...tool, status } : message));
    call.db.assistantConversations.put({ ...row, messages, updatedAt: isoTime(call.provider) });
    return respond(call, row.id, replyToResult(tool, status, data), stream);
  }),
  getResource: operation(user, (call, { conversationId, resourceId }) => {
    const { resources } = ownConversation(call, conversationId);
    if (!Object.hasOwn(resources, resourceId)) throw notFound('resource');
    return { id: resourceId, type: 'text', content: resources[resourceId] };
  }),
};
