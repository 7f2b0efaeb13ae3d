import { describe, expect, it } from 'vitest';
import { articles, findArticles } from '../../../../demo/portal/pages/desktop/articles';
import { botAnswer, topics } from '../../../../demo/portal/pages/desktop/bot';
import { DesktopForm } from '../../../../demo/portal/pages/desktop/desktop-form';
import { features, usefulness } from '../../../../demo/portal/pages/desktop/features';
import { standing, steps, stepTo } from '../../../../demo/portal/pages/desktop/migration';
import { routines, savedText } from '../../../../demo/portal/pages/desktop/routines';
import { nextState, software, stateText } from '../../../../demo/portal/pages/desktop/software';
import { answered, closed, sampleTickets } from '../../../../demo/portal/pages/desktop/tickets';
import { tables } from '../../../../demo/research/contract';
import { DesktopFeedback } from '../../../../demo/research/feedback/desktop';
import { LONGEST_LINE } from '../../../../demo/research/feedback/fields';
import { desktopFeatures } from '../../../../demo/research/progress';

describe('features', () => {
  it('each have a column of their own', () => {
    const fields = desktopFeatures.map((feature) => features[feature].field);
    const columns = tables.desktop.map(({ title }) => title);
    expect(new Set(fields).size).toBe(7);
    expect(columns).toEqual(expect.arrayContaining(fields));
    expect(Object.keys(DesktopFeedback.shape)).toEqual(expect.arrayContaining(fields));
  });

  it('are answered with words that fit into one', () => {
    expect(usefulness).toEqual(['Not useful', 'A little', 'Useful', 'Very useful', 'Essential']);
    for (const word of usefulness) expect(word.length).toBeLessThanOrEqual(LONGEST_LINE);
  });
});

describe('the form', () => {
  const names = Object.keys(DesktopFeedback.shape);
  const blank = Object.fromEntries(names.map((name) => [name, '']));

  it.each([blank, { ...blank, Importance: ' \n' }, { ...blank, Bots: null }])(
    'asks for one answer at the first question of %j',
    (answers) => {
      const issues = DesktopForm.safeParse(answers).error?.issues;
      expect(issues).toMatchObject([{ path: ['Applications'], message: expect.stringMatching(/at least one/) }]);
    },
  );

  it.each(names)('is content with an answer to %s alone', (name) => {
    expect(DesktopForm.safeParse({ ...blank, [name]: 'N/A' }).data).toMatchObject({ [name]: 'N/A' });
  });
});

describe('requests for software', () => {
  it('wait for the approver', () => {
    expect(nextState('free', 'Ines')).toBe('asked');
    expect(nextState('asked', 'Ines')).toBe('approved');
    expect(nextState('approved', 'Ines')).toBe('installed');
    expect(stateText('asked', 'Ines')).toBe('Waiting for Ines');
    expect(stateText('free', 'your manager')).toBe('Your manager has to agree');
  });

  it('are approved at once where no approver is needed', () => {
    expect(nextState('free', undefined)).toBe('approved');
    expect(stateText('free', undefined)).toBe('Ready at once');
    expect(software.some(({ approver }) => !approver)).toBe(true);
  });
});

describe('articles', () => {
  it('are all found by nothing, and by every one of the words', () => {
    expect(findArticles('  ')).toHaveLength(articles.length);
    expect(findArticles('PHONE codes').map(({ title }) => title)).toEqual(['A new phone and the authenticator app']);
    expect(findArticles('phone zebra')).toEqual([]);
  });

  it('come first with the words in the title', () => {
    const found = findArticles('password').map(({ title }) => title);
    expect(found[0]).toBe('Change your password before it expires');
    const byText = findArticles('phone').map(({ title }) => title);
    expect(byText[0]).toBe('A new phone and the authenticator app');
    expect(byText.length).toBeGreaterThan(1);
  });
});

describe('routines', () => {
  it('say what they save together', () => {
    expect(savedText(new Set())).toBe('Nothing is switched on.');
    expect(savedText(new Set(['Free disk space']))).toBe('Saves about 40 min of work a week.');
    expect(savedText(new Set(['Chase unanswered tickets', 'Renew certificates']))).toBe(
      'Saves about 3 h of work a week.',
    );
    expect(savedText(new Set(routines.map(({ name }) => name)))).toBe('Saves about 5 h 15 min of work a week.');
    expect(savedText(new Set(['unknown']))).toBe('Nothing is switched on.');
  });
});

describe('the migration', () => {
  it('goes ahead and back within its steps', () => {
    expect(stepTo(0, -1)).toBe(0);
    expect(stepTo(0, 1)).toBe(1);
    expect(stepTo(steps.length, 1)).toBe(steps.length);
    expect(standing(0)).toBe('0 of 5 steps done. Next: Count mailboxes and rules.');
    expect(standing(steps.length)).toBe('All steps done. Nothing is left behind.');
  });
});

describe('tickets', () => {
  it('take an answer, which opens a closed one again', () => {
    const after = answered(sampleTickets, 4702, '  Still black.  ');
    const ticket = after.find(({ id }) => id === 4702);
    expect(ticket).toMatchObject({ closed: false });
    expect(ticket?.messages.at(-1)).toEqual({ from: 'You', text: 'Still black.' });
    expect(after.filter((one, index) => one !== sampleTickets[index])).toHaveLength(1);
  });

  it('stay as they are for a blank answer', () => {
    expect(answered(sampleTickets, 4711, ' \n ')).toBe(sampleTickets);
  });

  it('close one at a time', () => {
    const after = closed(sampleTickets, 4711);
    expect(after.filter((ticket) => ticket.closed).map(({ id }) => id)).toEqual([4711, 4702]);
  });
});

describe('the bot', () => {
  it('answers its own three questions, each in its own way', () => {
    const answers = topics.map(({ question }) => botAnswer(question));
    expect(answers).toEqual(topics.map(({ answer }) => answer));
    expect(new Set(answers).size).toBe(3);
  });

  it.each([
    ['I forgot my PASSWORD', 0],
    ['is mail broken?', 1],
    ['when does my laptop come', 2],
  ])('knows what %j is about', (question, topic) => {
    expect(botAnswer(question)).toBe(topics[topic]?.answer);
  });

  it.each(['', 'What is for lunch?', '<b>hello</b>'])('hands %j to the support team', (question) => {
    expect(botAnswer(question)).toMatch(/a person will answer within two hours/);
  });
});
