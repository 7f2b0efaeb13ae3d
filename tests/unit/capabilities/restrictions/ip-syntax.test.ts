import { isIP } from 'node:net';
import * as restrictions from '@gatehouse/sdk/restrictions';
import { describe, expect, test } from 'vitest';
import { quickest } from '../../../support/quickest';

const { canonicalIp, isIpOrRange } = restrictions;

describe('isIpOrRange', () => {
  test.each([
    '0.0.0.0',
    '203.0.113.7',
    '255.255.255.255',
    '203.0.113.0/24',
    '0.0.0.0/0',
    '203.0.113.7/32',
    '::',
    '::1',
    '1::',
    'fe80::1',
    '2001:db8::8a2e:370:7334',
    '2001:DB8:0:0:0:0:0:1',
    '2001:0db8:0000:0000:0000:ff00:0042:8329',
    '1:2:3:4:5:6:7::',
    '::2:3:4:5:6:7:8',
    '::ffff:192.0.2.1',
    '1:2:3:4:5:6:192.0.2.1',
    '2001:db8::/32',
    '::/0',
    'ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255/128',
    ' 1.2.3.4\n',
    '1.2.3.٤',
    '[::1]',
  ])('accepts %s', (text) => {
    expect(isIpOrRange(text)).toBe(true);
  });

  test.each([
    '',
    ' ',
    '1',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.256',
    '1.2.3.04',
    '1.2.3.-4',
    '1.2.3.4e0',
    '1.2.3.4-1.2.3.9',
    '1.2.3.4/',
    '1.2.3.4/33',
    '1.2.3.4/-1',
    '1.2.3.4/08',
    '1.2.3.4/8/8',
    '/24',
    ':',
    ':::',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1::2::3',
    '1:2:3:4:5:6:7::8',
    ':1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:',
    '12345::',
    'g::',
    '::192.0.2.1:1',
    '192.0.2.1::',
    '1:2:3:4:5:6:7:192.0.2.1',
    '::ffff:192.0.2.256',
    'fe80::1%eth0',
    '::/129',
    '1.2.3.4 5',
    '[::1',
    'example.com',
  ])('rejects %j', (text) => {
    expect(isIpOrRange(text)).toBe(false);
  });

  test('agrees with Node on single addresses', () => {
    const pieces = ['', '0', '1', '25', '255', '256', '01', 'f', 'ffff', '.', ':', '::', '1.2.3.4'];
    // A fixed sequence, so that a failure can be repeated.
    let seed = 7;
    const next = (limit: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    const texts = Array.from({ length: 20_000 }, () =>
      Array.from({ length: 1 + next(17) }, () => pieces[next(pieces.length)]).join(''),
    );
    const differing = texts.filter((text) => text.length <= 45 && isIpOrRange(text) !== isIP(text) > 0);
    expect(differing).toEqual([]);
    expect(texts.filter((text) => isIP(text) > 0).length).toBeGreaterThan(50);
  });

  test.each(['1'.repeat(1_000_000), ':'.repeat(1_000_000), '1.'.repeat(500_000), '1::'.repeat(300_000)])(
    'rejects a very long text at once',
    (text) => {
      expect(quickest(() => expect(isIpOrRange(text)).toBe(false))).toBeLessThan(1_000);
    },
  );
});

describe('canonicalIp', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7/32 ', '203.0.113.7'],
    ['203.0.113.77/24', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['٢٠٣.٠.١١٣.٧', '203.0.113.7'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['2001:0db8:0000:0000:0000:ff00:0042:8329', '2001:db8::ff00:42:8329'],
    ['2001:db8:0:1:0:0:0:1', '2001:db8:0:1::1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['1:10:0:0:100:0:0:0', '1:10:0:0:100::'],
    ['2001:db8::1/32', '2001:db8::/32'],
    ['2001:0DB8::/32', '2001:db8::/32'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]/64', '2001:db8::/64'],
    ['[2001:db8::1]:443', undefined],
    ['192.0.2.1:443', undefined],
    ['::', '::'],
    ['::/0', '::/0'],
    ['::1/128', '::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.77/120', '192.0.2.0/24'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['::ffff:0:0/96', '0.0.0.0/0'],
    ['example.com', undefined],
    ['', undefined],
  ])('of %j is %j', (text, expected) => {
    expect(canonicalIp(text)).toBe(expected);
    if (expected) expect(canonicalIp(expected)).toBe(expected);
  });
});
