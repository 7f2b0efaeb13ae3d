import { compileEntitlements } from '@gatehouse/sdk';
import { chromium } from '@playwright/test';
import { admin } from '../../../emulator/seed/users';
import { launchOptions } from '../../support/launch';
import { startSdkInChromium } from '../../support/sdk-in-chromium';
import { budget, hard, ms, type Report } from '../report';

const CALLERS = 1000;
/** Seconds; renewed a fifth of that before its end. */
const LIFE = 5;
const STALE_MS = LIFE * 1000 * 0.84;
const CALL_MS = 5;
const CHECKS = 1000;

const askAtOnce = async () => {
  const fixture = await startSdkInChromium({
    settings: { accessTokenLifetime: LIFE, refreshReuseWindow: 0, revokeOnReuse: false },
  });
  const browser = await chromium.launch(launchOptions);
  try {
    const tab = await (await browser.newContext()).newPage();
    await fixture.signIn(tab, admin);
    await tab.evaluate(() => window.sdkPage.load());
    await fixture.controls.settings({ tokenDelay: CALL_MS });
    const wave = () =>
      tab.evaluate(async (callers) => {
        const start = performance.now();
        const tokens = await Promise.all(Array.from({ length: callers }, () => window.sdkPage.session.getToken()));
        return {
          took: performance.now() - start,
          different: new Set(tokens).size,
          missing: tokens.includes(undefined),
        };
      }, CALLERS);
    await new Promise((resolve) => setTimeout(resolve, STALE_MS));
    const before = await fixture.controls.stats();
    const renewed = await wave();
    const after = await fixture.controls.stats();
    const known = await wave();
    return { calls: after.tokenCalls - before.tokenCalls, renewed, known };
  } finally {
    await browser.close();
    await fixture.stop();
  }
};

const checkTime = (): number => {
  const keys = Array.from({ length: 100 }, (_, index) => `fe.area${index}.${index % 5 === 0 ? '*' : 'read'}`);
  const permissions = Object.fromEntries(keys.map((key) => [key, true] as const));
  const compiled = compileEntitlements({ features: {}, plans: {}, permissions });
  const check = () => compiled.check({ permissionKey: 'fe.area95.write' });
  for (let index = 0; index < CHECKS; index += 1) check();
  const start = performance.now();
  for (let index = 0; index < CHECKS; index += 1) check();
  return (performance.now() - start) / CHECKS;
};

/** The SDK: a thousand concurrent calls for a token in one tab, and the time of a permission check. */
export const sdk = async (): Promise<Report> => {
  const { calls, renewed, known } = await askAtOnce();
  const check = checkTime();
  const same = renewed.different === 1 && !renewed.missing;
  return {
    facts: [
      hard(`${CALLERS} concurrent calls with an expired token: token calls`, calls, calls === 1),
      hard('all get the same token', same ? 'yes' : 'no', same),
      budget(`under 50 ms, of which ${CALL_MS} ms are the provider`, ms(renewed.took), renewed.took < 50),
      budget(`${CALLERS} concurrent calls with a valid token, under 50 ms`, ms(known.took), known.took < 50),
      budget('permission check over 100 held keys under 0.05 ms', `${check.toFixed(5)} ms`, check < 0.05),
    ],
  };
};
