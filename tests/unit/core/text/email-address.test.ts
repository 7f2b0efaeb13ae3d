import { describe, expect, test } from 'vitest';
import { canonicalEmail, isEmail, parseEmails, readableEmail } from '../../../../sdk/core/text/email-address';

describe('canonicalEmail', () => {
  test.each([
    ['ada@acme.test', 'ada@acme.test'],
    [' Ada.L+Lab@Acme.Test. ', 'ada.l+lab@acme.test'],
    ['kai@grün.test', 'kai@xn--grn-ioa.test'],
    ['KAI@GRÜN.test', 'kai@xn--grn-ioa.test'],
    ['kai@gru\u0308n.test', 'kai@xn--grn-ioa.test'],
    ['kai@xn--grn-ioa.test', 'kai@xn--grn-ioa.test'],
    ['Jose\u0301@acme.test', 'jos\u00E9@acme.test'],
    ['用户＠例え。テスト', '用户@xn--r8jz45g.xn--zckzah'],
    ['\u200Bbea@acme.test', 'bea@acme.test'],
    ['mailto:bea@acme.test', 'bea@acme.test'],
    ['be\uFE0Fa\u3164@ac\uFE0Fme.test', 'bea@acme.test'],
    ['oﬃce@acme.test', 'office@acme.test'],
    ['bea\uFE6Bacme.test', 'bea@acme.test'],
    ['o\u2019brien@acme.test', "o'brien@acme.test"],
    ['محمد@مثال.إختبار', 'محمد@xn--mgbh0fb.xn--kgbechtv'],
    ['nobody', 'nobody'],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(canonicalEmail(text)).toBe(expected);
    expect(canonicalEmail(expected)).toBe(expected);
  });
});

describe('isEmail', () => {
  test.each([
    'ada@acme.test',
    ' ada@acme.test ',
    'ADA@ACME.TEST',
    "o'brien+news@acme.co.uk",
    'a!#$%&*/=?^_`{|}~-@acme.test',
    'kai@grün.test',
    'kai@xn--grn-ioa.test',
    '用户@例え.テスト',
    'Дмитрий@пример.рф',
    'mailto:bea@acme.test',
    `${'a'.repeat(64)}@acme.test`,
  ])('accepts %j', (text) => expect(isEmail(text)).toBe(true));

  test.each([
    '',
    'ada',
    '@acme.test',
    'ada@',
    'ada@acme',
    'ada@localhost',
    'ada@@acme.test',
    'ada@acme@acme.test',
    'a,b@acme.test',
    'a;b@acme.test',
    'a:b@acme.test',
    'a b@acme.test',
    'a\r\nBcc: b@acme.test',
    'ada@acme.test\nbob@acme.test',
    'ada@acme.test,bob@acme.test',
    '<ada@acme.test>',
    'Ada <ada@acme.test>',
    '"ada"@acme.test',
    'ada(home)@acme.test',
    'ada\\@acme.test',
    '.ada@acme.test',
    'ada.@acme.test',
    'a..da@acme.test',
    'ada@acme..test',
    'ada@-acme.test',
    'ada@203.0.113.7',
    'ada@[203.0.113.7]',
    'ada@acme.test/x',
    '\u2018ada@acme.test\u2019',
    '\u2039ada@acme.test\u203A',
    '\uFFFCada@acme.test',
    'ada@acme.test\u{1F600}',
    'ada@acme.test\u06D4',
    'ada@acme.test:25',
    'a\u0000da@acme.test',
    `${'a'.repeat(65)}@acme.test`,
    `${'ü'.repeat(40)}@acme.test`,
    `ada@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(10)}.test`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false));
});

describe('readableEmail', () => {
  test.each([
    ['ada@acme.test', 'ada@acme.test'],
    ['kai@xn--grn-ioa.test', 'kai@grün.test'],
    ['a@xn--80ak6aa92e.com', 'a@xn--80ak6aa92e.com'],
    ['nobody', 'nobody'],
  ])('of %s is %s', (email, expected) => expect(readableEmail(email)).toBe(expected));
});

describe('parseEmails', () => {
  test.each([
    ['', []],
    ['ada@acme.test', ['ada@acme.test']],
    [
      'ada@acme.test, bob@acme.test;cy@acme.test\ndi@acme.test',
      ['ada@acme.test', 'bob@acme.test', 'cy@acme.test', 'di@acme.test'],
    ],
    ['ada@acme.test bob@acme.test', ['ada@acme.test', 'bob@acme.test']],
    ['ada@acme.test,bob@acme.test', ['ada@acme.test', 'bob@acme.test']],
    // As mail programs write lists.
    [
      'Lovelace, Ada <ada.l@outlook.test>; Hopper, Grace <grace@outlook.test>',
      ['ada.l@outlook.test', 'grace@outlook.test'],
    ],
    ['"Lovelace, Ada" <ada@acme.test>, "Hopper; Grace" <grace@acme.test>', ['ada@acme.test', 'grace@acme.test']],
    ['Ada Lovelace <ada@acme.test>, Grace <grace@acme.test>', ['ada@acme.test', 'grace@acme.test']],
    ['Ada <Ada@Acme.test>\nada@acme.test', ['ada@acme.test']],
    ['<ada@acme.test> <bob@acme.test>', ['ada@acme.test', 'bob@acme.test']],
    ['Team: ada@acme.test, bob@acme.test;', ['ada@acme.test', 'bob@acme.test']],
    ['ada@acme.test (Ada, home), bob@acme.test', ['ada@acme.test', 'bob@acme.test']],
    ['ada@acme.test (office)', ['ada@acme.test']],
    ['"ada@acme.test" (bob@acme.test) mailto:cy@acme.test', ['ada@acme.test', 'bob@acme.test', 'cy@acme.test']],
    [' ,;\n', []],
    ['"ada@acme.test"', ['ada@acme.test']],
    ["'ada@acme.test'", ['ada@acme.test']],
    ['Ada <mailto:ada@acme.test>', ['ada@acme.test']],
    ['Ada Lovelace [mailto:ada@acme.test]; Bob [bob@acme.test]', ['ada@acme.test', 'bob@acme.test']],
    ['[Ada](mailto:ada@acme.test), [bob@acme.test](mailto:bob@acme.test)', ['ada@acme.test', 'bob@acme.test']],
    ['undisclosed-recipients:;', ['undisclosed-recipients']],
    // As links and chats write them.
    ['mailto:bea@acme.test', ['bea@acme.test']],
    ['mailto:bea@acme.test?subject=Hello', ['bea@acme.test']],
    ['mailto:bea%2Blab@acme.test', ['bea+lab@acme.test']],
    ['mailto:ada@acme.test%2Cbob@acme.test', ['ada@acme.test', 'bob@acme.test']],
    ['\u200Bada@acme.test\uFEFF', ['ada@acme.test']],
    ['Ask ada@acme.test.', ['Ask', 'ada@acme.test']],
    ['• ada@acme.test\n• bob@acme.test', ['ada@acme.test', 'bob@acme.test']],
    ['1. ada@acme.test\n2) bob@acme.test', ['ada@acme.test', 'bob@acme.test']],
    ['- ada@acme.test\n☐ bob@acme.test', ['ada@acme.test', 'bob@acme.test']],
    ['ada@acme.test & bob@acme.test', ['ada@acme.test', 'bob@acme.test']],
    ['\u2039ada@acme.test\u203A, \u300Cbob@acme.test\u300D', ['ada@acme.test', 'bob@acme.test']],
    // As tables are copied.
    ['Ada Lovelace\tada@acme.test\nGrace Hopper\tgrace@acme.test', ['ada@acme.test', 'grace@acme.test']],
    ['ada@acme.test\tAda\tAdmin\r\nbob@acme.test\tBob\tViewer', ['ada@acme.test', 'bob@acme.test']],
    // As keyboards of other scripts type them.
    ['ada@acme.test، bob@acme.test؛ cy@acme.test', ['ada@acme.test', 'bob@acme.test', 'cy@acme.test']],
    ['ada＠acme.test、bob@acme.test；cy@acme.test', ['ada@acme.test', 'bob@acme.test', 'cy@acme.test']],
    ['kai@grün.test, kai@xn--grn-ioa.test', ['kai@xn--grn-ioa.test']],
    ['Ada ＜ada@acme.test＞、Bob 〈bob@acme.test〉', ['ada@acme.test', 'bob@acme.test']],
    ['ada@acme.test۔', ['ada@acme.test']],
    // What cannot be an address is kept, so that it can be named.
    ['ada, bob@acme.test', ['ada', 'bob@acme.test']],
    ['ada@acme, bob@acme.test', ['ada@acme', 'bob@acme.test']],
    ['Lovelace, Ada', ['Lovelace', 'Ada']],
    ['Ada <ada@>', ['ada@']],
    ['ada@acme.test <', ['ada@acme.test']],
    ['"Lovelace, Ada <ada@acme.test>', ['ada@acme.test']],
  ])('of %j is %j', (text, expected) => expect(parseEmails(text)).toEqual(expected));

  test('reads a list of texts', () => {
    expect(parseEmails(['ada@acme.test', 'Grace <grace@acme.test>'])).toEqual(['ada@acme.test', 'grace@acme.test']);
  });

  test('takes linear time', () => {
    const long = '<("'.repeat(200_000);
    expect(parseEmails(`${long}, ada@acme.test`).at(-1)).toBe('ada@acme.test');
  });
});
