import { existsSync } from 'node:fs';

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));

/**
 * Chromium counts only the last list of disabled features, so this one replaces Playwright's own and repeats it.
 * The last line is ours: a whole Chromium loads two pages for its address bar into every window, a fifth of what a run costs.
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

// A headless shell has no window to look at; the environment tells the workers.
if (process.argv.some((argument) => /^--(?:headed|ui|debug)$/.test(argument))) process.env.WHOLE_BROWSER = '1';

const shell = executablePath?.endsWith('/chromium') ? `${executablePath}-headless-shell` : '';

/**
 * How stories and most end-to-end tests start it: as the headless shell of the same version where that is installed too,
 * which takes a sixth of the work less. It keeps no pages for Back.
 */
export const shellOptions = {
  ...launchOptions,
  ...(existsSync(shell) && !process.env.WHOLE_BROWSER && { executablePath: shell }),
};
