/** What a user agent says of the device behind it, as far as users need it to tell their devices apart. */
export interface Device {
  kind: 'phone' | 'tablet' | 'computer';
  /** Name and major version, like `Chrome 141`. */
  browser?: string;
  system?: string;
}

/** More letters tell nothing more. */
const LONGEST = 512;

/** Each name stands before those whose agents also contain it. */
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

/** Reads a user agent; names that are not in it are left out. */
export const deviceOf = (userAgent: string | null | undefined): Device => {
  const agent = (userAgent ?? '').slice(0, LONGEST);
  const system = systems.find(([, pattern]) => pattern.test(agent))?.[0];
  const found = browsers
    .map(([name, pattern]) => ({ name, version: pattern.exec(agent)?.[1] }))
    .find(({ version }) => version !== undefined);
  return {
    kind: kindOf(agent, system),
    ...(found && { browser: `${found.name} ${found.version}` }),
    ...(system && { system }),
  };
};
