import { describe, expect, it } from 'vitest';
import {
  beliefsAfter,
  FOUND,
  leading,
  nextQuestion,
  RULED_OUT,
  ruledOut,
  type Step,
} from '../../../../demo/portal/solutions/troubleshooting/diagnosis';
import type { Guide, Question } from '../../../../demo/portal/solutions/troubleshooting/guide';
import { guidesIn } from '../../../../demo/portal/solutions/troubleshooting/guides';
import { percent, recordOf as recordIn } from '../../../../demo/portal/solutions/troubleshooting/record';
import { prototype as texts } from '../../../../demo/portal/texts/en/prototypes/troubleshooting';

const guides = guidesIn(texts);
const recordOf = (currentGuide: Guide, steps: readonly Step[]) => recordIn(currentGuide, steps, texts, 'en-GB');

const vague: Question = {
  id: 'vague',
  text: 'Vague?',
  answers: [
    { text: 'Yes', weight: { red: 3, blue: 2 } },
    { text: 'No', weight: { red: 2, blue: 3 } },
  ],
};
const sharp: Question = {
  id: 'sharp',
  text: 'Sharp?',
  answers: [
    { text: 'Yes', weight: { red: 9, blue: 1 } },
    { text: 'No', weight: { red: 1, blue: 9 } },
  ],
};
const empty: Question = {
  id: 'empty',
  text: 'Empty?',
  answers: [
    { text: 'Yes', weight: { red: 5, blue: 5 } },
    { text: 'No', weight: { red: 5, blue: 5 } },
  ],
};
const guide: Guide = {
  id: 'two',
  title: 'Two causes',
  causes: [
    { id: 'red', name: 'Red', prior: 60, remedy: 'Paint it.' },
    { id: 'blue', name: 'Blue', prior: 40, remedy: 'Wash it.' },
  ],
  questions: [vague, sharp, empty],
};

const give = (question: Question, answer?: number): Step => ({
  question,
  answer: answer === undefined ? undefined : question.answers[answer],
});
const likelihoods = (steps: readonly Step[]) => beliefsAfter(guide, steps).map(({ likelihood }) => likelihood);

describe('probabilities', () => {
  it('start with the base rate of each cause', () => {
    expect(likelihoods([])).toEqual([0.6, 0.4]);
  });

  it('follow Bayes’ rule', () => {
    const [red = 0, blue = 0] = likelihoods([give(sharp, 1)]);
    expect(red).toBeCloseTo((0.6 * 0.1) / (0.6 * 0.1 + 0.4 * 0.9));
    expect(blue).toBeCloseTo((0.4 * 0.9) / (0.6 * 0.1 + 0.4 * 0.9));
  });

  it('do not depend on the order of the answers', () => {
    const there = likelihoods([give(sharp, 1), give(vague, 0)]);
    const back = likelihoods([give(vague, 0), give(sharp, 1)]);
    for (const [index, likelihood] of there.entries()) expect(likelihood).toBeCloseTo(back[index] ?? -1, 12);
  });

  it('are unchanged when the user is not sure', () => {
    expect(likelihoods([give(sharp)])).toEqual(likelihoods([]));
  });

  it('add up to one after any answers in any guide', () => {
    for (const currentGuide of guides) {
      const steps = currentGuide.questions.map((question, index) => give(question, index % question.answers.length));
      for (let length = 0; length <= steps.length; length += 1) {
        const sum = beliefsAfter(currentGuide, steps.slice(0, length)).reduce(
          (total, { likelihood }) => total + likelihood,
          0,
        );
        expect(sum).toBeCloseTo(1, 10);
      }
    }
  });
});

describe('the next question', () => {
  it('has the most information', () => {
    expect(nextQuestion(guide, [])?.id).toBe('sharp');
    expect(nextQuestion(guide, [give(sharp)])?.id).toBe('vague');
  });

  it('is absent when no remaining question has information', () => {
    expect(nextQuestion(guide, [give(sharp), give(vague)])).toBeUndefined();
  });

  it('is absent once a cause is found', () => {
    expect(nextQuestion(guide, [give(sharp, 0)])).toBeUndefined();
    expect(leading(beliefsAfter(guide, [give(sharp, 0)]))?.likelihood).toBeGreaterThanOrEqual(FOUND);
  });
});

describe('a ruled-out cause', () => {
  const yes = give(sharp, 0);
  const again = { ...yes, question: { ...sharp, id: 'again' } };

  it('is one that became too unlikely, with the answer that ruled it out', () => {
    expect(ruledOut(guide, [])).toEqual([]);
    expect(ruledOut(guide, [yes])).toEqual([]);
    expect(ruledOut(guide, [give(vague), yes, again])).toMatchObject([{ cause: { id: 'blue' }, by: 3 }]);
  });

  it('is not one that a later answer restored', () => {
    const no = { ...give(sharp, 1), question: { ...sharp, id: 'no' } };
    const back = [yes, again, no];
    expect(beliefsAfter(guide, back)[1]?.likelihood).toBeGreaterThan(RULED_OUT);
    expect(ruledOut(guide, back)).toEqual([]);
  });
});

describe('the record', () => {
  it('has the questions, the likely causes, and the ruled-out ones', () => {
    const steps = [give(vague), give(sharp, 0), { ...give(sharp, 0), question: { ...sharp, id: 'again' } }];
    expect(recordOf(guide, steps)).toBe(
      [
        'Two causes',
        '',
        'Asked',
        '1. Vague? Not sure',
        '2. Sharp? Yes',
        '3. Sharp? Yes',
        '',
        'Most likely',
        'Red (> 99%)',
        'Do first: Paint it.',
        '',
        'Ruled out',
        '- Blue, by answer 3',
      ].join('\n'),
    );
  });

  it('does not claim more than is known', () => {
    const record = recordOf(guide, [give(vague, 0)]);
    expect(record).toContain('Most likely, but not certain\nRed (69%)');
    expect(record).toContain('Still possible\n- Blue (31%)');
    expect(record).not.toContain('Ruled out');
    expect(percent(0.001, texts, 'en-GB')).toBe('< 1%');
  });
});

describe.each(guides)('$title', (currentGuide) => {
  it('has a probability for every cause in every answer', () => {
    const causes = currentGuide.causes.map(({ id }) => id).sort();
    for (const { text, answers } of currentGuide.questions)
      expect([text, ...answers.map((each) => each.text)]).not.toContain('');
    expect(currentGuide.causes.reduce((sum, { prior }) => sum + prior, 0)).toBe(100);
    for (const { answers } of currentGuide.questions) {
      for (const { weight } of answers) {
        expect(Object.keys(weight).sort()).toEqual(causes);
        expect(Math.min(...Object.values(weight))).toBeGreaterThan(0);
      }
    }
  });

  it.each(currentGuide.causes)('finds "$name" from its typical answers', ({ id }) => {
    const steps: Step[] = [];
    for (let question = nextQuestion(currentGuide, steps); question; question = nextQuestion(currentGuide, steps)) {
      const typical = question.answers.toSorted((a, b) => (b.weight[id] ?? 0) - (a.weight[id] ?? 0))[0];
      steps.push({ question, answer: typical });
    }
    const first = leading(beliefsAfter(currentGuide, steps));
    expect(first?.cause.id).toBe(id);
    expect(first?.likelihood).toBeGreaterThanOrEqual(FOUND);
    expect(new Set(steps.map(({ question }) => question.id)).size).toBe(steps.length);
  });
});
