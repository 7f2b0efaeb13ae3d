import { errorTexts } from '@gatehouse/sdk';
import { describe, expect, test } from 'vitest';
import { en, type Texts } from '../../../ui/locales/en';
import { texts as englishLogin } from '../../../ui/locales/en/login';
import { languages, loadAdminTexts, loadTexts } from '../../../ui/locales/load';

/** English has only the texts of the errors that a first screen may raise: the others carry theirs as message. */
const english: Texts = { ...en, errors: errorTexts };

const loginTexts = async ({ common, kit, providerErrors, statuses, errors, flows }: Texts) => ({
  ...{ common, kit, providerErrors, statuses, errors },
  ...(flows === 'english' ? englishLogin : (await flows()).texts),
});

/** Every text by its place; functions are called with values that no text contains. */
const flatten = (texts: unknown, place = ''): [string, string][] => {
  if (typeof texts === 'string') return [[place, texts]];
  if (typeof texts === 'function') {
    return [[place, String(texts(...[7301, 7302, 7303].slice(0, texts.length)))]];
  }
  return Object.entries(texts ?? {}).flatMap(([key, inner]) => flatten(inner, `${place}.${key}`));
};

const given = (text: string) => (text.match(/730\d/g) ?? []).toSorted();

/** Letters of a language that has an alphabet of its own. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

describe.each(Object.keys(languages))('%s', (language) => {
  test('has all texts of English, with all parameters', async () => {
    const own = flatten(await loginTexts(english));
    const translated = new Map(flatten(await loginTexts(await loadTexts([language]))));
    expect([...translated.keys()].toSorted()).toEqual(own.map(([place]) => place).toSorted());
    expect(own.filter(([place, text]) => `${given(text)}` !== `${given(translated.get(place) ?? '')}`)).toEqual([]);
    expect([...translated].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('is in its own script', async () => {
    const texts = flatten(await loginTexts(await loadTexts([language])));
    const script = scripts[language] ?? /\p{Script=Latin}/u;
    const without = texts.filter(([, text]) => !script.test(text)).map(([place]) => place);
    const names = ['.kit.language', '.kit.characters', '.mfa.methods.sms', '.mfa.recoveryCode.fileName'];
    expect(without.filter((place) => !names.includes(place))).toEqual([]);
  });
});

test('no text is left in English', async () => {
  const own = new Map(flatten(await loginTexts(english)));
  for (const language of Object.keys(languages)) {
    const same = flatten(await loginTexts(await loadTexts([language]))).filter(([place, text]) => {
      return text.includes(' ') && own.get(place) === text;
    });
    expect(same, language).toEqual([]);
  }
});

test('French keeps its punctuation beside the word before it', async () => {
  const texts = flatten(await loginTexts(await loadTexts(['fr'])));
  expect(texts.filter(([, text]) => / [?!;:]/.test(text))).toEqual([]);
});

test('the first supported language of the list is loaded', async () => {
  expect(await loadTexts(['xx', 'he-IL', 'en'])).toMatchObject({ language: 'he', direction: 'rtl' });
  expect(await loadTexts(['en-GB', 'fr'])).toBe(en);
  expect(await loadTexts(['constructor'])).toBe(en);
});

test('the administration uses a supported language', async () => {
  expect(await loadAdminTexts(['he', 'de'])).toMatchObject({ language: 'de' });
  expect(await loadAdminTexts(['fr', 'ja'])).toBe(en);
});
