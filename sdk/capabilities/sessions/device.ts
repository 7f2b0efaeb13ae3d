/** Browser and system of a session, parsed from its user agent. */
export interface Device {
  kind: 'phone' | 'tablet' | 'computer';
  /** Name and major version, such as `Chrome 141`. */
  browser?: string;
  system?: string;
}

/** Maximum number of characters that are parsed. */
const MAX_LENGTH = 512;

/** Ordered: a name comes before names whose user agents also contain it. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)\S* .*Safari\//],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const kindOf = (agent: string, system: string | undefined): Device['kind'] => {
  if (system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(agent))) return 'tablet';
  return system === 'iOS' || system === 'Android' ? 'phone' : 'computer';
};

/** Parses a user agent; unknown parts are left out. */
export const deviceOf = (userAgent: string | null | undefined): Device => {
  const agent = (userAgent ?? '').slice(0, MAX_LENGTH);
  const system = systems.find(([, pattern]) => pattern.test(agent))?.[0];
  const browser = browsers
    .map(([name, pattern]) => ({ name, version: pattern.exec(agent)?.[1] }))
    .find(({ version }) => version !== undefined);
  return {
    kind: kindOf(agent, system),
    ...(browser && { browser: `${browser.name} ${browser.version}` }),
    ...(system && { system }),
  };
};
