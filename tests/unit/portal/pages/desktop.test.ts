import { describe, expect, it } from 'vitest';
import { findArticles } from '../../../../demo/portal/pages/desktop/articles';
import { botAnswer, topics } from '../../../../demo/portal/pages/desktop/bot';
import { DesktopForm } from '../../../../demo/portal/pages/desktop/desktop-form';
import { fields, usefulness } from '../../../../demo/portal/pages/desktop/features';
import { standing, stepsIn, stepTo } from '../../../../demo/portal/pages/desktop/migration';
import { type RoutineId, routines, savedText } from '../../../../demo/portal/pages/desktop/routines';
import { nextState, software, stateText } from '../../../../demo/portal/pages/desktop/software';
import { answered, closed, messagesOf, sampleTickets } from '../../../../demo/portal/pages/desktop/tickets';
import { prototype as arabic } from '../../../../demo/portal/texts/ar/prototypes/desktop';
import { prototype as german } from '../../../../demo/portal/texts/de/prototypes/desktop';
import { prototype as english } from '../../../../demo/portal/texts/en/prototypes/desktop';
import { tables } from '../../../../demo/research/contract';
import { DesktopFeedback } from '../../../../demo/research/feedback/desktop';
import { MAX_LINE_LENGTH } from '../../../../demo/research/feedback/fields';
import { desktopFeatures } from '../../../../demo/research/progress';

const languages = [
  ['en-GB', english],
  ['de', german],
  ['ar', arabic],
] as const;

describe('the tools', () => {
  it('each have a column of their own', () => {
    const used = desktopFeatures.map((feature) => fields[feature]);
    const columns = tables.desktop.map(({ title }) => title);
    expect(new Set(used).size).toBe(7);
    expect(columns).toEqual(expect.arrayContaining(used));
    expect(Object.keys(DesktopFeedback.shape)).toEqual(expect.arrayContaining(used));
  });

  it('have ratings that fit into their column', () => {
    expect(usefulness).toEqual(['Not useful', 'A little', 'Useful', 'Very useful', 'Essential']);
    for (const word of usefulness) expect(word.length).toBeLessThanOrEqual(MAX_LINE_LENGTH);
  });
});

describe('the form', () => {
  const names = Object.keys(DesktopFeedback.shape);
  const blank = Object.fromEntries(names.map((name) => [name, '']));

  it.each([blank, { ...blank, Importance: ' \n' }, { ...blank, Bots: null }])(
    'reports a missing answer at the first question of %j',
    (answers) => {
      const issues = DesktopForm.safeParse(answers).error?.issues;
      expect(issues).toMatchObject([{ path: ['Applications'], message: expect.stringMatching(/at least one/) }]);
    },
  );

  it.each(names)('is valid with an answer to %s only', (name) => {
    expect(DesktopForm.safeParse({ ...blank, [name]: 'N/A' }).data).toMatchObject({ [name]: 'N/A' });
  });
});

describe('requests for software', () => {
  const texts = english.applications;

  it('wait for the approver', () => {
    expect(nextState('free', 'finance')).toBe('requested');
    expect(nextState('requested', 'finance')).toBe('approved');
    expect(nextState('approved', 'finance')).toBe('installed');
    expect(stateText('requested', 'finance', texts)).toBe('Waiting for Ines in Finance');
    expect(stateText('free', 'manager', texts)).toBe('Needs approval from your manager');
  });

  it('are approved at once without an approver', () => {
    expect(nextState('free', undefined)).toBe('approved');
    expect(stateText('free', undefined, texts)).toBe('Ready at once');
    expect(software.some(({ approver }) => !approver)).toBe(true);
  });
});

describe('articles', () => {
  const { articles } = english.knowledge;
  const found = (search: string) => findArticles(search, articles).map(({ title }) => title);

  it('are all found without a query, and by all of its words', () => {
    expect(found('  ')).toHaveLength(articles.length);
    expect(found('PHONE codes')).toEqual(['A new phone and the authenticator app']);
    expect(found('phone zebra')).toEqual([]);
  });

  it('are sorted by matches in the title first', () => {
    expect(found('password')[0]).toBe('Change your password before it expires');
    expect(found('phone')[0]).toBe('A new phone and the authenticator app');
    expect(found('phone').length).toBeGreaterThan(1);
  });

  it.each([
    [english, ['vpn', 'phone', 'print']],
    [german, ['vpn', 'telefon', 'drucken']],
    [arabic, ['vpn', 'هاتف', 'طباعة']],
  ])('are found by each suggested query', ({ knowledge }, words) => {
    for (const word of words) {
      expect(knowledge.example.toLowerCase()).toContain(word);
      expect(findArticles(word, knowledge.articles)[0]?.title.toLowerCase()).toContain(word);
    }
  });
});

describe('routines', () => {
  it('report the time that they save together', () => {
    const saved = (...ids: RoutineId[]) => savedText(new Set(ids), english.automation);
    expect(saved()).toBe('Nothing is turned on.');
    expect(saved('disk')).toBe('Saves about 40 min of work a week.');
    expect(saved('reminders', 'certificates')).toBe('Saves about 3 h of work a week.');
    expect(saved(...routines.map(({ id }) => id))).toBe('Saves about 5 h 15 min of work a week.');
    expect(savedText(new Set(['disk', 'unlock']), german.automation)).toBe(
      'Spart etwa 2 Std. 15 Min. Arbeit pro Woche.',
    );
    expect(savedText(new Set(['disk', 'unlock']), arabic.automation)).toBe(
      'يوفّر نحو ساعتين و15 دقيقة من العمل أسبوعيًا.',
    );
  });
});

describe('the migration', () => {
  it('moves forwards and backwards within its steps', () => {
    const texts = english.migrations;
    const steps = stepsIn(texts, 'en-GB');
    const all = steps.length;
    expect(stepTo(0, -1, all)).toBe(0);
    expect(stepTo(0, 1, all)).toBe(1);
    expect(stepTo(all, 1, all)).toBe(all);
    expect(standing(0, steps, texts)).toBe('0 of 5 steps done. Next: Count mailboxes and rules.');
    expect(standing(all, steps, texts)).toBe('All steps done. Nothing is left behind.');
  });

  it('formats amounts in the locale', () => {
    expect(stepsIn(english.migrations, 'en-GB')[1]?.done).toBe('1.2 TB copied, nobody noticed');
    expect(stepsIn(german.migrations, 'de')[1]?.done).toMatch(/^1,2.TB kopiert/);
  });
});

describe('tickets', () => {
  const texts = english.ticketing;

  it('accept a reply, which reopens a closed one', () => {
    const after = answered(sampleTickets, 4702, '  Still black.  ');
    const [ticket] = after.filter(({ id }) => id === 4702);
    expect(ticket).toMatchObject({ closed: false });
    expect(ticket && messagesOf(ticket, texts).at(-1)).toEqual({ from: 'You', text: 'Still black.' });
    expect(after.filter((ticket, index) => ticket !== sampleTickets[index])).toHaveLength(1);
  });

  it('are unchanged by a blank reply', () => {
    expect(answered(sampleTickets, 4711, ' \n ')).toBe(sampleTickets);
  });

  it('are closed one by one', () => {
    const after = closed(sampleTickets, 4711);
    expect(after.filter((ticket) => ticket.closed).map(({ id }) => id)).toEqual([4711, 4702]);
  });

  it.each(languages)('have a sample reply in %s', (_, { ticketing }) => {
    const from = sampleTickets.flatMap((ticket) => messagesOf(ticket, ticketing)).map((message) => message.from);
    expect(from.filter((name) => name === ticketing.you)).toHaveLength(1);
  });
});

describe('the bot', () => {
  it.each(languages)('has a different reply for each of its three questions in %s', (locale, { bots }) => {
    const answers = topics.map((topic) => botAnswer(bots.questions[topic], bots, locale));
    expect(answers).toEqual([bots.locked, bots.outage('09:40', '14:00'), bots.request]);
    expect(new Set(answers).size).toBe(3);
  });

  it.each([
    ['I forgot my PASSWORD', 'locked'],
    ['cannot sign in', 'locked'],
    ['is mail broken?', 'outage'],
    ['when does my laptop come', 'request'],
  ] as const)('recognizes the topic of %j', (question, topic) => {
    const { bots } = english;
    expect(botAnswer(question, bots, 'en-GB')).toBe(botAnswer(bots.questions[topic], bots, 'en-GB'));
  });

  it.each(['', 'What is for lunch?', '<b>hello</b>'])('forwards %j to the support team', (question) => {
    expect(botAnswer(question, english.bots, 'en-GB')).toMatch(/an agent will reply within two hours/);
  });
});
