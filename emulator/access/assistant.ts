import type { AccessOf } from './rule';
import { user } from './rule';

// The calls that it asks for are made by its user, and checked and recorded there.
export const assistant: AccessOf<'assistant'> = {
  getConfig: user,
  listConversations: user,
  getConversation: user,
  createConversation: user,
  sendMessage: user,
  sendApiResponse: user,
  getResource: user,
};
