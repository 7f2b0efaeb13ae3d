const starts: readonly (readonly [start: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // "<" without a byte order mark.
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
];

const declared = (bytes: Uint8Array): string => {
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const encoding = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  // A document that can be read to here is not UTF-16, whatever it says.
  return /^utf-?16/i.test(encoding) ? 'utf-8' : encoding;
};

/**
 * Decodes an XML document, such as SAML metadata: by its byte order mark, which is left out, else by its declaration.
 * Default: UTF-8.
 */
export const decodeXml = (bytes: Uint8Array): string => {
  const detected = starts.find(([start]) => start.every((byte, at) => bytes[at] === byte))?.[1];
  try {
    return new TextDecoder(detected ?? declared(bytes)).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};
