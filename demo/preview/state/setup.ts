import { array, boolean, custom, type infer as Infer, number, object, enum as oneOf, string } from 'zod';
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
  screen: custom<string>(isScreenId),
  /** Role of the signed-in user. */
  role: oneOf(namesOf(roles)),
  /** Disabled feature flags; all others are enabled. */
  flagsOff: array(oneOf(namesOf(flags))),
  plan: oneOf(namesOf(plans)),
  subscription: oneOf(namesOf(subscriptions)),
  /** Features without an entitlement of the account, whatever its plan. */
  featuresOff: array(oneOf(namesOf(features))),
  strategy: oneOf(namesOf(strategies)),
  social: array(oneOf(namesOf(social))),
  passkeys: boolean(),
  mfa: oneOf(namesOf(mfaPolicies)),
  signUps: boolean(),
  captcha: boolean(),
  data: oneOf(namesOf(dataSizes)),
  failure: oneOf(namesOf(failures).map(String)),
  /** Failing call: `capability.call`, or empty for every call. */
  failingCall: string().regex(/^(?:[a-zA-Z]+\.[a-zA-Z0-9]+)?$/),
  date: oneOf(namesOf(dateFormats)),
  time: oneOf(namesOf(timeFormats)),
  currency: oneOf(namesOf(currencies)),
  language: oneOf(namesOf(languages)),
  dir: oneOf(namesOf(directions)),
  density: oneOf(namesOf(densities)),
  vision: oneOf(namesOf(visions)),
  mode: oneOf(namesOf(modes)),
  /** Width of the window in CSS pixels. */
  width: number().int().min(WIDTHS.min).max(WIDTHS.max),
  zoom: oneOf(namesOf(zooms).map(String)),
  /** Latency: 200 ms for reads and 500 ms for writes. */
  delay: boolean(),
  theme: Theme,
});
export type Setup = Infer<typeof Setup>;

/** Initial setup. Source: section 1 of the specification. */
export const defaultSetup: Setup = {
  screen: 'login.preLogin',
  role: 'Admin',
  flagsOff: [],
  plan: 'plan-team',
  subscription: 'active',
  featuresOff: [],
  strategy: 'EmailAndPassword',
  social: ['google', 'microsoft'],
  passkeys: true,
  mfa: 'DontForce',
  signUps: true,
  captcha: false,
  data: 'demo',
  failure: 'none',
  failingCall: '',
  date: 'DD/MM/YYYY',
  time: 'HH:mm',
  currency: 'USD',
  language: 'en',
  dir: 'auto',
  density: 'comfortable',
  vision: 'typical',
  mode: 'light',
  width: 1280,
  zoom: '100',
  delay: true,
  theme: {},
};

const names = Object.keys(defaultSetup) as (keyof Setup)[];

/** Returns the URL parameter of a value. */
const write = (value: Setup[keyof Setup]): string => {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
  const given = names.flatMap((name) => {
    const text = query.get(name);
    if (text === null) return [];
    const parsed = Setup.shape[name].safeParse(read(text, defaultSetup[name]));
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return Setup.parse({ ...defaultSetup, ...Object.fromEntries(given) });
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
