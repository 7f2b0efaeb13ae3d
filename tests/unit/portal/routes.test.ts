import { describe, expect, it } from 'vitest';
import { adminPageOf } from '../../../demo/portal/administration-page';
import { groupOf, navigation, opensFor } from '../../../demo/portal/navigation';
import { solutionPath, tidyPath } from '../../../demo/portal/paths';
import { findRoute } from '../../../demo/portal/routes';
import { texts } from '../../../demo/portal/texts/en/shell';
import { titleOf } from '../../../demo/portal/texts/title-of';

const linksOf = (entries: typeof navigation) =>
  entries.flatMap(({ path, groups = [] }) => [path, ...groups.flatMap(({ solutions }) => solutions.map(solutionPath))]);

describe('routes', () => {
  it('match with and without trailing slashes, and subpaths where a screen allows them', () => {
    expect(findRoute('/')?.path).toBe('/');
    expect(findRoute('/feedback/')?.path).toBe('/feedback');
    expect(findRoute('/administration/api-tokens')?.path).toBe('/administration');
    expect(findRoute('/feedback/more')).toBeUndefined();
    expect(findRoute('/administrationX')).toBeUndefined();
    expect(tidyPath('/')).toBe('/');
  });

  it.each([
    ['/administration/users', 'users'],
    ['/administration/api-tokens', 'apiTokens'],
    ['/administration/all-accounts/acme', 'allAccounts'],
    ['/administration', undefined],
    ['/administration/apiTokens', undefined],
    ['/administrationX/users', undefined],
  ])('%s names the page %s of the administration', (path, page) => {
    expect(adminPageOf(path)).toBe(page);
  });

  it.each(['/home', '/roadmap/x', '/solutions/unknown', '/nothing', '/Feedback'])(
    '%s redirects to the home page',
    (path) => {
      expect(findRoute(path)).toBeUndefined();
    },
  );

  it('have a screen that loads for every entry of the menu', async () => {
    for (const path of linksOf(navigation)) {
      const module = await findRoute(path)?.screen('en');
      expect(typeof module?.default, path).toBe('function');
    }
    // Twenty modules with their dependencies are loaded for the first time here.
  }, 30_000);
});

describe('navigation', () => {
  it('titles a page, and a solution by its own name', () => {
    expect(titleOf(texts, '/roadmap')).toBe('Roadmap');
    expect(titleOf(texts, solutionPath('vendor-hub'))).toBe('Vendor Management');
  });

  it('finds the group of a solution', () => {
    expect(groupOf('vendor-hub')).toBe('operations');
  });

  it('expands a group only for its own links', () => {
    const solutions = navigation.find(({ path }) => path === '/solutions');
    if (!solutions) throw new Error('no Solutions');
    expect(opensFor(solutions, '/solutions/outage-hub/')).toBe(true);
    expect(opensFor(solutions, '/feedback')).toBe(false);
    const home = navigation.find(({ path }) => path === '/');
    expect(home && opensFor(home, '/')).toBe(false);
  });
});
