import { expect, it } from 'vitest';
import { readOptions as readBrowsersOptions } from '../../browsers/options';
import { readOptions as readRaceOptions } from '../../race/options';

it('runs all journeys in all browsers by default', () => {
  expect(readBrowsersOptions([])).toEqual({
    browsers: ['chromium', 'firefox', 'webkit'],
    parts: ['redirects', 'journey'],
  });
});

it('accepts several browsers and one part', () => {
  const options = readBrowsersOptions(['--browser', 'webkit,firefox', '--only', 'journey']);
  expect(options).toEqual({ browsers: ['webkit', 'firefox'], parts: ['journey'] });
});

it('rejects unknown options with a list of the known ones', () => {
  expect(() => readBrowsersOptions(['--browser', 'opera'])).toThrow('chromium, firefox, webkit, not "opera"');
  expect(() => readBrowsersOptions(['--only', 'race'])).toThrow('redirects or journey, not "race"');
  expect(() => readRaceOptions(['--browser', 'opera'])).toThrow('chromium, firefox, webkit, not "opera"');
});

it('runs the race in Chromium by default', () => {
  expect(readRaceOptions([])).toMatchObject({ browser: 'chromium', tabs: 10, cycles: 200, busy: false, without: [] });
  expect(readRaceOptions(['--browser', 'firefox'])).toMatchObject({ browser: 'firefox' });
});
