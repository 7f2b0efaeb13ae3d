import { expect, it } from 'vitest';
import { messageIn } from '../../../demo/hosted/message-texts';
import { languages } from '../../../ui/locales/load';

const kinds = ['stray', 'unknown'] as const;

it.each(kinds)('the message of a %s address has a text in every language of the login', (kind) => {
  const tags = ['en', ...Object.keys(languages)];
  expect(new Set(tags.map((tag) => messageIn(tag, kind).title)).size).toBe(tags.length);
  expect(new Set(tags.map((tag) => messageIn(tag, kind).text)).size).toBe(tags.length);
});

it('a message is in English in any other language', () => {
  expect(messageIn('xx', 'unknown').title).toBe('This page does not exist');
  expect(messageIn('constructor', 'stray').title).toBe('Start from your application');
});
