import { createdAt, type Fixture, type SamplesOf } from './sample';

const start = ({ emulator }: Fixture): string => {
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
  getConfig: (fixture) => void start(fixture),
  listConversations: (fixture) => void start(fixture),
  getConversation: (fixture) => ({ id: start(fixture) }),
  createConversation: (fixture) => {
    start(fixture);
    return { message: 'Hello', stream: false };
  },
  sendMessage: (fixture) => ({ conversationId: start(fixture), message: 'Create a group named Night shift' }),
  sendApiResponse: (fixture) => ({ conversationId: start(fixture), callId: 'call-1', data: '{}', status: 200 }),
  getResource: (fixture) => ({ conversationId: start(fixture), resourceId: 'resource-1' }),
};
