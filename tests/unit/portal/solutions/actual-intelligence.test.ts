import { describe, expect, it } from 'vitest';
import {
  libraryIn,
  type Reader,
  readers,
  type SampleDocument,
} from '../../../../demo/portal/solutions/actual-intelligence/documents';
import {
  ask as askIn,
  readableBy,
  termsOf as termsIn,
} from '../../../../demo/portal/solutions/actual-intelligence/search';
import { searchWords } from '../../../../demo/portal/solutions/actual-intelligence/search-words';
import { prototype as arabic } from '../../../../demo/portal/texts/ar/prototypes/actual-intelligence';
import { prototype as german } from '../../../../demo/portal/texts/de/prototypes/actual-intelligence';
import { prototype as english } from '../../../../demo/portal/texts/en/prototypes/actual-intelligence';

const documents = libraryIn(english);
const sampleQuestions = english.samples;
const termsOf = (text: string) => termsIn(text, searchWords.en);
const ask = (question: string, library: readonly SampleDocument[], reader: Reader) =>
  askIn(question, library, reader, searchWords.en);

const quoted = (question: string, reader: Reader = readers[0]) =>
  ask(question, documents, reader).passages.map(({ text }) => text);

const made = (id: string, sentences: string[], more: Partial<SampleDocument> = {}): SampleDocument => ({
  id,
  kind: 'note',
  title: id,
  owner: 'desk',
  changed: '2026-01-01',
  readers,
  sentences,
  ...more,
});

describe('the words of a question', () => {
  it('exclude stop words', () => {
    expect([...termsOf('How do I reset the VPN?').values()]).toEqual(['reset', 'vpn']);
    expect(termsOf('??? ... !').size).toBe(0);
  });

  it('are normalized to one form for inflections and synonyms', () => {
    for (const [left, right] of [
      ['expired', 'expires'],
      ['policies', 'policy'],
      ['notebooks', 'laptop'],
      ['price', 'costs'],
      ['Wi-Fi', 'WLAN'],
    ] as const)
      expect([...termsOf(left).keys()]).toEqual([...termsOf(right).keys()]);
  });

  it('may be in any script', () => {
    expect([...termsOf('Ärger мережа').values()]).toEqual(['ärger', 'мережа']);
  });
});

describe('an answer', () => {
  it('quotes sentences literally, with the number of their source', () => {
    for (const question of sampleQuestions) {
      for (const reader of readers) {
        const { passages, sources } = ask(question, documents, reader);
        for (const { text, source } of passages) expect(sources[source - 1]?.sentences).toContain(text);
        for (const source of sources) expect(source.readers).toContain(reader);
      }
    }
  });

  it('has the sentence that covers most of the question first', () => {
    expect(quoted('How do I reset a VPN profile?')[0]).toMatch(/^To reset the VPN profile/);
    expect(quoted('second factor of a lost phone')[0]).toMatch(/^A lost phone/);
  });

  it('combines several documents', () => {
    const { sources } = ask('Why did the certificate of the shop expire?', documents, 'network');
    expect(sources.map(({ id }) => id)).toEqual(['ticket-4520', 'certificate-runbook']);
  });

  it('weighs rare words more than common ones', () => {
    const library = [
      made('a', ['The server is slow.']),
      made('b', ['The server is new.']),
      made('c', ['The server has a fan.']),
      made('d', ['A fan is loud.']),
    ];
    expect(ask('server fan', library, readers[0]).passages[0]?.text).toBe('The server has a fan.');
    expect(ask('loud server', library, readers[0]).passages.map(({ text }) => text)).toEqual(['A fan is loud.']);
  });

  it('quotes a replaced document only when no other document has the answer', () => {
    const old = made('old', ['Press the red button.'], { replacedBy: 'new' });
    const current = made('new', ['Press the red button twice.']);
    const [first, ...rest] = ask('red button', [old, current], readers[0]).passages;
    expect([first?.text, rest]).toEqual(['Press the red button twice.', []]);
    expect(ask('red button', [old], readers[0]).sources).toEqual([old]);
  });

  it('has at most four sentences of three documents', () => {
    const short = [1, 2, 3, 4, 5].map((number) => made(`d${number}`, [`Cable ${number} is here.`]));
    expect(ask('cable', short, readers[0]).sources).toHaveLength(3);
    const long = made(
      'long',
      [1, 2, 3, 4, 5].map((number) => `Cable ${number} is here.`),
    );
    expect(ask('cable', [long], readers[0]).passages).toHaveLength(4);
  });
});

describe('a missing answer', () => {
  it('lists the words that are in no document', () => {
    const { passages, unknown, read } = ask('How do we scale the Kubernetes cluster?', documents, 'desk');
    expect({ passages, unknown, read }).toEqual({
      passages: [],
      unknown: ['scale', 'kubernetes', 'cluster'],
      read: readableBy(documents, 'desk').length,
    });
  });

  it('is returned when less than half of the question is found', () => {
    expect(quoted('Kubernetes upgrade on laptops')).toEqual([]);
  });

  it('is returned for a question without words, and for an empty library', () => {
    expect(quoted('')).toEqual([]);
    expect(quoted('what is it?')).toEqual([]);
    expect(ask('vpn', [], readers[0])).toMatchObject({ passages: [], read: 0 });
  });

  it('is returned to users who may not open the source', () => {
    const question = 'What did the laptops cost?';
    expect(quoted(question, 'finance')[0]).toContain('1,180 euro');
    expect(quoted(question, 'desk')).toEqual([]);
    expect(ask(question, documents, 'desk').unknown).toEqual(['cost']);
  });
});

describe('the sample', () => {
  it('has fourteen documents, each with readers, and no broken link', () => {
    const ids = documents.map(({ id }) => id);
    expect(new Set(ids).size).toBe(14);
    for (const { readers: allowed, replacedBy, changed } of documents) {
      expect(allowed.length).toBeGreaterThan(0);
      expect(new Date(changed).toJSON()).toContain(changed);
      if (replacedBy) expect(ids).toContain(replacedBy);
    }
  });

  describe.each([
    ['en', english, '1,180'],
    ['de', german, '1.180'],
    ['ar', arabic, '1,180'],
  ] as const)('in %s', (language, texts, price) => {
    const answer = (question: string, reader: Reader) =>
      askIn(question, libraryIn(texts), reader, searchWords[language]);
    const [reset = '', expired = '', key = '', cost = ''] = texts.samples;

    it('answers every question for all teams but the last', () => {
      const answered = texts.samples.map((question) =>
        readers.some((reader) => answer(question, reader).passages.length > 0),
      );
      expect(answered).toEqual([true, true, true, true, false]);
    });

    it('quotes the expected sentence', () => {
      expect(answer(reset, 'desk').passages[0]?.text).toBe(texts.documents['vpn-profile'].sentences[2]);
      expect(answer(expired, 'network').passages[0]?.text).toBe(texts.documents['ticket-4520'].sentences[1]);
      expect(answer(cost, 'finance').passages[0]?.text).toContain(price);
    });

    it('finds the second step of the sign-in by its synonyms', () => {
      const question = { en: 'Does SMS count as MFA?', de: 'Zählt SMS als MFA?', ar: 'هل تحتسب الرسائل النصية عاملًا؟' }[
        language
      ];
      expect(answer(question, 'desk').passages[0]?.text).toBe(texts.documents['sign-in-policy'].sentences[0]);
    });

    it('answers one question from a replaced document only', () => {
      expect(answer(key, 'desk').sources.map(({ replacedBy }) => replacedBy)).toEqual(['vpn-profile']);
    });

    it('hides the price from users who may not open the order', () => {
      const { passages, unknown } = answer(cost, 'desk');
      expect([passages, unknown.length]).toEqual([[], 1]);
    });
  });
});
