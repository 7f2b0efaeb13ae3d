import { describe, expect, it } from 'vitest';
import { problems } from '../../../demo/gateway/runtime/problem';
import { GatewayError } from '../../../demo/portal/gateway-client';
import { texts as arabic } from '../../../demo/portal/texts/ar/feedback';
import { texts as german } from '../../../demo/portal/texts/de/feedback';
import { describeGatewayError, translateMessage } from '../../../demo/portal/texts/describe-gateway-error';
import type { Language, Part } from '../../../demo/portal/texts/english';
import {
  directionOf,
  firstLanguage,
  followLogin,
  languages,
  localeOf,
  missingLanguage,
  storeLanguage,
  wantedLanguages,
} from '../../../demo/portal/texts/language';
import { loaders, loadNeeded, loadParts, textsOf } from '../../../demo/portal/texts/loaded';
import { databaseReasons, errorText, serverError } from '../../../demo/research/messages';

// The parts are the keys of the object, which `Object.keys` widens to text.
const parts = Object.keys(loaders.en) as Part[];

/** Every text of a part with its place; functions are called with sample values, of which the first is a name. */
const flat = (value: unknown, name: string, place = ''): [string, string][] => {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return [[place, String(value(name, 2, 3))]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => flat(inner, name, `${place}.${key}`));
};

const read = async (language: Language, part: Part) =>
  flat((await loaders[language][part]()).texts, language === 'ar' ? 'آدا' : 'Ada');

const places = (texts: [string, string][] | undefined) => texts?.map(([place]) => place).sort();

const isLatinOnly = (text: string) => !/\p{Script=Arabic}/u.test(text);

describe('the languages of the portal', () => {
  it.each(parts)('%s is complete in German and Arabic', async (part) => {
    const [en, de, ar] = await Promise.all(languages.map((language) => read(language, part)));
    for (const other of [de, ar]) expect(places(other)).toEqual(places(en));
    for (const [place, text] of [...(de ?? []), ...(ar ?? [])]) expect(text.trim(), place).not.toBe('');
    const foreign = (ar ?? []).filter(([, text]) => isLatinOnly(text) && !/Gatehouse|^\d/.test(text));
    expect(foreign).toEqual([]);
  });

  it('are selected like those of the login: the first supported one of the browser, else English', () => {
    expect(firstLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(firstLanguage(['AR-eg'])).toBe('ar');
    expect(firstLanguage(['xx', 'constructor'])).toBe('en');
    expect(firstLanguage([])).toBe('en');
    expect(languages.map(directionOf)).toEqual(['ltr', 'ltr', 'rtl']);
    expect([localeOf('de', 'de-AT'), localeOf('de', 'en-US'), localeOf('en', undefined)]).toEqual([
      'de-AT',
      'de',
      'en-US',
    ]);
    const english = localeOf('en', 'de-DE');
    expect(new Intl.DateTimeFormat(english, { dateStyle: 'long' }).format(new Date(2026, 10, 21))).toBe(
      'November 21, 2026',
    );
    expect(new Intl.NumberFormat(english, { style: 'currency', currency: 'USD' }).format(25_000)).toBe('$25,000.00');
    expect(new Intl.NumberFormat(localeOf('ar', 'ar-EG')).format(28)).toBe('28');
  });

  it('follow the selection at the login, and ignore other values in the callback', () => {
    const languageFor = (locales: string, stored?: string) => {
      const storage = new Map(stored ? [['research-portal/language', stored]] : []);
      const values = {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => storage.set(key, value).has(key),
      };
      followLogin(values, ['de-AT'], new URL(`https://portal.test/oauth/callback?ui_locales=${locales}`));
      return storage.get('research-portal/language');
    };
    expect(languageFor('ar')).toBe('ar');
    expect(languageFor('en-US de', 'ar')).toBe('en');
    // The default language is no choice of the user, and what is no language is ignored.
    expect(['de', 'gsw', 'constructor', 'x', '%00', ''].map((locales) => languageFor(locales))).toEqual(
      Array(6).fill(undefined),
    );
  });

  it('tell once that the language of the login is not available, and keep their own', () => {
    const storage = new Map<string, string>();
    const values = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value).has(key),
    };
    const signIn = () => {
      followLogin(values, ['de-AT'], new URL('https://portal.test/oauth/callback?ui_locales=es-MX'));
      const wanted = wantedLanguages(values, ['de-AT']);
      return [firstLanguage(wanted), missingLanguage(wanted)];
    };
    expect(signIn()).toEqual(['de', 'Spanisch']);
    // The login stays in Spanish until then.
    expect(wantedLanguages(values, [])[0]).toBe('es-MX');
    storeLanguage(values, 'de');
    expect(signIn()).toEqual(['de', undefined]);
  });

  it.each([
    [['es', 'de-AT'], 'de', 'Spanisch'],
    [['es'], 'en', 'Spanish'],
    [['fr-CA', 'ar'], 'ar', 'الفرنسية'],
    [['gsw-CH'], 'de', undefined],
    [['lb', 'fr'], 'de', undefined],
    [['arz'], 'ar', undefined],
    [['en-GB', 'es'], 'en', undefined],
    [[], 'en', undefined],
    [['constructor'], 'en', undefined],
    [['xx'], 'en', undefined],
    [['not a tag'], 'en', undefined],
  ] as const)('are the closest to %j: %s', (wanted, language, missing) => {
    expect([firstLanguage(wanted), missingLanguage(wanted)]).toEqual([language, missing]);
  });

  it('load the parts in use after a change, and report parts that are not loaded', async () => {
    await loadParts('en', ['home']);
    await loadNeeded('de');
    expect(textsOf('de', 'home').next).toBe('Ihr nächster Schritt');
    expect(() => textsOf('ar', 'home')).toThrow('"home" are not loaded');
  });

  it('translate messages of the gateway and of forms; unknown ones are unchanged', () => {
    const say = (message: string) => translateMessage(german, message);
    expect(say('Customer email not found')).toBe('E-Mail-Adresse des Kunden nicht gefunden');
    expect(say('Use at most 200 characters.')).toBe('Höchstens 200 Zeichen.');
    expect(say('Server error: 503 - down')).toBe('Serverfehler: 503 – down');
    expect(say('constructor')).toBe('constructor');
  });

  const refusals = [
    problems.unauthenticated(),
    problems.keysUnavailable(),
    problems.notFound(),
    problems.method(['GET']),
    problems.foreignOrigin(),
    problems.tooManyRequests(1),
    problems.contentType(),
    problems.tooLarge(65_536),
    problems.slowBody(),
    problems.badBody('The request was cut off. Send it again.'),
    problems.badFields({ Ideas: 'Use at most 5 characters.' }),
    problems.badQuery('Leave the filter out.'),
    problems.badKey(),
    problems.reusedKey(),
    problems.busy(1000),
    problems.busyAfterwards(problems.busy(1000)),
    problems.notStored(),
    problems.unexpected(),
  ];

  it('translate every refusal of the gateway', () => {
    expect(refusals).toHaveLength(Object.keys(problems).length);
    for (const { status, code, message } of refusals) {
      const error = new GatewayError(status >= 500 ? 'server' : 'refused', message, status, {}, code);
      expect(describeGatewayError(german, error), code).not.toMatch(/\b(the|your|you|this)\b/i);
      expect(isLatinOnly(describeGatewayError(arabic, error)), code).toBe(false);
    }
    const busy = problems.busyAfterwards(problems.busy(1000));
    expect(describeGatewayError(german, new GatewayError('server', busy.message, 503, {}, busy.code))).toMatch(
      /möglicherweise gespeichert/,
    );
  });

  const { syncFailed: _, ...shown } = errorText;
  it.each([...Object.values(databaseReasons), ...Object.values(shown)])('translate "%s"', (reason) => {
    const error = new GatewayError('server', serverError(502, reason), 502, {}, 'DATABASE_ERROR');
    expect(describeGatewayError(german, error)).not.toContain(reason);
    expect(describeGatewayError(arabic, error)).not.toContain(reason);
  });
});
