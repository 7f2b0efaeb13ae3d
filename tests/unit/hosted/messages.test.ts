import { expect, it } from 'vitest';
import { messageIn } from '../../../demo/hosted/message-texts';
import { languages } from '../../../ui/locales/load';

it('the message without an application has a text in every language of the login', () => {
  const tags = ['en', ...Object.keys(languages)];
  expect(new Set(tags.map((tag) => messageIn(tag).title)).size).toBe(tags.length);
  expect(new Set(tags.map((tag) => messageIn(tag).text)).size).toBe(tags.length);
});

it('a message is in English in any other language', () => {
  expect(messageIn('xx').title).toBe('Start from your application');
  expect(messageIn('constructor').title).toBe('Start from your application');
});
