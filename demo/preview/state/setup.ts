import { array, boolean, custom, type infer as Infer, number, object, enum as oneOf, string } from 'zod';
import { isScreenId } from '../screens/catalogue';
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
  zooms,
} from './choices';

/** Narrowest and widest window, in CSS pixels. */
export const WIDTHS = { min: 320, max: 1920 } as const;

/** Everything that makes up what is shown. The address carries it, so a view can be shared. */
export const Setup = object({
  screen: custom<string>(isScreenId),
  /** Of the user who is signed in. */
  role: oneOf(namesOf(roles)),
  /** Feature flags that are off; all others are on. */
  flagsOff: array(oneOf(namesOf(flags))),
  plan: oneOf(namesOf(plans)),
  subscription: oneOf(namesOf(subscriptions)),
  /** Features that the account has no entitlement to, whatever its plan. */
  featuresOff: array(oneOf(namesOf(features))),
  strategy: oneOf(namesOf(strategies)),
  social: array(oneOf(namesOf(social))),
  passkeys: boolean(),
  mfa: oneOf(namesOf(mfaPolicies)),
  signUps: boolean(),
  captcha: boolean(),
  data: oneOf(namesOf(dataSizes)),
  failure: oneOf(namesOf(failures).map(String)),
  /** Which calls fail: `capability.call`, or empty for every call. */
  failingCall: string().regex(/^(?:[a-zA-Z]+\.[a-zA-Z0-9]+)?$/),
  date: oneOf(namesOf(dateFormats)),
  time: oneOf(namesOf(timeFormats)),
  currency: oneOf(namesOf(currencies)),
  language: oneOf(namesOf(languages)),
  dir: oneOf(namesOf(directions)),
  density: oneOf(namesOf(densities)),
  mode: oneOf(namesOf(modes)),
  /** Of the window, in CSS pixels. */
  width: number().int().min(WIDTHS.min).max(WIDTHS.max),
  zoom: oneOf(namesOf(zooms).map(String)),
  /** Reads take 200 ms and writes 500 ms. */
  delay: boolean(),
  theme: Theme,
});
export type Setup = Infer<typeof Setup>;

/** What the preview starts with. Source: section 1 of the specification. */
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
  mode: 'light',
  width: 1280,
  zoom: '100',
  delay: true,
  theme: {},
};

const names = Object.keys(defaultSetup) as (keyof Setup)[];

/** The text of a value in an address. */
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

/** The value of a text; the default says of which kind it is. */
const read = (text: string, like: Setup[keyof Setup]): unknown => {
  if (Array.isArray(like)) return text.split(' ').filter(Boolean);
  if (typeof like === 'boolean') return text === 'true';
  if (typeof like === 'number') return Number(text);
  return typeof like === 'object' ? parseJson(text) : text;
};

/** Reads a setup from an address; what is not known there is as by default. */
export const readSetup = (query: URLSearchParams): Setup => {
  const given = names.flatMap((name) => {
    const text = query.get(name);
    if (text === null) return [];
    const parsed = Setup.shape[name].safeParse(read(text, defaultSetup[name]));
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return Setup.parse({ ...defaultSetup, ...Object.fromEntries(given) });
};

/** Writes a setup into an address; what is as by default is left out. */
export const writeSetup = (setup: Setup): URLSearchParams => {
  const query = new URLSearchParams();
  for (const name of names) {
    const text = write(setup[name]);
    if (text !== write(defaultSetup[name])) query.set(name, text);
  }
  return query;
};
