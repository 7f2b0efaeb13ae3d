import { createdAt, type SamplesOf, type World } from './sample';

const start = ({ emulator }: World): string => {
  emulator.settings.assistant = true;
  return emulator.db.assistantConversations.put({
    id: 'conversation-sample',
    tenantId: 'tenant-acme',
    userId: 'user-admin',
    title: 'Sample',
    messages: [
      { role: 'user', content: 'Who has no second factor?' },
      { role: 'tool', tool_call_id: 'call-1', url: '/x', method: 'GET', body: {}, loadingMessage: 'Reading' },
    ],
    resources: { 'resource-1': 'One line' },
    createdAt,
    updatedAt: createdAt,
  }).id;
};

export const assistant: SamplesOf<'assistant'> = {
  getConfig: (world) => void start(world),
  listConversations: (world) => void start(world),
  getConversation: (world) => ({ id: start(world) }),
  createConversation: (world) => {
    start(world);
    return { message: 'Hello', stream: false };
  },
  sendMessage: (world) => ({ conversationId: start(world), message: 'Create a group named Night shift' }),
  sendApiResponse: (world) => ({ conversationId: start(world), callId: 'call-1', data: '{}', status: 200 }),
  getResource: (world) => ({ conversationId: start(world), resourceId: 'resource-1' }),
};
