import { describe, expect, it } from 'vitest';
import { type Sent, storedAt } from '../../../../demo/portal/feedback/own-rows';
import {
  answersOf,
  countsOf,
  kinds,
  pointsOf,
  ratingsOf,
  sentence,
} from '../../../../demo/portal/pages/reporting/summary';
import { texts } from '../../../../demo/portal/texts/en/reporting';
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

describe('the summary of submissions', () => {
  it('includes every kind', () => {
    expect([...kinds].sort()).toEqual(Object.keys(feedbackKinds).sort());
  });

  it('has a point for each submission with a known time', () => {
    expect(pointsOf(sent, texts.kinds)).toEqual([
      { at: new Date('2026-11-20T08:26:14Z'), series: texts.kinds.solution, value: 1 },
      { at: new Date('2026-11-19T08:26:14Z'), series: texts.kinds.solution, value: 1 },
    ]);
    expect(storedAt({ Id: 1, CreatedAt: 'yesterday' })).toBeUndefined();
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

  it('shows input of the user, not columns that the portal fills in', () => {
    const [, , general] = sent;
    expect(general && answersOf(general, texts.columns)).toEqual([
      { label: 'Rating', value: '3' },
      { label: 'Ideas', value: '<b>bold</b>' },
      { label: 'Meeting', value: 'N/A' },
    ]);
  });

  it('is also one sentence', () => {
    expect(sentence([], texts)).toBe('You have not sent anything yet.');
    expect(sentence(sent, texts)).toBe('3 submissions of 2 kinds.');
    expect(sentence(sent.slice(0, 1), texts)).toBe('1 submission of 1 kind.');
  });
});
