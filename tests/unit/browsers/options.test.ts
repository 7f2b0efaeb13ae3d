import { expect, it } from 'vitest';
import { readOptions as readBrowsersOptions } from '../../browsers/options';
import { readOptions as readRaceOptions } from '../../race/options';

it('runs all parts once in all browsers by default', () => {
  expect(readBrowsersOptions([])).toEqual({
    browsers: ['chromium', 'firefox', 'webkit'],
    parts: ['redirects', 'journey', 'flows'],
    repeat: 1,
    flow: '',
  });
});

it('accepts several browsers, one part, repeats and a part of the name of flows', () => {
  const args = ['--browser', 'webkit,firefox', '--part', 'flows', '--repeat', '50', '--flow', 'code'];
  expect(readBrowsersOptions(args)).toEqual({
    browsers: ['webkit', 'firefox'],
    parts: ['flows'],
    repeat: 50,
    flow: 'code',
  });
});

it.each(['0', '-1', '1.5', 'many', ''])('rejects %j repeats', (count) => {
  expect(() => readBrowsersOptions([`--repeat=${count}`])).toThrow('a whole number of at least 1');
});

it('rejects unknown options with a list of the known ones', () => {
  expect(() => readBrowsersOptions(['--browser', 'opera'])).toThrow('chromium, firefox, webkit, not "opera"');
  expect(() => readBrowsersOptions(['--part', 'race'])).toThrow('redirects, journey, flows, not "race"');
  expect(() => readRaceOptions(['--browser', 'opera'])).toThrow('chromium, firefox, webkit, not "opera"');
});

it('runs the race in Chromium by default', () => {
  expect(readRaceOptions([])).toMatchObject({ browser: 'chromium', tabs: 10, cycles: 200, busy: false, without: [] });
  expect(readRaceOptions(['--browser', 'firefox'])).toMatchObject({ browser: 'firefox' });
});
