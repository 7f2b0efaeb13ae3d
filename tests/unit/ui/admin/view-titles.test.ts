import { describe, expect, it } from 'vitest';
import { changedHeading, documentTitleOf } from '../../../../ui/admin/archetypes/page/view';

describe('changedHeading', () => {
  it.each([
    ['an entry of a list', ['SSO'], ['Okta', 'Status'], 0],
    ['the next tab', ['Okta', 'Status'], ['Okta', 'Domains'], 1],
    ['the first tab of a page that has none', ['Users'], ['Users', 'Applications'], 1],
    ['the tab with the title of the page', ['Users', 'Applications'], ['Users'], 0],
    ['the next step', ['Set up SSO', 'Provider'], ['Set up SSO', 'Values'], 1],
    ['another entry with the same tab', ['Okta', 'Status'], ['Google', 'Status'], 0],
    ['the list again', ['Okta', 'Status'], ['SSO'], 0],
    ['a view after a page without headings', [], ['SSO'], 0],
    ['nothing', ['Reviews'], ['Reviews'], undefined],
    ['nothing without headings', [], [], undefined],
  ])('finds %s', (_, before, now, place) => {
    expect(changedHeading(before, now)).toBe(place);
  });
});

describe('documentTitleOf', () => {
  it.each([
    [['Users'], 'Users', 'Users · Administration'],
    [['Security', 'IP restrictions'], 'Security', 'IP restrictions · Security · Administration'],
    [['Okta', 'Domains'], 'SSO', 'Domains · Okta · SSO · Administration'],
    [['الأمان', 'قيود IP'], 'الأمان', 'قيود IP · الأمان · Administration'],
    [['Okta', 'Okta'], 'SSO', 'Okta · SSO · Administration'],
    [['Users', ''], 'Users', 'Users · Administration'],
    [[], 'Users', 'Users · Administration'],
    [['Administration'], 'Administration', 'Administration'],
  ])('of %j on %s is %s', (titles, page, title) => {
    expect(documentTitleOf(titles, page, 'Administration')).toBe(title);
  });
});
