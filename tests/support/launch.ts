import { existsSync } from 'node:fs';

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));

/**
 * Chromium uses only the last list of disabled features, so this one replaces and repeats Playwright's own. The last
 * line is ours: a full Chromium loads two pages for its address bar into every window, a fifth of the cost of a run.
 */
const disabledFeatures = [
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AimEnabled', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints'],
  ...['PreconnectToSearch'],
  ...['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'],
];

/** Launch options of tests. Without a system Chromium, Playwright uses its own. */
export const launchOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
};

// A headless shell has no window; the workers read this from the environment.
if (process.argv.some((argument) => /^--(?:headed|ui|debug)$/.test(argument))) process.env.WHOLE_BROWSER = '1';

const shell = executablePath?.endsWith('/chromium') ? `${executablePath}-headless-shell` : '';

/**
 * Launch options of stories and most end-to-end tests: the headless shell of the same version where it is installed,
 * which needs a sixth less work. It has no back/forward cache.
 */
export const shellOptions = {
  ...launchOptions,
  ...(existsSync(shell) && !process.env.WHOLE_BROWSER && { executablePath: shell }),
};
