import { describe, expect, it } from 'vitest';
import { caseOf, foreignRequests, isRightEnd, isRightJudgment } from '../../browsers/verdict';

const base = 'https://portal.example.com';
const fallback = `${base}/`;
const accepted = { id: 'A', expect: 'accept', final: `${base}/home` };
const refused = { id: 'B', expect: 'reject' };
const contained = { id: 'C', expect: 'contained' };

it('allows a response to redirect only to the own sign-in', () => {
  expect(caseOf('body', refused)).toEqual({ ...refused, expect: 'contained' });
  for (const [way, entry] of [
    ['stored', refused],
    ['body', accepted],
  ] as const)
    expect(caseOf(way, entry)).toBe(entry);
});

describe('an expected result', () => {
  it.each([
    [accepted, `${base}/home`, true],
    [accepted, `${base}/`, false],
    [accepted, 'refused', false],
    [accepted, undefined, false],
    [refused, 'refused', true],
    [refused, `${base}/`, false],
    [refused, 'thrown: TypeError', false],
    [refused, undefined, false],
    [contained, 'refused', true],
    [contained, `${base}/anything`, true],
    [contained, 'https://evil.test/', false],
    [contained, 'https://portal.example.com.evil.test/', false],
    [contained, 'thrown: TypeError', false],
    [contained, undefined, false],
  ])('%o judged %o: %o', (entry, judged, right) => {
    expect(isRightJudgment(entry, judged, base)).toBe(right);
  });
});

describe('the final page', () => {
  const at = (arrived: string, target = arrived) => ({ target, arrived });

  it.each([
    [accepted, at(`${base}/home`), true],
    [accepted, at(`${base}/`), false],
    [refused, at(fallback), true],
    [refused, at(`${base}/home`), false],
    [contained, at(`${base}/anything`), true],
    [contained, at('https://evil.test/'), false],
  ])('%o at %o: %o', (entry, gone, right) => {
    expect(isRightEnd(entry, gone, { base, fallback })).toBe(right);
  });

  it('fails when the browser is at another address', () => {
    expect(isRightEnd(accepted, at(`${base}/home`, `${base}/other`), { base, fallback })).toBe(false);
    expect(isRightEnd(contained, at(`${base}/home`, `${base}/other`), { base, fallback })).toBe(false);
  });
});

it('counts other hosts as foreign, each address once; another port is another host', () => {
  const requested = ['a', 'b', 'a'].map((path) => new URL(`https://evil.test/${path}`));
  const ported = new URL(`${base}:8443/`);
  expect(foreignRequests([...requested, ported, new URL(`${base}/x`)], [`${base}/home`])).toEqual([
    'https://evil.test/a',
    'https://evil.test/b',
    `${base}:8443/`,
  ]);
});
