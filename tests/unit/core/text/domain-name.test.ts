import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalDomain, isDomain, readableDomain } from '../../../../sdk/core/text/domain-name';
import { decodePunycode } from '../../../../sdk/core/text/punycode';

describe('canonicalDomain', () => {
  test.each([
    ['acme.test', 'acme.test'],
    [' Acme.Test ', 'acme.test'],
    ['acme.test.', 'acme.test'],
    ['@acme.test', 'acme.test'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['bu\u0308cher.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['XN--BCHER-KVA.Example', 'xn--bcher-kva.example'],
    ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
    ['ａｃｍｅ．ｔｅｓｔ', 'acme.test'],
    ['مثال.إختبار', 'xn--mgbh0fb.xn--kgbechtv'],
    ['\u200Bacme.test', 'acme.test'],
    ['ac\uFE0Fme.test', 'acme.test'],
    ['ﬁ.test', 'fi.test'],
    ['\u{1F600}.test', 'xn--e28h.test'],
    ['paral·lel.test', 'xn--parallel-koa.test'],
    ['ac\u2010me.test', undefined],
    ['acme.test\u2019', undefined],
    ['acme.test\u06D4', undefined],
    ['acme.test\u{1F600}', undefined],
    ['straße.example', 'xn--strae-oqa.example'],
    ['a-b.c-d.example', 'a-b.c-d.example'],
    ['1password.com', '1password.com'],
    ['', undefined],
    ['localhost', undefined],
    ['acme', undefined],
    ['acme..test', undefined],
    ['.acme.test', undefined],
    ['acme.test..', undefined],
    ['-acme.test', undefined],
    ['acme-.test', undefined],
    ['ac_me.test', undefined],
    ['ac me.test', undefined],
    ['acme.test/path', undefined],
    ['https://acme.test', undefined],
    ['acme.test:443', undefined],
    ['acme%2etest', undefined],
    ['ada@acme.test', undefined],
    ['203.0.113.7', undefined],
    ['1.2', undefined],
    ['0x7f.1', undefined],
    ['[::1]', undefined],
    ['*.acme.test', undefined],
    ['xn--a.example', undefined],
    [`${'a'.repeat(64)}.test`, undefined],
    [`${'a.'.repeat(126)}test`, undefined],
  ])('of %j is %j', (text, expected) => {
    expect(canonicalDomain(text)).toBe(expected);
    expect(isDomain(text)).toBe(expected !== undefined);
  });
});

describe('readableDomain', () => {
  test.each([
    ['acme.test', 'acme.test'],
    ['xn--bcher-kva.example', 'bücher.example'],
    ['xn--r8jz45g.xn--zckzah', '例え.テスト'],
    ['xn--mgbh0fb.xn--kgbechtv', 'مثال.إختبار'],
    ['xn--fsqu00a.xn--0zwm56d', '例子.测试'],
    ['xn--j1ail.xn--p1ai', 'кто.рф'],
    // Imitations of apple.com and paypal.com, the second one of mixed scripts.
    ['xn--80ak6aa92e.com', 'xn--80ak6aa92e.com'],
    ['xn--pypal-4ve.com', 'xn--pypal-4ve.com'],
    ['xn--a.example', 'xn--a.example'],
    ['xn--.example', 'xn--.example'],
    ['xn--99999999999.example', 'xn--99999999999.example'],
  ])('of %s is %s', (domain, expected) => expect(readableDomain(domain)).toBe(expected));
});

test('every encoded label is decoded as Node decodes it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), (text) => {
      const domain = canonicalDomain(`${text}.example`);
      if (!domain?.startsWith('xn--')) return;
      const [label = ''] = domain.split('.');
      expect(`${decodePunycode(label.slice(4))}.example`).toBe(domainToUnicode(`${label}.example`));
    }),
  );
});
