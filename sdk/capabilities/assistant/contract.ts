import { byteStream, get, post } from '../../core/contract';
import {
  dictionary,
  type Infer,
  maybeText,
  nullable,
  number,
  object,
  open,
  optional,
  optionalFlag,
  optionalText,
  rows,
  string,
  unknown,
} from '../../core/schema';

// The provider publishes no description of these; fields besides the named ones are passed through.

/** Texts by language code. */
const byLanguage = optional(nullable(dictionary(unknown())));

/** An assistant and the actions it offers. */
export const Agent = open(
  object({
    id: string(),
    agentName: optionalText,
    whatCanDo: byLanguage,
    quickActions: optional(rows(object({ icon: optionalText, title: byLanguage, prompt: optionalText }))),
  }),
  unknown(),
);
export type Agent = Infer<typeof Agent>;

/** A message of the user, or a call that the assistant requests from its host. */
export const AssistantMessage = open(
  object({
    /** `user` or `tool`. */
    role: optionalText,
    content: maybeText,
    tool_call_id: optionalText,
    url: optionalText,
    method: optionalText,
    body: optional(unknown()),
    loadingMessage: optionalText,
  }),
  unknown(),
);
export type AssistantMessage = Infer<typeof AssistantMessage>;

/** The messages of a conversation. */
export const Conversation = open(
  object({
    id: string(),
    title: maybeText,
    messages: optional(rows(AssistantMessage)),
    createdAt: optionalText,
    updatedAt: optionalText,
  }),
  unknown(),
);
export type Conversation = Infer<typeof Conversation>;

/** A longer document that a message refers to. */
export const AssistantResource = object({ id: string(), type: optionalText, content: optionalText });
export type AssistantResource = Infer<typeof AssistantResource>;

const root = '/nlp-execution-assistant/resources/velo/v1';
const conversation = `${root}/conversation`;
/** The response is JSON when `stream` is false; both are passed on as bytes. */
const streamed = { responseType: 'stream', output: byteStream } as const;
const message = { message: string(), stream: optionalFlag };

const calls = {
  getConfig: get(`${root}/config`, { output: rows(Agent), unwrap: 'agents' }),
  listConversations: get(`${root}/conversations`, { output: rows(Conversation), unwrap: 'conversations' }),
  getConversation: get(`${conversation}/:id`, { input: object({ id: string() }), output: Conversation }),
  createConversation: post(`${root}/conversations`, { ...streamed, input: object(message) }),
  sendMessage: post(`${conversation}/:conversationId/messages`, {
    ...streamed,
    input: object({ conversationId: string(), ...message }),
  }),
  sendApiResponse: post(`${conversation}/:conversationId/response/:callId`, {
    ...streamed,
    input: object({
      conversationId: string(),
      callId: string(),
      data: string(),
      status: number(),
      stream: optionalFlag,
    }),
  }),
  getResource: get(`${conversation}/:conversationId/resource/:resourceId`, {
    input: object({ conversationId: string(), resourceId: string() }),
    output: AssistantResource,
  }),
};

/** Calls for conversations with the assistant. */
export type AssistantContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link AssistantContract}. */
export const contract: AssistantContract = calls;
