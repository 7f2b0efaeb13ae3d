import type { Widen } from '../../widen';

/** Texts of the assistant. */
export const texts = {
  title: 'Assistant',
  open: 'Open the assistant',
  history: 'Conversations',
  untitled: 'Untitled conversation',
  start: 'New conversation',
  isNew: 'This conversation is new.',
  conversation: 'Conversation',
  you: 'You: ',
  it: 'Assistant: ',
  can: 'What I can do',
  rules: 'It reads with your permissions. It changes nothing without your approval.',
  message: 'Message',
  placeholder: 'Ask a question…',
  send: 'Send',
  stop: 'Stop',
  thinking: 'Thinking…',
  failed: 'The response was interrupted',
  show: 'Show details',
  hide: 'Hide details',
  proposed: 'Proposed change',
  wantsToRead: 'Wants to read',
  outside: 'This call is not part of this administration, so it is never made.',
  reviewText: 'The form opens filled in. Nothing is sent until you save it.',
  review: 'Review in form',
  approve: 'Approve',
  read: 'Allow',
  decline: 'Decline',
  ends: { done: 'Done', declined: 'Declined', refused: 'Refused' },
};
export type AssistantTexts = Widen<typeof texts>;
