import { type BrowserContext, expect, test } from '@playwright/test';
import { caseOf, isRightJudgment, type RedirectCase } from '../browsers/verdict';
import payload from '../payloads/redirects.json' with { type: 'json' };
import { bundlePage } from '../support/bundled-page';
import { casesOf } from '../support/payload-cases';

const profiles = Object.entries(payload.profiles);
const every = casesOf<Omit<RedirectCase, 'id'>>(payload.cases);
/** Hosts that a profile names; every other one is foreign. */
const known = new Set(
  profiles.flatMap(([, { base, allowedOrigins }]) => [base, ...allowedOrigins].map((url) => new URL(url).host)),
);

/** Each navigation takes a moment: so many of them make one test. */
const PART = 25;
const inParts = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / PART) }, (_, index) => list.slice(index * PART, (index + 1) * PART));

/** Replaces every host, and records the requested ones. */
const standIn = async (context: BrowserContext, profile: string, base: string): Promise<URL[]> => {
  const page = await bundlePage({ script: 'redirects', define: { PROFILE: profile } });
  const requested: URL[] = [];
  await context.route(/./, async (route) => {
    const url = new URL(route.request().url());
    requested.push(url);
    if (url.origin !== base) return route.fulfill({ contentType: 'text/plain', body: 'another host' });
    const script = page.scripts.get(url.pathname);
    return script === undefined
      ? route.fulfill({ contentType: 'text/html', body: page.html })
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return requested;
};

for (const [profile, { page: address, base, fallback }] of profiles) {
  const cases = every.filter(({ group }) => group === profile);

  test(`${profile}: ${cases.length} candidates are accepted or rejected as listed`, { tag: '@long' }, async ({
    page: tab,
    context,
  }) => {
    await standIn(context, profile, base);
    await tab.goto(address);
    const outcomes = await tab.evaluate(() => window.redirectsPage.judge());
    expect(Object.keys(outcomes)).toEqual(['value', 'query', 'stored', 'body']);
    for (const [way, judged] of Object.entries(outcomes)) {
      expect(Object.keys(judged), way).toHaveLength(cases.length);
      const wrong = cases.filter((entry) => !isRightJudgment(caseOf(way, entry), judged[entry.id], base));
      expect(
        wrong.map(({ id }) => `${id}: ${judged[id]}`),
        way,
      ).toEqual([]);
    }
  });

  // Refused targets redirect to home: the table above checks all of them, and one is navigated.
  const refused = cases.filter(({ expect: expected }) => expected === 'reject');
  const traveling = cases.filter((entry) => !refused.includes(entry) || entry === refused[0]);
  for (const part of inParts(traveling)) {
    const [first, last] = [part[0]?.id, part.at(-1)?.id];
    const title = `${profile}: the browser goes to the very address that was judged, and to no foreign host`;
    test(`${title}, ${first} to ${last}`, async ({ page: tab, context }) => {
      const requested = await standIn(context, profile, base);
      const dialogs: string[] = [];
      tab.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      for (const { id, expect: expected, final } of part) {
        await tab.goto(address);
        const target = await tab.evaluate((name) => window.redirectsPage.go(name), id);
        await tab.waitForURL(target);
        expect(tab.url(), id).toBe(target);
        if (expected === 'accept') expect(target, id).toBe(final);
        if (expected === 'reject') expect(target, id).toBe(fallback);
        if (expected === 'contained') expect(new URL(tab.url()).origin, id).toBe(base);
      }
      const allowed = profile === 'open' ? part.flatMap(({ final }) => (final ? [new URL(final).host] : [])) : [];
      const foreign = requested.filter(({ host }) => !known.has(host) && !allowed.includes(host));
      expect(foreign.map(String)).toEqual([]);
      expect(dialogs).toEqual([]);
    });
  }
}
