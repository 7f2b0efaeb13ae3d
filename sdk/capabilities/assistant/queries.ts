import type { Api } from '../../core/api';
import { capability } from '../../core/queries';
import { contract } from './contract';
import { readJson, readText } from './stream';

export type { Agent, AssistantMessage, AssistantResource, Conversation } from './contract';
export type { TextStream } from './stream';

const { query, mutation } = capability('assistant', contract);

/** Returns the assistants that the vendor offers. */
export const agents = query((api) => api.getConfig());

/** Returns the user's conversations. */
export const conversations = query((api) => api.listConversations());

/** Returns one conversation by its id. */
export const conversation = query((api, id: string) => api.getConversation({ id }));

/** Returns a resource that a conversation refers to. */
export const resource = query((api, ids: { conversationId: string; resourceId: string }) => api.getResource(ids));

interface Cancellable {
  /** Aborts the request, also while the response is being read. */
  signal?: AbortSignal;
}

/** A message of the user. Without `conversationId` it starts a conversation. */
export interface Saying extends Cancellable {
  message: string;
  conversationId?: string;
}

/** The result of a call that the assistant requested from its host. */
export interface CallResult extends Cancellable {
  conversationId: string;
  callId: string;
  /** Body of the response. */
  data: string;
  /** HTTP status of the response. */
  status: number;
}

const send = (api: Api<typeof contract>, { signal, ...input }: Saying | CallResult, stream: boolean) => {
  if ('callId' in input) return api.sendApiResponse({ ...input, stream }, { signal });
  const { conversationId, message } = input;
  return conversationId
    ? api.sendMessage({ conversationId, message, stream }, { signal })
    : api.createConversation({ message, stream }, { signal });
};

/**
 * Sends a message or the result of a call and returns the response as text while it arrives. The conversation is
 * complete at the provider only when the text has ended; refetch it then. A response without new text for 30 s fails
 * with `timeout`.
 *
 * @example
 * for await (const piece of await identity.of(assistant).ask().mutationFn({ message: 'Who is locked?' })) show(piece);
 */
export const ask = mutation(async (api, message: Saying | CallResult, context) =>
  readText(await send(api, message, true), context?.after),
);

/**
 * Sends a message or the result of a call and returns the whole response. Its shape is the provider's own.
 * @throws ApiError `unexpected-response` when the response is not JSON.
 */
export const askWhole = mutation(async (api, message: Saying | CallResult, context) =>
  readJson(await send(api, message, false), context?.after),
);
