import payload from '../payloads/redirects.json' with { type: 'json' };
import { bundlePage } from '../support/bundled-page';
import { casesOf } from '../support/payload-cases';
import type { BrowserName } from './options';
import { startStandIn } from './stand-in';
import { withBrowser } from './start-browser';
import { type Shown, type Step, showSteps } from './step';
import { type StartedBrowser, until } from './tab';
import { caseOf, foreignRequests, isRightEnd, isRightJudgment, type RedirectCase } from './verdict';

/** Requests that browsers send to their vendors. */
const OF_MAKERS = /(^|\.)(mozilla\.(com|org|net)|firefox\.com|google(apis)?\.com|gstatic\.com)$/;
/** Milliseconds after the last navigation during which late requests are recorded. */
const SETTLE = 500;

type Profile = keyof typeof payload.profiles;
type StandIn = Awaited<ReturnType<typeof startStandIn>>;

const followProfile = async (browser: StartedBrowser, standIn: StandIn, profile: Profile) => {
  const { page: address, base, fallback } = payload.profiles[profile];
  const cases = casesOf<Omit<RedirectCase, 'id'>>({ [profile]: payload.cases[profile] });
  standIn.show(base, await bundlePage({ script: 'redirects', define: { PROFILE: profile } }));
  const from = standIn.requests.length;
  const tab = await browser.open();

  const open = async () => {
    await tab.goto(address);
    await until(tab, (here) => location.href === here && window.redirectsPage !== undefined, address);
  };
  await open();
  const outcomes = await tab.evaluate(() => window.redirectsPage.judge());
  const misjudged = Object.entries(outcomes).flatMap(([way, judged]) =>
    cases
      .filter((entry) => !isRightJudgment(caseOf(way, entry), judged[entry.id], base))
      .map(({ id }) => `${id} as ${way} was "${judged[id]}"`),
  );

  const strayed: string[] = [];
  for (const entry of cases) {
    await open();
    const target = await tab.evaluate((id) => window.redirectsPage.go(id), entry.id);
    // A different destination is reported below.
    await until(tab, (there) => location.href === there && document.readyState === 'complete', target).catch(() => {});
    const arrived = await tab.address();
    if (isRightEnd(entry, { target, arrived }, { base, fallback })) continue;
    strayed.push(`${entry.id} was redirected to ${target} and arrived at ${arrived}`);
  }
  await tab.close();
  await new Promise((resolve) => setTimeout(resolve, SETTLE));
  const requests = standIn.requests.slice(from).filter(({ hostname }) => !OF_MAKERS.test(hostname));
  const foreign = foreignRequests(requests, [base, ...cases.flatMap(({ final }) => final ?? [])]);
  return { count: cases.length, judged: cases.length * Object.keys(outcomes).length, misjudged, strayed, foreign };
};

/** Lets a browser check every candidate of the table and follow the accepted ones, with a stand-in for all hosts. */
export const followRedirects = async (name: BrowserName): Promise<Shown> => {
  const standIn = await startStandIn();
  const follow = async (browser: StartedBrowser): Promise<Shown> => {
    const found: Awaited<ReturnType<typeof followProfile>>[] = [];
    for (const profile of Object.keys(payload.profiles) as Profile[])
      found.push(await followProfile(browser, standIn, profile));
    const count = found.reduce((sum, part) => sum + part.count, 0);
    const judged = found.reduce((sum, part) => sum + part.judged, 0);
    const misjudged = found.flatMap((part) => part.misjudged);
    const strayed = found.flatMap((part) => part.strayed);
    const foreign = found.flatMap((part) => part.foreign);
    const steps: Step[] = [
      {
        what: 'accepted or rejected as listed: as a value, in a query, stored, in a response',
        seen: `${judged - misjudged.length} of ${judged}`,
        wrong: misjudged,
      },
      { what: 'redirected to exactly the checked URL', seen: `${count - strayed.length} of ${count}`, wrong: strayed },
      { what: 'requests to other hosts', seen: String(foreign.length), wrong: foreign },
      { what: 'dialogs', seen: String(browser.dialogs.length), wrong: browser.dialogs },
    ];
    return showSteps(browser.version, steps);
  };
  try {
    return await withBrowser(name, follow, { proxy: standIn.port });
  } finally {
    await standIn.stop();
  }
};
