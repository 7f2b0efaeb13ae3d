import { describe, expect, it } from 'vitest';
import { type Sent, sentDate } from '../../../../demo/portal/feedback/own-rows';
import { answersOf } from '../../../../demo/portal/pages/reporting/answers';
import { countsOf, kinds, pointsOf, ratingsOf } from '../../../../demo/portal/pages/reporting/summary';
import { texts } from '../../../../demo/portal/texts/en/reporting';
import type { Language } from '../../../../demo/portal/texts/english';
import { loadParts, textsOf } from '../../../../demo/portal/texts/loaded';
import { tables } from '../../../../demo/research/contract';
import { feedbackKinds } from '../../../../demo/research/feedback/kinds';
import { solutionNames } from '../../../../demo/research/solutions';

const sent: Sent[] = [
  {
    kind: 'solution',
    row: { Id: 3, CreatedAt: '2026-11-20 08:26:14+00:00', Solution: 'Outage Monitoring', Rating: 5 },
  },
  {
    kind: 'solution',
    row: { Id: 2, CreatedAt: '2026-11-19 08:26:14+00:00', Solution: 'Outage Monitoring', Rating: 2 },
  },
  {
    kind: 'general',
    row: { Id: 1, CreatedAt: null, Client: 'a@b.c', Rating: 3, Ideas: ' <b>bold</b> ', Vendors: '', Meeting: 'N/A' },
  },
];

describe('the date of a submission', () => {
  it.each([
    ['2026-11-20 12:26:14+00:00', 'November\u00a020,\u00a02026'],
    ['2026-03-01T12:00:00.000Z', 'March\u00a01,\u00a02026'],
    [null, undefined],
    [' ', undefined],
    ['yesterday', undefined],
  ])('%s is formatted as %s', (stored, words) => expect(sentDate(stored, 'en-US')).toBe(words));
});

describe('the summary of submissions', () => {
  it('includes every kind', () => {
    expect([...kinds].sort()).toEqual(Object.keys(feedbackKinds).sort());
  });

  it('has a point for each submission with a known time', () => {
    expect(pointsOf(sent, texts.kinds)).toEqual([
      { at: new Date('2026-11-20T08:26:14Z'), series: texts.kinds.solution, value: 1 },
      { at: new Date('2026-11-19T08:26:14Z'), series: texts.kinds.solution, value: 1 },
    ]);
  });

  it('counts by kind, without kinds that were never sent', () => {
    expect(countsOf(sent, texts.kinds)).toEqual([
      { label: 'General feedback', value: 1 },
      { label: 'Solution feedback', value: 2 },
    ]);
  });

  it('uses the newest rating of a solution', () => {
    expect(ratingsOf(sent, solutionNames)).toEqual([{ label: 'Outage Monitoring', value: 5 }]);
  });
});

const parts = [
  'shell',
  'reporting',
  'feedback',
  'solution',
  'desktop',
  'integrations',
  'investments',
  'sweepstakes',
] as const;

const answersIn = async (language: Language, entry: Sent) => {
  await loadParts(language, parts);
  const shown = answersOf(entry, {
    shell: textsOf(language, 'shell'),
    reporting: textsOf(language, 'reporting'),
    feedback: textsOf(language, 'feedback'),
    solution: textsOf(language, 'solution'),
    desktop: textsOf(language, 'desktop'),
    integrations: textsOf(language, 'integrations'),
    investments: textsOf(language, 'investments'),
    sweepstakes: textsOf(language, 'sweepstakes'),
  });
  return shown.map(({ label, value }) => `${label} | ${value}`);
};

/** A row with a value in every column. */
const whole = (kind: Sent['kind']): Sent => ({
  kind,
  row: { Id: 1, CreatedAt: null, ...Object.fromEntries(tables[kind].map(({ title }) => [title, `of ${title}`])) },
});

describe('the questions and answers of a submission', () => {
  it.each([
    [
      'general',
      { Rating: 3, Ideas: ' <b>No</b> ', Vendors: 'No', Meeting: '' },
      [
        'Wie nützlich ist, was Sie bisher gesehen haben? | 3',
        'Was sollten wir bauen, ändern oder weglassen? | <b>No</b>',
        'Wen nutzen Sie heute dafür, oder mit wem vergleichen Sie uns? | No',
      ],
    ],
    [
      'solution',
      { Challenges: 'Yes', Paying: 'N/A', Solution: 'Outage Monitoring', Meeting: 'N/A' },
      [
        'Haben Sie dieses Problem heute? | Ja',
        'Bezahlen Sie für ein Produkt, das das kann? | Keine Antwort',
        'Lösung | Störungsmonitor',
        'Wann können wir miteinander sprechen? | Keine Antwort',
      ],
    ],
    [
      'desktop',
      { Client: 'Acme', Email: 'a@b.c', Applications: 'Essential', Troubleshoot: 'Essential', Call: 'No' },
      ['Anwendungen | Unverzichtbar', 'Dürfen wir Sie dazu anrufen? | Nein'],
    ],
    ['integration', { Integration1: 'Jira: Tickets', Integration2: null }, ['Eintrag 1 | Jira: Tickets']],
    [
      'investment',
      { Type: 'Fund', Range: 'Other', Advisory: 'Yes' },
      [
        'In welcher Rolle würden Sie investieren? | Fonds',
        'An welchen Rahmen denken Sie? | Other',
        'Würden Sie uns beraten? | Ja',
      ],
    ],
    ['sweepstakes', { Client: 'a@b.c', Terms: 'Yes' }, ['Ich akzeptiere die Teilnahmebedingungen | Ja']],
  ] as const)('are in German for %s, and stored values stay', async (kind, columns, expected) => {
    const entry: Sent = { kind, row: { Id: 1, CreatedAt: null, ...columns } };
    expect(await answersIn('de', entry)).toEqual(expected);
  });

  it.each(kinds)(
    'have a question for each answer of %s, in every language, without the columns of the portal',
    async (kind) => {
      const own = tables[kind].filter(({ title }) => !['Client', 'Email', 'Troubleshoot'].includes(title));
      for (const language of ['en', 'de', 'ar'] as const)
        expect((await answersIn(language, whole(kind))).map((line) => line.split(' | ')[1])).toEqual(
          own.map(({ title }) => `of ${title}`),
        );
    },
  );
});
