import { webUrl } from '../core/http/web-url';

/** Every name of the options, so that a name that is forgotten does not compile. */
export type OptionNames<Options> = Readonly<Record<keyof Required<Options>, true>>;

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

const NOT_SET = 'Is an environment variable not set?';

/**
 * Creates the checks of one function's options, which run before the server starts: a wrong or unset variable must not turn a
 * check off.
 *
 * @param caller Name of the function, for the messages.
 */
export const createOptionChecks = (caller: string) => {
  /** @throws TypeError always */
  const refuse = (reason: string): never => {
    throw new TypeError(`${caller}: ${reason}`);
  };

  const text = (name: string, value: unknown): string =>
    typeof value === 'string' && value.trim() !== '' ? value : refuse(`"${name}" is missing or empty. ${NOT_SET}`);

  /** Secrets and keys must not travel unencrypted, except on the machine of a developer. */
  const url = (name: string, value: unknown): URL => {
    const given = text(name, value);
    const parsed = webUrl(given);
    return parsed?.protocol === 'https:' || (parsed && LOOPBACK.test(parsed.hostname))
      ? parsed
      : refuse(`"${name}" must be a URL that starts with https://, or with http:// on localhost: ${given}`);
  };

  return {
    refuse,
    text,
    url,

    /** @throws TypeError for an option that does not exist, such as a misspelled one, or is undefined */
    names: <Options extends object>(options: Options, names: OptionNames<Options>): void => {
      if (typeof options !== 'object' || options === null) refuse('the options are missing.');
      for (const [name, value] of Object.entries(options)) {
        if (!Object.hasOwn(names, name)) {
          refuse(`there is no option "${name}". There are: ${Object.keys(names).join(', ')}.`);
        }
        if (value === undefined) refuse(`"${name}" is undefined. ${NOT_SET} Leave the option out, or set it.`);
      }
    },

    texts: (name: string, value: unknown): readonly string[] => {
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      return values.length > 0 ? values.map((one) => text(name, one)) : refuse(`"${name}" is empty. ${NOT_SET}`);
    },

    /** Source: RFC 8414, section 2. */
    issuer: (value: unknown): URL => {
      const issuer = url('issuer', value);
      const [home = '', path] = issuer.href.split('/.well-known/');
      if (path !== undefined) refuse(`"issuer" is the address before /.well-known/: ${home}`);
      return issuer.search || issuer.hash
        ? refuse(
            `"issuer" has no query and no fragment: copy it from the discovery document of the provider: ${issuer}`,
          )
        : issuer;
    },

    /** @throws TypeError for an option that is there and no function */
    fn: (name: string, value: unknown): void => {
      if (value !== undefined && typeof value !== 'function') refuse(`"${name}" is not a function.`);
    },

    positive: (name: string, value: number): number =>
      Number.isFinite(value) && value > 0 ? value : refuse(`"${name}" is not a positive number.`),

    notNegative: (name: string, value: number): number =>
      Number.isFinite(value) && value >= 0 ? value : refuse(`"${name}" is not a number.`),
  };
};

export type OptionChecks = ReturnType<typeof createOptionChecks>;
