import { expect, it } from 'vitest';
import { comparedThemes, looksEqual, withTextsOf } from '../../../demo/preview/theme/comparison';
import type { Theme } from '../../../demo/preview/theme/theme';

const violet: Theme = { light: { primary: '#5b3bd6', text: '#101010' } };
const texts = { en: { 'login.title': 'Welcome' } };

it('offers the default theme, the opened one if any, and the saved ones', () => {
  const names = (opened: Theme) => comparedThemes(opened, [{ name: 'opened', theme: violet }]).map(({ id }) => id);
  expect(names({})).toEqual(['default', 'saved opened']);
  expect(names(violet)).toEqual(['default', 'opened', 'saved opened']);
});

it('keeps the texts of the current theme, so that the screen does not restart', () => {
  expect(withTextsOf({ ...violet, texts: { de: { 'login.title': 'Hallo' } } }, { texts })).toEqual({
    ...violet,
    texts,
  });
  expect(withTextsOf({ ...violet, texts }, {})).toEqual(violet);
});

it('treats themes with the same values in another order as equal', () => {
  expect(looksEqual({ light: { text: '#101010', primary: '#5b3bd6' } }, violet)).toBe(true);
  expect(looksEqual(violet, { ...violet, texts })).toBe(true);
  expect(looksEqual({}, { texts })).toBe(true);
  expect(looksEqual({}, violet)).toBe(false);
  expect(looksEqual(violet, { ...violet, appName: 'Fern' })).toBe(false);
});
