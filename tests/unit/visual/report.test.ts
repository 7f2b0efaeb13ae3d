import { describe, expect, it } from 'vitest';
import { readOptions } from '../../visual/options';
import { renderReport, type StoryResult, summarize } from '../../visual/report';

const results: StoryResult[] = [
  { id: 'a', title: 'Kit/Button / Same', mode: 'light', state: 'same', pictures: {} },
  {
    id: 'b',
    title: 'Kit/<img src=x onerror=alert(1)>',
    mode: 'dark',
    state: 'added',
    pictures: { after: 'dark/b.png' },
  },
  {
    id: 'c',
    title: 'Kit/Badge / Changed',
    mode: 'light',
    state: 'changed',
    pixels: 12,
    pictures: { before: 'light/c.before.png', after: 'light/c.after.png', difference: 'light/c.difference.png' },
  },
  { id: 'd', title: 'Kit/Menu / Failed', mode: 'light', state: 'same', error: 'Unable to find <b>', pictures: {} },
];

const unpictured: StoryResult = {
  id: 'e',
  title: 'Kit/Table / Unpictured',
  mode: 'light',
  state: 'failed',
  error: 'The story did not finish within 120 s.',
  pictures: {},
};

describe('the report', () => {
  it('lists stories without a picture first', () => {
    const page = renderReport({ base: 'abc', results: [...results, unpictured] });
    expect(page.indexOf('Unpictured')).toBeGreaterThan(0);
    expect(page.indexOf('Unpictured')).toBeLessThan(page.indexOf('Changed'));
    expect(summarize({ base: 'abc', results: [...results, unpictured] })).toContain('2 with an error');
  });

  it('counts stories by state', () => {
    expect(summarize({ base: 'abc', results })).toBe(
      'Compared with abc: 1 changed, 1 added, 0 removed, 2 the same, 1 with an error.',
    );
  });

  it('lists changed stories first, omits equal ones, and escapes text', () => {
    const page = renderReport({ base: 'abc', results });
    expect(page.indexOf('Changed')).toBeLessThan(page.indexOf('onerror'));
    expect(page).not.toContain('Kit/Button');
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('Unable to find &lt;b&gt;');
    expect(page).toContain('src="light/c.difference.png"');
  });
});

describe('the options', () => {
  it('select all stories in light by default', () => {
    expect(readOptions([])).toEqual({ only: [], modes: ['light'] });
  });

  it('select modes by name, or all of them', () => {
    expect(readOptions(['--mode', 'dark', '--mode', 'rtl', '--base', 'v1']).modes).toEqual(['dark', 'rtl']);
    expect(readOptions(['--mode', 'all', '--only', 'kit-']).modes).toHaveLength(5);
  });

  it('list the modes for an unknown one', () => {
    expect(() => readOptions(['--mode', 'sepia'])).toThrow('There is no mode "sepia". Use one of: light, dark');
  });
});
