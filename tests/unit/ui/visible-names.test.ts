import { expect, it } from 'vitest';
import { isNamedAsVisible } from '../../../.storybook/visible-names';

it.each([
  ['Manage', 'Manage: Okta', true],
  ['Manage', 'View: Okta', false],
  ['Slack 5 events On', 'Open Slack: 5 events, On', true],
  ['View', 'Review: Okta', false],
  ['Show', 'Show: Invoices', true],
  ['Kopieren', 'ID kopieren', true],
  ['تبديل', 'تبديل الحساب', true],
  ['…', 'More', true],
  ['', 'Close', true],
  ['Save', '', false],
  ['2 of 3', '2 of 3 pages', true],
])('“%s” in “%s”: %s', (visible, name, isNamed) => {
  expect(isNamedAsVisible(visible, name)).toBe(isNamed);
});
