import { describe, expect, it } from 'vitest';
import { tools } from '../../../../demo/portal/pages/desktop/board';
import { DesktopForm, fields } from '../../../../demo/portal/pages/desktop/questions';
import { texts as arabic } from '../../../../demo/portal/texts/ar/desktop';
import { texts as german } from '../../../../demo/portal/texts/de/desktop';
import { texts as english } from '../../../../demo/portal/texts/en/desktop';
import { tables } from '../../../../demo/research/contract';
import { DesktopFeedback } from '../../../../demo/research/feedback/forms';
import { desktopFeatures } from '../../../../demo/research/progress';

describe('the tools', () => {
  it('each have a column of their own', () => {
    const used = desktopFeatures.map((feature) => fields[feature]);
    const columns = tables.desktop.map(({ title }) => title);
    expect(new Set(used).size).toBe(7);
    expect(columns).toEqual(expect.arrayContaining(used));
    expect(Object.keys(DesktopFeedback.shape)).toEqual(expect.arrayContaining(used));
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

describe('the board', () => {
  it.each([
    ['en', english],
    ['de', german],
    ['ar', arabic],
  ] as const)('has words for each row and state of a tool in %s', (_, texts) => {
    for (const feature of desktopFeatures) {
      const { start, tones } = tools[feature];
      const { labels, verbs, rows } = texts.tools[feature];
      expect([labels.length, verbs.length, rows.length], feature).toEqual([tones.length, tones.length, start.length]);
    }
  });
});
