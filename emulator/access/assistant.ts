import type { AccessOf } from './rule';
import { user } from './rule';

// The user's browser makes the calls that the assistant requests; they are authorized and audited there.
export const assistant: AccessOf<'assistant'> = {
  getConfig: user,
  listConversations: user,
  getConversation: user,
  createConversation: user,
  sendMessage: user,
  sendApiResponse: user,
  getResource: user,
};
