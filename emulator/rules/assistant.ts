import type { AssistantMessageRow } from '../db/rows/assistant';
import { fieldOf, parseJson } from '../guards';

type ToolCall = Omit<Extract<AssistantMessageRow, { role: 'tool' }>, 'role' | 'tool_call_id' | 'status'>;

/** A reply of the assistant, and the call that it requests from its host. */
export interface Reply {
  text: string;
  call?: ToolCall;
  /** A longer document that accompanies the reply. */
  resource?: string;
}

/** The assistant's metadata; the prompts are those that the script understands. */
export const agent = {
  id: 'agent-administration',
  agentName: 'Administration assistant',
  version: 1,
  whatCanDo: {
    en: ['Find users without two-step verification', 'Prepare a new group', 'Explain what it cannot do'],
    de: ['Benutzer ohne zweiten Schritt finden', 'Eine neue Gruppe vorbereiten', 'Sagen, was er nicht kann'],
    ar: ['العثور على المستخدمين بلا خطوة ثانية', 'تحضير مجموعة جديدة', 'توضيح ما لا يمكنه فعله'],
  },
  quickActions: [
    {
      icon: 'shield',
      title: {
        en: 'Who has no two-step verification?',
        de: 'Wer hat keinen zweiten Schritt?',
        ar: 'من ليست لديه خطوة ثانية؟',
      },
      prompt: 'Who has no two-step verification?',
    },
    {
      icon: 'users',
      title: { en: 'Create a group', de: 'Eine Gruppe anlegen', ar: 'إنشاء مجموعة' },
      prompt: 'Create a group named Night shift',
    },
    {
      icon: 'log-out',
      title: { en: 'Remove me from the account', de: 'Mich aus dem Konto entfernen', ar: 'إزالتي من الحساب' },
      prompt: 'Remove me from the account',
    },
  ],
};

const WITHOUT_FACTOR = '/identity/resources/users/v3?_preset=mfa-unenrolled&_limit=50&_offset=0';

const help: Reply = {
  text: 'I can find users without two-step verification, prepare a new group, and try to remove you from the account. Which one is it?',
};

export const replyTo = (message: string, userId: string): Reply => {
  const group = /group (?:named|called) ["“]?([^"”]+?)["”.]?\s*$/i.exec(message)?.[1];
  if (group) {
    return {
      text: `I prepared a group called ${group}. Check the form before it is created.`,
      call: {
        url: '/identity/resources/groups/v1',
        method: 'POST',
        body: { name: group, description: 'Prepared by the assistant' },
        loadingMessage: 'Creating the group',
      },
    };
  }
  if (/two-step|second factor|mfa|2fa/i.test(message)) {
    return {
      text: 'Let me look at the users.',
      call: { url: WITHOUT_FACTOR, method: 'GET', body: {}, loadingMessage: 'Reading the users' },
    };
  }
  if (/remove me/i.test(message)) {
    return {
      text: 'This would end your own access to the account.',
      call: {
        url: `/team/resources/members/v1/${userId}`,
        method: 'DELETE',
        body: {},
        loadingMessage: 'Removing you from the account',
      },
    };
  }
  return help;
};

const textsIn = (value: unknown, name: string): string[] => {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry))) : [];
};

const totalOf = (body: unknown): number => {
  const total = fieldOf(fieldOf(body, '_metadata'), 'totalItems') ?? fieldOf(body, 'totalItems');
  return typeof total === 'number' ? total : 0;
};

export const replyToResult = (call: ToolCall, status: number, data: string): Reply => {
  const body = parseJson(data);
  if (status >= 400 || status < 200) {
    const [reason = 'There is no reason given.'] = textsIn(body, 'errors');
    return { text: `That was refused: ${reason} Nothing was changed.` };
  }
  if (call.method !== 'GET') return { text: 'Done.' };
  const emails = textsIn(body, 'items').flatMap((row) => {
    const email = fieldOf(parseJson(row), 'email');
    return typeof email === 'string' && email ? [email] : [];
  });
  if (body === undefined) return { text: 'I could not read the answer.' };
  if (emails.length === 0) return { text: 'Every user has two-step verification.' };
  const count = Math.max(emails.length, totalOf(body));
  return {
    text: `${count === 1 ? '1 user has' : `${count} users have`} no two-step verification: ${emails.slice(0, 3).join(', ')}${emails.length > 3 ? ' and others' : ''}.`,
    resource: emails.join('\n'),
  };
};

/** Delay between two words, in milliseconds. */
const PAUSE = 15;

/**
 * Streams a text word by word.
 * @param done Called with the text that was sent: all of it, or a part when the reader disconnected.
 */
export const streamed = (text: string, done: (sent: string, isComplete: boolean) => void): Response => {
  const words = text.split(/(?<=\s)/);
  const encoder = new TextEncoder();
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        const word = words[at];
        at += 1;
        if (word !== undefined) controller.enqueue(encoder.encode(word));
        if (at < words.length) return;
        // Stored before the reader sees the end of the stream.
        done(text, true);
        controller.close();
      },
      cancel: () => done(words.slice(0, at).join(''), at >= words.length),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
