import type { AssistantMessage, Conversation } from '@gatehouse/sdk/assistant';
import type { RequestedCall } from './allowed-call';

/** A call requested by the assistant, as part of its conversation. */
export interface ToolCall extends RequestedCall {
  id: string;
  /** Purpose as described by the assistant. */
  label: string;
  /** HTTP status of the outcome; undefined while pending. */
  status: number | undefined;
}

const field = (message: AssistantMessage, name: string): unknown =>
  Object.hasOwn(message, name) ? Reflect.get(message, name) : undefined;

/** Returns the call requested by a message. */
export const toolCallOf = (message: AssistantMessage): ToolCall | undefined => {
  const { role, tool_call_id: id, url, method, body, loadingMessage } = message;
  if (role !== 'tool' || !id || !url || !method) return undefined;
  const status = field(message, 'status');
  return {
    id,
    url,
    method,
    body,
    label: loadingMessage ?? '',
    status: typeof status === 'number' ? status : undefined,
  };
};

/** Returns the id of the longer text that a message refers to. */
export const resourceOf = (message: AssistantMessage): string | undefined => {
  const id = field(message, 'resource_id');
  return typeof id === 'string' && id !== '' ? id : undefined;
};

/** Returns the pending call: that of the last message, if it has no result. */
export const waitingCall = ({ messages = [] }: Pick<Conversation, 'messages'>): ToolCall | undefined => {
  const last = messages.at(-1);
  const call = last && toolCallOf(last);
  return call?.status === undefined ? call : undefined;
};

/** Returns the text in a language like `de-AT`, else in English, else in any language. */
export const inLanguage = (texts: Readonly<Record<string, unknown>> | null | undefined, language: string): unknown => {
  if (!texts) return undefined;
  const [base = ''] = language.split('-');
  const match = [language, base, 'en'].find((tag) => Object.hasOwn(texts, tag)) ?? Object.keys(texts)[0];
  return match === undefined ? undefined : texts[match];
};

/** Returns messages with list keys; positions are stable, since messages are only appended and have no ids. */
export const keyed = (messages: readonly AssistantMessage[]) =>
  messages.map((message, at) => ({ key: message.tool_call_id ?? String(at), message }));
