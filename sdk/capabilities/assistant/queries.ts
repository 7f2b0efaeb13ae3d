import type { Api } from '../../core/api';
import { capability } from '../../core/queries';
import { contract } from './contract';
import { readJson, readText } from './stream';

export type { Agent, AssistantMessage, AssistantResource, Conversation } from './contract';
export type { TextStream } from './stream';

const { query, mutation } = capability('assistant', contract);

/** The assistants that the vendor offers. */
export const agents = query((api) => api.getConfig());

/** Returns the user's conversations. */
export const conversations = query((api) => api.listConversations());

/** One conversation by its id. */
export const conversation = query((api, id: string) => api.getConversation({ id }));

/** A resource that a conversation refers to. */
export const resource = query((api, ids: { conversationId: string; resourceId: string }) => api.getResource(ids));

interface Cancellable {
  /** Ends the request, also while the answer is being read. */
  signal?: AbortSignal;
}

/** A message of the user; without a conversation it starts one. */
export interface Saying extends Cancellable {
  message: string;
  conversationId?: string;
}

/** What came of a call that the assistant asked its host to make. */
export interface CallResult extends Cancellable {
  conversationId: string;
  callId: string;
  /** The body of the answer. */
  data: string;
  /** Its HTTP status. */
  status: number;
}

const send = (api: Api<typeof contract>, { signal, ...asked }: Saying | CallResult, stream: boolean) => {
  if ('callId' in asked) return api.sendApiResponse({ ...asked, stream }, { signal });
  const { conversationId, message } = asked;
  return conversationId
    ? api.sendMessage({ conversationId, message, stream }, { signal })
    : api.createConversation({ message, stream }, { signal });
};

/**
 * Says something, or hands in the result of a call, and gives the answer as text while it arrives. The conversation is
 * complete on the provider's side only when the text has ended: read it again then. An answer from which nothing comes
 * for 30 s ends with `timeout`.
 *
 * @example
 * for await (const piece of await identity.of(assistant).ask().mutationFn({ message: 'Who is locked?' })) show(piece);
 */
export const ask = mutation(async (api, asked: Saying | CallResult, outside) =>
  readText(await send(api, asked, true), outside?.after),
);

/**
 * The same, with the whole answer at once. Its shape is the provider's own.
 * @throws ApiError `unexpected-answer` when the answer is no JSON.
 */
export const askWhole = mutation(async (api, asked: Saying | CallResult, outside) =>
  readJson(await send(api, asked, false), outside?.after),
);
