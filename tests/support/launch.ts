import { existsSync } from 'node:fs';

const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'];

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

/** How stories and end-to-end tests start a browser. Without a Chromium here, Playwright takes the one it installed. */
export const launchOptions = {
  executablePath: known.find((path) => path && existsSync(path)),
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
