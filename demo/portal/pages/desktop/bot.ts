import { timeOfDay } from '../../solutions/time-of-day';
import type { PrototypeTexts } from '../../texts/prototype-texts';

type Texts = PrototypeTexts<'desktop'>['bots'];

/** Topics of the sample bot; a question is of the first one that has a word of it. */
export const topics = ['locked', 'outage', 'request'] as const;

type Topic = (typeof topics)[number];

const topicOf = (question: string, words: Texts['words']): Topic | undefined => {
  const tokens = question.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return topics.find((topic) => words[topic].split(' ').some((start) => tokens.some((word) => word.startsWith(start))));
};

/** Returns the bot's reply; it hands unknown topics to an agent. */
export const botAnswer = (question: string, texts: Texts, locale: string): string => {
  const topic = topicOf(question, texts.words) ?? 'unknown';
  return topic === 'outage' ? texts.outage(timeOfDay(9, 40, locale), timeOfDay(14, 0, locale)) : texts[topic];
};
