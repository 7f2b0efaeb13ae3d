import { isPageShown } from '@gatehouse/sdk/admin';
import { describe, expect, test } from 'vitest';
import { type CustomPage, customPageIds, customPart, customTitle, placePages } from '../../../ui/admin/custom-pages';

const load: CustomPage['load'] = async () => ({ default: () => null });
const page = (id: string, more: Partial<CustomPage> = {}): CustomPage => ({ id, title: id, load, ...more });
const holding = (...keys: string[]) => ({ permissions: keys.map((key) => ({ key })) });

describe('the id of a custom page', () => {
  test('is a path segment', () => {
    expect(customPageIds([page('reviews'), page('plan-b2')])).toEqual(['custom:reviews', 'custom:plan-b2']);
  });

  test.each(['', 'Reviews', 'a b', 'a/b', '-a', 'a?b', 'ä'])('cannot be %j', (id) => {
    expect(() => customPageIds([page(id)])).toThrow('lowercase letters, digits and hyphens');
  });

  test('must be unique', () => {
    expect(() => customPageIds([page('api-tokens')])).toThrow('"api-tokens" needs another id');
    expect(() => customPageIds([page('reviews'), page('reviews')])).toThrow('this one is taken');
  });
});

describe('the position of a custom page', () => {
  test('is after the page that it names, visible or not, else at the end', () => {
    const custom = [
      page('a', { after: 'users' }),
      page('b', { after: 'groups' }),
      page('c', { after: 'custom:a' }),
      page('d'),
      page('e', { after: 'custom:nowhere' }),
    ];
    expect(placePages(['profile', 'users', 'security'], custom)).toEqual([
      'profile',
      'users',
      'custom:a',
      'custom:c',
      'custom:b',
      'security',
      'custom:d',
      'custom:e',
    ]);
  });
});

test('the title is in the language of the portal, else in English', () => {
  const own = page('reviews', { title: { en: 'Reviews', de: 'Bewertungen' } });
  expect(customTitle(own, 'de-AT')).toBe('Bewertungen');
  expect(customTitle(own, 'ar')).toBe('Reviews');
  expect(customTitle(own, 'constructor')).toBe('Reviews');
  expect(customTitle(page('x', { title: 'Always' }), 'de')).toBe('Always');
});

test('a rebuilt list loads no page again', () => {
  expect(customPart(page('a'))).toBe(customPart(page('a')));
});

describe('a custom page is visible', () => {
  const user = holding('app.reviews.read');

  test('to every user, or to users with one of its permissions', () => {
    expect(isPageShown('reviews', {}, { user: holding() })).toBe(true);
    expect(isPageShown('reviews', {}, { user: undefined })).toBe(false);
    const keyed = { permissions: ['app.reviews.read', 'app.reviews.write'] };
    expect(isPageShown('reviews', keyed, { user })).toBe(true);
    expect(isPageShown('reviews', keyed, { user: holding('app.other') })).toBe(false);
  });

  test('only while its feature flag is on', () => {
    const flagged = { featureFlag: 'reviews' };
    expect(isPageShown('reviews', flagged, { user, flags: { reviews: 'on' } })).toBe(true);
    expect(isPageShown('reviews', flagged, { user, flags: { reviews: 'off' } })).toBe(false);
    expect(isPageShown('reviews', flagged, { user })).toBe(false);
  });

  test('as configured by the vendor under the same id', () => {
    expect(isPageShown('reviews', {}, { user, navigation: { reviews: { visibility: 'hidden' } } })).toBe(false);
    expect(isPageShown('reviews', { visibility: 'hidden' }, { user })).toBe(false);
  });
});
