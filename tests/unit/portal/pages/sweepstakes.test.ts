import { describe, expect, it } from 'vitest';
import { nextDrawing } from '../../../../demo/portal/pages/sweepstakes/drawing';

const next = (day: string) => nextDrawing(new Date(day)).toISOString();

describe('the next drawing', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2026-03-31'],
    // The last of May 2026 does not matter; June ends on a Tuesday.
    ['2026-05-31T12:00:00Z', '2026-06-30'],
    // 2027: March ends on a Wednesday; 2029: on a Saturday; 2030: on a Sunday.
    ['2029-02-01T00:00:00Z', '2029-03-30'],
    ['2030-02-01T00:00:00Z', '2030-03-29'],
  ])('after %s is on %s', (now, day) => {
    expect(next(now)).toBe(`${day}T00:00:00.000Z`);
  });

  it('is on the following day for a user who enters on the day itself', () => {
    expect(next('2026-06-29T23:59:59Z')).toBe('2026-06-30T00:00:00.000Z');
    expect(next('2026-06-30T00:00:00Z')).toBe('2026-09-30T00:00:00.000Z');
  });

  it('continues into the next year', () => {
    expect(next('2026-12-31T08:00:00Z')).toBe('2027-03-31T00:00:00.000Z');
    // December 2028 ends on a Sunday: the drawing was on Friday, and Saturday counts for March.
    expect(next('2028-12-30T08:00:00Z')).toBe('2029-03-30T00:00:00.000Z');
  });

  it('is always from Monday to Friday', () => {
    for (let year = 2026; year < 2046; year += 1)
      for (const month of ['01', '04', '07', '10'])
        expect([1, 2, 3, 4, 5]).toContain(nextDrawing(new Date(`${year}-${month}-01T00:00:00Z`)).getUTCDay());
  });
});
