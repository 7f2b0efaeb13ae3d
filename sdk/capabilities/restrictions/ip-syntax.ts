const decimal = /^(0|[1-9]\d{0,2})$/;
const hexGroup = /^[\da-f]{1,4}$/i;

const isUpTo = (text: string, max: number): boolean => decimal.test(text) && Number(text) <= max;

const isIpv4 = (text: string): boolean => {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => isUpTo(part, 255));
};

/** Returns the number of 16-bit groups on one side of `::`; undefined when the syntax is invalid. */
const groupCount = (side: string, mayEndInIpv4: boolean): number | undefined => {
  if (side === '') return 0;
  const parts = side.split(':');
  const last = parts.at(-1) ?? '';
  const asIpv4 = mayEndInIpv4 && isIpv4(last);
  const groups = asIpv4 ? parts.slice(0, -1) : parts;
  return groups.every((group) => hexGroup.test(group)) ? groups.length + (asIpv4 ? 2 : 0) : undefined;
};

const isIpv6 = (text: string): boolean => {
  const sides = text.split('::');
  if (sides.length > 2) return false;
  const [head = '', tail] = sides;
  const before = groupCount(head, tail === undefined);
  if (before === undefined || tail === undefined) return before === 8;
  const after = groupCount(tail, true);
  // `::` stands for at least one group.
  return after !== undefined && before + after < 8;
};

/** Returns the bits of a valid IPv4 address. */
const ipv4Bits = (text: string): bigint => text.split('.').reduce((bits, part) => (bits << 8n) | BigInt(part), 0n);

/** Returns the groups on one side of `::`; a trailing IPv4 address counts as two. */
const groupsOf = (side: string): bigint[] =>
  side === ''
    ? []
    : side.split(':').flatMap((group) => {
        if (!group.includes('.')) return [BigInt(`0x${group}`)];
        const bits = ipv4Bits(group);
        return [bits >> 16n, bits & 0xffffn];
      });

const ipv6Bits = (text: string): bigint => {
  const [head = '', tail] = text.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = Array.from({ length: 8 - before.length - after.length }, () => 0n);
  return [...before, ...gap, ...after].reduce((bits, group) => (bits << 16n) | group, 0n);
};

/** A range of addresses: a single address, or an address with a prefix length. */
export interface IpRange {
  bits: 32 | 128;
  first: bigint;
  last: bigint;
}

/** Parses an address or range; undefined when it is neither. An IPv4-mapped IPv6 address counts as IPv4. */
export const ipRange = (text: string): IpRange | undefined => {
  const trimmed = text.trim();
  if (!isIpOrRange(trimmed)) return undefined;
  const [address = '', prefix] = trimmed.split('/');
  const bits = address.includes(':') ? 128 : 32;
  const value = bits === 128 ? ipv6Bits(address) : ipv4Bits(address);
  if (bits === 128 && prefix === undefined && value >> 32n === 0xffffn) {
    const mapped = value & 0xffffffffn;
    return { bits: 32, first: mapped, last: mapped };
  }
  const rest = BigInt(bits - Number(prefix ?? bits));
  const first = (value >> rest) << rest;
  return { bits, first, last: first | ((1n << rest) - 1n) };
};

/** The longest valid text is an IPv6 address that ends in an IPv4 one, with a prefix length. */
const MAX_LENGTH = 49;

/**
 * Returns whether a text has the syntax of an IPv4 or IPv6 address or range (`203.0.113.0/24`). A hint for forms: the
 * provider validates.
 */
export const isIpOrRange = (text: string): boolean => {
  if (text.length > MAX_LENGTH) return false;
  const [address = '', prefix, ...more] = text.split('/');
  if (more.length > 0) return false;
  const bits = isIpv4(address) ? 32 : isIpv6(address) ? 128 : undefined;
  return bits !== undefined && (prefix === undefined || isUpTo(prefix, bits));
};
