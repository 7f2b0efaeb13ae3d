import { byteStream, get, post } from '../../core/contract';
import {
  array,
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

// The provider publishes no description of these; what it sends besides the named fields is handed on as it is.

/** Texts by language, each under its code. */
const byLanguage = optional(nullable(dictionary(unknown())));

/** One of the assistants, and what it offers to do. */
export const Agent = open(
  object({
    id: string(),
    agentName: optionalText,
    whatCanDo: byLanguage,
    quickActions: optional(array(object({ icon: optionalText, title: byLanguage, prompt: optionalText }))),
  }),
  unknown(),
);
export type Agent = Infer<typeof Agent>;

/** A message of the user, or a call that the assistant requests from its host. */
export const AssistantMessage = open(
  object({
    /** user or tool. */
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

/** What was said so far. */
export const Conversation = open(
  object({
    id: string(),
    title: maybeText,
    messages: optional(array(AssistantMessage)),
    createdAt: optionalText,
    updatedAt: optionalText,
  }),
  unknown(),
);
export type Conversation = Infer<typeof Conversation>;

/** Something longer that a message refers to. */
export const AssistantResource = object({ id: string(), type: optionalText, content: optionalText });
export type AssistantResource = Infer<typeof AssistantResource>;

const root = '/nlp-execution-assistant/resources/velo/v1';
const one = `${root}/conversation`;
/** The answer is JSON when `stream` is false; both are handed on as bytes. */
const streamed = { answer: 'stream', output: byteStream } as const;
const message = { message: string(), stream: optionalFlag };

const calls = {
  getConfig: get(`${root}/config`, { output: rows(Agent), unwrap: 'agents' }),
  listConversations: get(`${root}/conversations`, { output: rows(Conversation), unwrap: 'conversations' }),
  getConversation: get(`${one}/:id`, { input: object({ id: string() }), output: Conversation }),
  createConversation: post(`${root}/conversations`, { ...streamed, input: object(message) }),
  sendMessage: post(`${one}/:conversationId/messages`, {
    ...streamed,
    input: object({ conversationId: string(), ...message }),
  }),
  sendApiResponse: post(`${one}/:conversationId/response/:callId`, {
    ...streamed,
    input: object({
      conversationId: string(),
      callId: string(),
      data: string(),
      status: number(),
      stream: optionalFlag,
    }),
  }),
  getResource: get(`${one}/:conversationId/resource/:resourceId`, {
    input: object({ conversationId: string(), resourceId: string() }),
    output: AssistantResource,
  }),
};

/** Calls for the conversation with the assistant. */
export type AssistantContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link AssistantContract}. */
export const contract: AssistantContract = calls;
