import { describe, expect, it } from 'vitest';
import {
  answerLines,
  answersFrom,
  empty,
  InvestmentForm,
} from '../../../../demo/portal/pages/investments/investment-form';
import { texts } from '../../../../demo/portal/texts/en/investments';
import { texts as shell } from '../../../../demo/portal/texts/en/shell';
import { InvestmentFeedback } from '../../../../demo/research/feedback/forms';

const whole = { Type: 'Company', Range: '$25,000 to $100,000', Advisory: 'No' };
const messages = (values: unknown) =>
  InvestmentForm.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the investment form', () => {
  it('returns what the gateway accepts', () => {
    const { data } = InvestmentForm.safeParse(whole);
    expect(data).toEqual(whole);
    expect(InvestmentFeedback.safeParse(data).success).toBe(true);
  });

  it('reports every missing answer', () => {
    expect(messages({ Type: '', Range: '', Advisory: '' })).toEqual([
      'Type: Choose how you would invest.',
      'Range: Choose a range.',
      'Advisory: Answer with Yes or No.',
    ]);
  });

  it('accepts only values of its lists', () => {
    expect(messages({ ...whole, Range: '$1' })).toEqual(['Range: Choose a range.']);
    expect(messages({ ...whole, Advisory: 'N/A' })).toEqual(['Advisory: Answer with Yes or No.']);
  });
});

describe('the last submission', () => {
  it('is rendered as lines, without empty values and values that are not texts', () => {
    expect(answerLines(whole, texts, shell).map(({ text }) => text)).toEqual(['Company', '$25,000 to $100,000', 'No']);
    expect(answerLines({ Type: 'Fund', Range: null, Advisory: 3 }, texts, shell)).toEqual([
      { title: 'Capacity', text: 'Fund' },
    ]);
  });
});

describe('the form after a submission', () => {
  it.each([
    [whole, whole],
    [{ ...whole, Id: 3, CreatedAt: null, Email: 'a@b.c' }, whole],
    [
      { Type: 'Company', Range: null },
      { Type: 'Company', Range: '', Advisory: '' },
    ],
    [{ Type: 'Bank', Range: '$1', Advisory: 'N/A' }, empty],
    [{ Type: '', Range: 7, Advisory: ['Yes'] }, empty],
    [{}, empty],
  ])('starts with what was sent: %j', (row, expected) => {
    expect(answersFrom(row)).toEqual(expected);
  });
});
