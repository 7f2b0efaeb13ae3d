import { describe, expect, it } from 'vitest';
import {
  documentOf,
  documents,
  type Reader,
  readers,
  type SampleDocument,
  sampleQuestions,
} from '../../../../demo/portal/solutions/actual-intelligence/documents';
import { ask, readableBy, termsOf } from '../../../../demo/portal/solutions/actual-intelligence/search';

const quoted = (question: string, reader: Reader = readers[0]) =>
  ask(question, documents, reader).passages.map(({ text }) => text);

const made = (id: string, sentences: string[], more: Partial<SampleDocument> = {}): SampleDocument => ({
  id,
  kind: 'Note',
  title: id,
  owner: 'Service desk',
  changed: '2026-01-01',
  readers,
  sentences,
  ...more,
});

describe('the words of a question', () => {
  it('leave out what carries no meaning', () => {
    expect([...termsOf('How do I reset the VPN?').values()]).toEqual(['reset', 'vpn']);
    expect(termsOf('??? ... !').size).toBe(0);
  });

  it('are the same in all their forms and for the same thing', () => {
    for (const [left, right] of [
      ['expired', 'expires'],
      ['policies', 'policy'],
      ['notebooks', 'laptop'],
      ['price', 'costs'],
      ['Wi-Fi', 'WLAN'],
    ] as const)
      expect([...termsOf(left).keys()]).toEqual([...termsOf(right).keys()]);
  });

  it('may be of any script', () => {
    expect([...termsOf('Ärger мережа').values()]).toEqual(['ärger', 'мережа']);
  });
});

describe('an answer', () => {
  it('quotes sentences word for word, with the number of their source', () => {
    for (const question of sampleQuestions) {
      for (const reader of readers) {
        const { passages, sources } = ask(question, documents, reader);
        for (const { text, source } of passages) expect(sources[source - 1]?.sentences).toContain(text);
        for (const source of sources) expect(source.readers).toContain(reader);
      }
    }
  });

  it('puts the sentence with the most of the question first', () => {
    expect(quoted('How do I reset a VPN profile?')[0]).toMatch(/^To reset the VPN profile/);
    expect(quoted('second factor of a lost phone')[0]).toMatch(/^A lost phone/);
  });

  it('brings several documents together', () => {
    const { sources } = ask('Why did the certificate of the shop expire?', documents, 'Network team');
    expect(sources.map(({ id }) => id)).toEqual(['ticket-4520', 'certificate-runbook']);
  });

  it('prefers rare words to common ones', () => {
    const library = [
      made('a', ['The server is slow.']),
      made('b', ['The server is new.']),
      made('c', ['The server has a fan.']),
      made('d', ['A fan is loud.']),
    ];
    expect(ask('server fan', library, readers[0]).passages[0]?.text).toBe('The server has a fan.');
    expect(ask('loud server', library, readers[0]).passages.map(({ text }) => text)).toEqual(['A fan is loud.']);
  });

  it('quotes a replaced document only when nothing else says it', () => {
    const old = made('old', ['Press the red button.'], { replacedBy: 'new' });
    const current = made('new', ['Press the red button twice.']);
    const [first, ...rest] = ask('red button', [old, current], readers[0]).passages;
    expect([first?.text, rest]).toEqual(['Press the red button twice.', []]);
    expect(ask('red button', [old], readers[0]).sources).toEqual([old]);
  });

  it('keeps to four sentences of three documents', () => {
    const short = [1, 2, 3, 4, 5].map((number) => made(`d${number}`, [`Cable ${number} is here.`]));
    expect(ask('cable', short, readers[0]).sources).toHaveLength(3);
    const long = made(
      'long',
      [1, 2, 3, 4, 5].map((number) => `Cable ${number} is here.`),
    );
    expect(ask('cable', [long], readers[0]).passages).toHaveLength(4);
  });
});

describe('no answer', () => {
  it('comes when the words are nowhere, and names them', () => {
    const { passages, unknown, read } = ask('How do we scale the Kubernetes cluster?', documents, 'Service desk');
    expect({ passages, unknown, read }).toEqual({
      passages: [],
      unknown: ['scale', 'kubernetes', 'cluster'],
      read: readableBy(documents, 'Service desk').length,
    });
  });

  it('comes when only the lesser part of the question is found', () => {
    expect(quoted('Kubernetes upgrade on laptops')).toEqual([]);
  });

  it('comes to a question without words, and from an empty library', () => {
    expect(quoted('')).toEqual([]);
    expect(quoted('what is it?')).toEqual([]);
    expect(ask('vpn', [], readers[0])).toMatchObject({ passages: [], read: 0 });
  });

  it('is what those get who may not open the source', () => {
    const question = 'What did the laptops cost?';
    expect(quoted(question, 'Finance')[0]).toContain('1,180 euro');
    expect(quoted(question, 'Service desk')).toEqual([]);
    expect(ask(question, documents, 'Service desk').unknown).toEqual(['cost']);
  });
});

describe('the sample', () => {
  it('has fourteen documents, each for somebody, and no link into nowhere', () => {
    expect(new Set(documents.map(({ id }) => id)).size).toBe(14);
    for (const { readers: allowed, replacedBy, changed } of documents) {
      expect(allowed.length).toBeGreaterThan(0);
      expect(new Date(changed).toJSON()).toContain(changed);
      if (replacedBy) expect(documentOf(replacedBy)).toBeDefined();
    }
    expect(documentOf('no such document')).toBeUndefined();
  });

  it('answers every question for somebody but the last', () => {
    const answered = sampleQuestions.map((question) => readers.some((reader) => quoted(question, reader).length > 0));
    expect(answered).toEqual([true, true, true, true, false]);
  });

  it('answers one question from a replaced document alone', () => {
    const { sources } = ask('How often does the shared VPN key change?', documents, 'Service desk');
    expect(sources.map(({ replacedBy }) => replacedBy)).toEqual(['vpn-profile']);
  });
});
