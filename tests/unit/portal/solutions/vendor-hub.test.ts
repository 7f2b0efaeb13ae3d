import { describe, expect, it } from 'vitest';
import { type Contract, sampleContracts } from '../../../../demo/portal/solutions/vendor-hub/contracts';
import { formatIn } from '../../../../demo/portal/solutions/vendor-hub/format';
import { letterText } from '../../../../demo/portal/solutions/vendor-hub/letter-text';
import {
  isDue,
  type Letter,
  nextSpend,
  outlookOf,
  refusalOf,
  sortContracts,
} from '../../../../demo/portal/solutions/vendor-hub/outlook';
import { daysToNotice, riskOf } from '../../../../demo/portal/solutions/vendor-hub/risk';
import { prototype as texts } from '../../../../demo/portal/texts/en/prototypes/vendor-hub';

const contract = (changes: Partial<Contract> = {}): Contract => ({
  id: 'x',
  vendor: 'X',
  spend: 10_000,
  endsIn: 200,
  noticeDays: 50,
  rise: 0.1,
  singleSupplier: false,
  alternative: { name: 'Y', spend: 7000, moveDays: 30 },
  ...changes,
});

describe('the risk', () => {
  it('is zero when no rule applies', () => {
    expect(riskOf(contract())).toEqual({ score: 0, level: 'low', reasons: [] });
  });

  it.each([
    [-1, 30],
    [0, 30],
    [14, 30],
    [15, 20],
    [45, 20],
    [46, 10],
    [90, 10],
    [91, 0],
  ])('with %i days of notice is %i', (days, points) => {
    expect(riskOf(contract({ endsIn: days + 50 })).score).toBe(points);
  });

  it.each([
    [30, 20],
    [31, 10],
    [90, 10],
    [91, 0],
  ])('with an incident %i days ago is %i', (lastIncident, points) => {
    expect(riskOf(contract({ lastIncident })).score).toBe(points);
  });

  it('adds the rules up to 100, the highest first, and has a level', () => {
    const worst = riskOf(contract({ endsIn: 60, singleSupplier: true, alternative: undefined, lastIncident: 1 }));
    expect(worst).toMatchObject({ score: 100, level: 'high' });
    expect(worst.reasons.map(({ points }) => points)).toEqual([30, 25, 25, 20]);
    expect(riskOf(contract({ singleSupplier: true, lastIncident: 40 })).level).toBe('medium');
    expect(riskOf(contract({ singleSupplier: true })).level).toBe('low');
    expect(riskOf(contract({ singleSupplier: true, alternative: undefined, lastIncident: 40 })).level).toBe('high');
  });
});

describe('decisions', () => {
  it('have the price of the next term', () => {
    expect(nextSpend(contract())).toBe(11_000);
    expect(nextSpend(contract(), 'keep')).toBe(11_000);
    expect(nextSpend(contract(), 'renegotiate')).toBe(9200);
    expect(nextSpend(contract({ alternative: undefined }), 'renegotiate')).toBe(10_000);
    expect(nextSpend(contract(), 'leave')).toBe(7000);
  });

  it('are refused when they are late or not possible, and the contract renews', () => {
    const missed = contract({ endsIn: 49 });
    expect(refusalOf(missed, 'renegotiate')).toBe('late');
    expect(refusalOf(missed, 'keep')).toBeUndefined();
    expect(nextSpend(missed, 'leave')).toBe(11_000);

    const alone = contract({ alternative: undefined });
    expect(refusalOf(alone, 'leave')).toBe('noAlternative');
    expect(nextSpend(alone, 'leave')).toBe(11_000);

    const slow = contract({ alternative: { name: 'Y', spend: 1, moveDays: 201 } });
    expect(refusalOf(slow, 'leave')).toBe('slow');
    expect(refusalOf(contract({ alternative: { name: 'Y', spend: 1, moveDays: 200 } }), 'leave')).toBeUndefined();
  });

  it.each([
    [-1, false],
    [0, true],
    [90, true],
    [91, false],
  ])('are due with notice in %i days: %s', (days, due) => {
    expect(isDue(contract({ endsIn: days + 50 }))).toBe(due);
  });

  it('have a total spend, the dates of their letters, and a count', () => {
    const soon = contract({ id: 'soon', endsIn: 53 });
    const later = contract({ id: 'later', endsIn: 100 });
    const far = contract({ id: 'far', endsIn: 300 });
    const outlook = outlookOf([far, later, soon], { soon: 'leave', later: 'renegotiate', far: 'keep' });
    expect(outlook).toMatchObject({ spendNow: 30_000, spendNext: 27_200, due: 2, decided: 2 });
    expect(outlook.letters.map(({ contract: { id }, sendIn, dueIn }) => [id, sendIn, dueIn])).toEqual([
      ['soon', 0, 3],
      ['later', 45, 50],
    ]);
    expect(outlookOf([far, later, soon], { later: 'keep' })).toMatchObject({ decided: 1, letters: [] });
  });

  it('have no letter when they are refused', () => {
    const missed = contract({ endsIn: 10 });
    expect(outlookOf([missed], { x: 'leave' }).letters).toEqual([]);
  });
});

describe('the order', () => {
  const soon = contract({ id: 'soon', endsIn: 60, spend: 5 });
  const missed = contract({ id: 'missed', endsIn: 10, spend: 90 });
  const risky = contract({ id: 'risky', endsIn: 400, spend: 50, singleSupplier: true, alternative: undefined });
  const ids = (by: 'notice' | 'risk' | 'spend') => sortContracts([risky, missed, soon], by).map(({ id }) => id);

  it('has the most urgent contract first, and those that can no longer be changed last', () => {
    expect(ids('notice')).toEqual(['soon', 'risky', 'missed']);
    expect(ids('risk')).toEqual(['risky', 'soon', 'missed']);
    expect(ids('spend')).toEqual(['missed', 'risky', 'soon']);
  });
});

describe('letters', () => {
  const letter = (decision: Letter['decision']): Letter => ({ contract: contract(), decision, dueIn: 9, sendIn: 4 });

  it('give notice in both cases, and suggest talks in one', () => {
    const [leaving, talking] = [
      letterText(letter('leave'), 'something', '1 May 2030', texts),
      letterText(letter('renegotiate'), 'something', '1 May 2030', texts),
    ];
    expect(leaving[0]).toBe('We give notice to end our contract for something at the end of its term on 1 May 2030.');
    expect(talking[0]).toBe(leaving[0]);
    expect(talking[1]).toMatch(/offer/);
    expect(leaving[1]).not.toMatch(/offer/);
  });
});

describe('the sample', () => {
  it('has ten contracts of every kind that the prototype needs', () => {
    expect(new Set(sampleContracts.map(({ id }) => id)).size).toBe(10);
    expect(sampleContracts.filter(isDue)).toHaveLength(6);
    expect(sampleContracts.some((each) => daysToNotice(each) < 0)).toBe(true);
    expect(sampleContracts.some((each) => isDue(each) && refusalOf(each, 'leave') === 'slow')).toBe(true);
    expect(new Set(sampleContracts.map((each) => riskOf(each).level))).toEqual(new Set(['high', 'medium', 'low']));
  });
});

describe('a change of the spend', () => {
  it('has a minus sign as wide as its plus sign, and no sign without a change', () => {
    const { moneyChange } = formatIn('en-US');
    expect([moneyChange(1932), moneyChange(-2208), moneyChange(0)]).toEqual(['+$1,932', '\u2212$2,208', '$0']);
  });
});
