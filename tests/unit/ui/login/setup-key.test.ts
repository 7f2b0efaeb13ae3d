import { describe, expect, it } from 'vitest';
import { inGroups, readSetupKey } from '../../../../ui/kit/setup-key/setup-key';

const SECRET = 'JBSWY3DPEHPK3PXP';
const of = (query: string, label = 'Acme:ada%40acme.test') => `otpauth://totp/${label}?${query}`;

describe('the setup key of an otpauth URL', () => {
  it('has secret, account, issuer and a normalized URL', () => {
    expect(readSetupKey(of(`secret=${SECRET}&issuer=Acme&algorithm=SHA1&digits=6&period=30`))).toEqual({
      secret: SECRET,
      account: 'ada@acme.test',
      issuer: 'Acme',
      link: `otpauth://totp/Acme:ada%40acme.test?secret=${SECRET}&issuer=Acme`,
    });
  });

  it.each([
    ['no issuer', of(`secret=${SECRET}`, 'ada'), { account: 'ada', issuer: '' }],
    ['an issuer in the label only', of(`secret=${SECRET}`, 'Acme%20Labs:ada'), { account: 'ada', issuer: 'Acme Labs' }],
    ['no label', of(`secret=${SECRET}`, ''), { account: '', issuer: '' }],
    ['a secret in lower case, with spaces and padding', of('secret=jbsw+y3dp%20ehpk3pxp%3D%3D'), { secret: SECRET }],
    ['the scheme in upper case', of(`secret=${SECRET}`).replace('otpauth', 'OTPAUTH'), { secret: SECRET }],
    ['direction and control characters', of(`secret=${SECRET}`, 'Acme:%E2%80%AEada%00%0A'), { account: 'ada' }],
  ])('accepts %s', (_, text, expected) => {
    expect(readSetupKey(text)).toMatchObject(expected);
  });

  it('keeps only known fields', () => {
    const link = readSetupKey(of(`secret=${SECRET}&issuer=A%26b%3Dc&image=https://evil.test/x.png`))?.link;
    expect(link).toBe(`otpauth://totp/A%26b%3Dc:ada%40acme.test?secret=${SECRET}&issuer=A%26b%3Dc`);
  });

  it.each([
    ['nothing', ''],
    ['a web address', `https://totp/ada?secret=${SECRET}`],
    ['a script', `javascript:alert(1)//totp/ada?secret=${SECRET}`],
    ['a URL inside another text', ` otpauth://totp/ada?secret=${SECRET}`],
    ['a counter-based key', of(`secret=${SECRET}&counter=1`).replace('totp', 'hotp')],
    ['no secret', of('issuer=Acme')],
    ['a secret that is too short', of('secret=JBSWY3DP')],
    ['a secret that is too long', of(`secret=${SECRET.repeat(9)}`)],
    ['a secret that is not base32', of('secret=JBSWY3DPEHPK3PX1')],
    ['a label that cannot be decoded', of(`secret=${SECRET}`, '%E0%A4%A')],
    ['another algorithm', of(`secret=${SECRET}&algorithm=SHA256`)],
    ['eight digits', of(`secret=${SECRET}&digits=8`)],
    ['another period', of(`secret=${SECRET}&period=60`)],
  ])('refuses %s', (_, text) => {
    expect(readSetupKey(text)).toBeUndefined();
  });

  it('is formatted in groups of four', () => {
    expect(inGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
    expect(inGroups('ABCDEFGH')).toBe('ABCD EFGH');
  });
});
