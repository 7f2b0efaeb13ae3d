/**
 * Returns a credential as password managers make it: a plain object with the browser's prototype, whose inherited
 * `toJSON()` and getters throw.
 */
export const credentialOf = (response: Readonly<Record<string, string>>, id = 'k1'): Credential => {
  const refused = () => {
    throw new TypeError('Illegal invocation');
  };
  const prototype = Object.defineProperties(
    { toJSON: refused },
    { authenticatorAttachment: { get: refused }, userHandle: { get: refused } },
  );
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  return Object.assign(Object.create(prototype), {
    id,
    rawId: bytes(id),
    type: 'public-key',
    response: Object.assign(
      Object.create(prototype),
      Object.fromEntries(Object.entries(response).map(([name, text]) => [name, bytes(text)])),
    ),
  });
};
