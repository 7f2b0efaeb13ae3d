import { array, pipe, refine, regex, string, transform } from 'zod/mini';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Returns whether a host, or the host of a URL, is this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.has(URL.canParse(host) ? new URL(host).hostname : host);

const isAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '';
};

const address = string().check(
  refine(isAddress, 'must be an http or https address without a user name, such as https://example.com.'),
);
/**
 * A further check of URLs; invalid ones have been refused already, and the remaining variables still need to be read.
 */
const urlWith = (holds: (address: URL) => boolean, message: string) =>
  refine<string>((value) => !isAddress(value) || holds(new URL(value)), message);

const encrypted = (why = '') =>
  urlWith(
    ({ protocol, hostname }) => protocol === 'https:' || isLoopback(hostname),
    `must start with https:// unless it is on this machine.${why}`,
  );

export const url = pipe(
  address,
  transform((value) => new URL(value).href),
);

export const origin = pipe(
  address.check(encrypted(' Browsers sign nobody in without it.')),
  transform((value) => new URL(value).origin),
);

const base = address.check(
  urlWith(({ href }) => !/[?#]/.test(href), 'must end before any ? or #: paths are put behind it.'),
);
const withoutSlash = transform((value: string) => new URL(value).href.replace(/\/+$/, ''));

/** A base URL without a trailing slash. */
export const baseUrl = pipe(base, withoutSlash);
export const encryptedBaseUrl = pipe(base.check(encrypted()), withoutSlash);

export const postgresUrl = string().check(
  refine(
    (value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol),
    'must be the address of a PostgreSQL database, such as postgres://user:password@host/database.',
  ),
);

const isHostName = (host: string) =>
  URL.canParse(`https://${host}`) && new URL(`https://${host}`).hostname === host.toLowerCase();

/** Names of hosts, separated by commas. */
export const hostNames = pipe(
  pipe(
    string(),
    transform((value) => value.split(',').map((host) => host.trim())),
  ),
  array(string().check(refine(isHostName, 'must be names of hosts, such as hooks.example.com, separated by commas.'))),
);

export const headerText = string().check(
  regex(/^[\x21-\x7e]+$/, 'must be letters, digits and plain signs without spaces: no header can carry anything else.'),
);

/** A token that is valid in a header and cannot be guessed. */
export const strongToken = string().check(
  regex(
    /^[\w.~+/=-]{24,}$/,
    'must have at least 24 letters, digits or any of -._~+/= and nothing else. Make one with: openssl rand -base64 32',
  ),
);

const integer = (min: number, max: number) =>
  pipe(
    string().check(
      refine(
        (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
        `must be a whole number from ${min} to ${max}.`,
      ),
    ),
    transform(Number),
  );

export const port = integer(1, 65_535);
export const perSecond = integer(0, 100_000);
