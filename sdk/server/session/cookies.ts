/** Longest value of one cookie in characters: browsers keep 4,096 bytes with name and attributes. */
const PART_LENGTH = 3_800;
/** Servers refuse requests whose headers have more than 16 KB, Node's among them. */
const MAX_PARTS = 3;

/** Cookies of a request, by name. The first of two with the same name counts, which has the longer path. */
export const readCookies = (header: string | null | undefined): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
};

export type Cookies = ReturnType<typeof readCookies>;

/** Cookies of an application: only its own origin can set them, and no script can read them. */
export const createCookieWriter = (baseUrl: URL) => {
  const isSecure = baseUrl.protocol === 'https:';
  // Cookies of the prefix are refused by the browser unless they are secure, for the path / and without a domain.
  const prefix = isSecure ? '__Host-' : '';
  const set = (name: string, value: string, maxAge: number) =>
    [
      `${name}=${value}`,
      'Path=/',
      `Max-Age=${Math.max(0, Math.floor(maxAge))}`,
      'HttpOnly',
      ...(isSecure ? ['Secure'] : []),
      'SameSite=Lax',
    ].join('; ');
  const partOf = (name: string, index: number) => (index === 0 ? name : `${name}.${index}`);

  return {
    nameOf: (name: string) => `${prefix}${name}`,
    set,
    /** Returns the headers that store a value, in several cookies if it is long, and remove older parts. */
    setParts: (name: string, value: string, maxAge: number, before: Cookies): string[] => {
      const count = Math.ceil(value.length / PART_LENGTH);
      if (count > MAX_PARTS) {
        throw new RangeError(
          `The session has ${value.length} characters, more than cookies can hold. Keep sessions in a store: createServerSession({ store }).`,
        );
      }
      const headers = Array.from({ length: count }, (_, index) =>
        set(partOf(name, index), value.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH), maxAge),
      );
      for (let index = count; before.has(partOf(name, index)); index += 1)
        headers.push(set(partOf(name, index), '', 0));
      return headers;
    },
    readParts: (name: string, cookies: Cookies): string | undefined => {
      const parts: string[] = [];
      for (let index = 0; index < MAX_PARTS; index += 1) {
        const part = cookies.get(partOf(name, index));
        if (!part) break;
        parts.push(part);
      }
      return parts.length > 0 ? parts.join('') : undefined;
    },
    removeParts: (name: string, cookies: Cookies): string[] =>
      [...cookies.keys()].filter((key) => key === name || key.startsWith(`${name}.`)).map((key) => set(key, '', 0)),
  };
};
