import { array, boolean, custom, type infer as Infer, number, object, enum as oneOf, string } from 'zod';
import { parseJson } from '../../guards';
import { isScreenId } from '../screens/catalog';
import { Theme } from '../theme/theme';
import {
  currencies,
  dataSizes,
  dateFormats,
  densities,
  directions,
  failures,
  features,
  flags,
  languages,
  mfaPolicies,
  modes,
  namesOf,
  plans,
  roles,
  social,
  strategies,
  subscriptions,
  timeFormats,
  visions,
  zooms,
} from './choices';

/** Narrowest and widest window, in CSS pixels. */
export const WIDTHS = { min: 320, max: 1920 } as const;

/** All settings of the view. They are in the URL, so that a view can be shared. */
export const Setup = object({
  screen: custom<string>(isScreenId).default('login.preLogin'),
  /** Role of the signed-in user. */
  role: oneOf(namesOf(roles)).default('Admin'),
  /** Disabled feature flags; all others are enabled. */
  flagsOff: array(oneOf(namesOf(flags))).default([]),
  plan: oneOf(namesOf(plans)).default('plan-team'),
  subscription: oneOf(namesOf(subscriptions)).default('active'),
  /** Features without an entitlement of the account, whatever its plan. */
  featuresOff: array(oneOf(namesOf(features))).default([]),
  strategy: oneOf(namesOf(strategies)).default('EmailAndPassword'),
  social: array(oneOf(namesOf(social))).default(['google', 'microsoft']),
  passkeys: boolean().default(true),
  mfa: oneOf(namesOf(mfaPolicies)).default('DontForce'),
  signUps: boolean().default(true),
  captcha: boolean().default(false),
  data: oneOf(namesOf(dataSizes)).default('demo'),
  failure: oneOf(namesOf(failures)).default('none'),
  /** Failing call: `capability.call`, or empty for every call. */
  failingCall: string()
    .regex(/^(?:[a-zA-Z]+\.[a-zA-Z0-9]+)?$/)
    .default(''),
  date: oneOf(namesOf(dateFormats)).default('DD/MM/YYYY'),
  time: oneOf(namesOf(timeFormats)).default('HH:mm'),
  currency: oneOf(namesOf(currencies)).default('USD'),
  language: oneOf(namesOf(languages)).default('en'),
  dir: oneOf(namesOf(directions)).default('auto'),
  density: oneOf(namesOf(densities)).default('comfortable'),
  vision: oneOf(namesOf(visions)).default('typical'),
  mode: oneOf(namesOf(modes)).default('light'),
  /** Width of the window in CSS pixels. */
  width: number().int().min(WIDTHS.min).max(WIDTHS.max).default(1280),
  zoom: oneOf(namesOf(zooms).map(String)).default('100'),
  /** Latency: 200 ms for reads and 500 ms for writes. */
  delay: boolean().default(true),
  theme: Theme.default({}),
});
export type Setup = Infer<typeof Setup>;

/** Initial setup. Source: section 1 of the specification. */
export const defaultSetup: Setup = Setup.parse({});

const names = Object.keys(defaultSetup) as (keyof Setup)[];

/** Returns the URL parameter of a value. */
const write = (value: Setup[keyof Setup]): string => {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Parses a URL parameter; the default determines its type. */
const read = (text: string, like: Setup[keyof Setup]): unknown => {
  if (Array.isArray(like)) return text.split(' ').filter(Boolean);
  if (typeof like === 'boolean') return text === 'true';
  if (typeof like === 'number') return Number(text);
  return typeof like === 'object' ? parseJson(text) : text;
};

/** Parses a setup from a URL; unknown values get their default. */
export const readSetup = (query: URLSearchParams): Setup => {
  const entries = names.flatMap((name) => {
    const text = query.get(name);
    if (text === null) return [];
    const parsed = Setup.shape[name].safeParse(read(text, defaultSetup[name]));
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return Setup.parse({ ...defaultSetup, ...Object.fromEntries(entries) });
};

/** Writes a setup into a URL; omits default values. */
export const writeSetup = (setup: Setup): URLSearchParams => {
  const query = new URLSearchParams();
  for (const name of names) {
    const text = write(setup[name]);
    if (text !== write(defaultSetup[name])) query.set(name, text);
  }
  return query;
};
