import type { Row } from './row';

/** A message of a conversation, in its wire format. */
export type AssistantMessageRow =
  | { readonly role: 'user'; readonly content: string; readonly name?: string }
  | { readonly role: 'assistant'; readonly content: string; readonly resource_id?: string }
  | {
      readonly role: 'tool';
      readonly tool_call_id: string;
      readonly url: string;
      readonly method: string;
      readonly body: Readonly<Record<string, string>>;
      readonly loadingMessage: string;
      /** HTTP status of the call; absent until the host has sent the result. */
      readonly status?: number;
    };

/** A conversation of one user in one account. */
export interface AssistantConversationRow extends Row {
  readonly tenantId: string;
  readonly userId: string;
  readonly title: string;
  readonly messages: readonly AssistantMessageRow[];
  /** Longer documents that messages refer to, by id. */
  readonly resources: Readonly<Record<string, string>>;
  /** ISO dates. */
  readonly createdAt: string;
  readonly updatedAt: string;
}
