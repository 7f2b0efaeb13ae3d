let state = 1;

const next = (): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

const fill = <Values extends ArrayBufferView | null>(values: Values): Values => {
  if (values === null) return values;
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  for (const at of bytes.keys()) bytes[at] = next() * 256;
  return values;
};

const hexOf = (byte: number) => byte.toString(16).padStart(2, '0');

/** Returns a UUID of version 4. */
const uuid = (): string => {
  const hex = [...fill(new Uint8Array(16))].map(hexOf).join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
};

/** Starts the sequence of random numbers anew. */
export const restartRandom = (): void => {
  state = 1;
};

/** Gives the page random numbers that repeat, so that names and identifiers made of them do. */
export const seedRandom = (): void => {
  Math.random = next;
  Object.assign(crypto, { getRandomValues: fill, randomUUID: uuid });
};
