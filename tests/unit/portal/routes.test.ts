import { describe, expect, it } from 'vitest';
import { groupOf, navigation, opensFor, solutionPath } from '../../../demo/portal/navigation';
import { paths, tidyPath } from '../../../demo/portal/paths';
import { findRoute } from '../../../demo/portal/routes';
import { texts } from '../../../demo/portal/texts/en/shell';
import { titleOf } from '../../../demo/portal/texts/title-of';

const linksOf = (entries: typeof navigation) =>
  entries.flatMap(({ path, groups = [] }) => [path, ...groups.flatMap(({ solutions }) => solutions.map(solutionPath))]);

describe('routes', () => {
  it('name every path of the specification once', () => {
    const all = paths.map(({ path }) => path as string);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(
      expect.arrayContaining([
        ...['/', '/reporting', '/desktop', '/solutions', '/integrations', '/portal', '/roadmap', '/feedback'],
        ...['/sweepstakes', '/investments', '/solutions/automation-services', '/solutions/workflow-automation'],
        ...['/solutions/outage-hub', '/solutions/troubleshooting', '/solutions/tech-mentor'],
        ...['/solutions/project-execution', '/solutions/actual-intelligence', '/solutions/onboarding'],
        '/solutions/vendor-hub',
      ]),
    );
  });

  it('are found with and without slashes at the end, and below where a screen says so', () => {
    expect(findRoute('/')?.path).toBe('/');
    expect(findRoute('/feedback/')?.path).toBe('/feedback');
    expect(findRoute('/administration/api-tokens')?.path).toBe('/administration');
    expect(findRoute('/feedback/more')).toBeUndefined();
    expect(findRoute('/administrationX')).toBeUndefined();
    expect(tidyPath('/')).toBe('/');
  });

  it.each(['/home', '/roadmap/x', '/solutions/unknown', '/nothing', '/Feedback'])('%s leads home', (path) => {
    expect(findRoute(path)).toBeUndefined();
  });

  it('have a screen that loads for everything the menu offers', async () => {
    for (const path of linksOf(navigation)) {
      const module = await findRoute(path)?.screen();
      expect(typeof module?.default, path).toBe('function');
    }
    // Twenty modules with all they need are read for the first time here.
  }, 30_000);
});

describe('navigation', () => {
  it('keeps the order and the words of the specification', () => {
    expect(navigation.map(({ path }) => titleOf(texts, path))).toEqual([
      ...['Home', 'Desktop App', 'Solutions', 'Integrations', 'Reporting', 'Portal', 'Roadmap', 'Sweepstakes'],
      ...['Investments', 'Feedback'],
    ]);
    const solutions = navigation.find(({ path }) => path === '/solutions');
    const words = solutions?.groups?.map((group) => [
      texts.groups[group.id],
      group.solutions.map((id) => titleOf(texts, solutionPath(id))),
    ]);
    expect(words).toEqual([
      ['Core Engine', ['Actual Intelligence']],
      ['AI & Automation', ['Managed Automation', 'Workflow Builder']],
      ['Support & Expertise', ['Tech Mentoring', 'Outage Monitoring', 'Troubleshooting']],
      ['Operations', ['Vendor Management']],
      ['Projects & Knowledge', ['User Onboarding', 'Project Execution']],
    ]);
  });

  it('knows the group of a solution', () => {
    expect(groupOf('vendor-hub')).toBe('operations');
  });

  it('opens a group for its own links only', () => {
    const solutions = navigation.find(({ path }) => path === '/solutions');
    if (!solutions) throw new Error('no Solutions');
    expect(opensFor(solutions, '/solutions/outage-hub/')).toBe(true);
    expect(opensFor(solutions, '/feedback')).toBe(false);
    const home = navigation.find(({ path }) => path === '/');
    expect(home && opensFor(home, '/')).toBe(false);
  });
});
