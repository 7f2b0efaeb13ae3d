import { execFileSync } from 'node:child_process';
import { addressProblem, curlLine, isRecipient } from '@gatehouse/sdk/connectivity';
import { describe, expect, it } from 'vitest';

describe('a webhook URL', () => {
  it.each([
    ['https://example.com/hooks?a=1', undefined],
    ['  https://example.com ', undefined],
    ['http://localhost:3000/hook', undefined],
    ['http://127.0.0.1:3000/hook', undefined],
    ['http://example.com', 'insecure'],
    ['http://localhost.example.com', 'insecure'],
    ['https://user@example.com', 'credentials'],
    ['https://user:pass@example.com', 'credentials'],
    ['javascript:alert(1)', 'malformed'],
    ['ftp://example.com', 'malformed'],
    ['example.com', 'malformed'],
    ['https://', 'malformed'],
    ['', 'malformed'],
  ])('%s is %s', (text, problem) => expect(addressProblem(text)).toBe(problem));
});

describe('a recipient', () => {
  it('is an email address, or an international number for SMS', () => {
    expect([isRecipient('email', 'ops@acme.test'), isRecipient('email', '+491700000001')]).toEqual([true, false]);
    expect([isRecipient('sms', '+49 170 0000001'), isRecipient('sms', '0170 1'), isRecipient('sms', 'a@b')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a delivery as a shell command', () => {
  it('is one line with URL and body unchanged, whatever they contain', () => {
    const url = "https://example.com/?a='$(id)'&b=`id`";
    const body = JSON.stringify({ name: 'O\'Hara; $(touch x) `id` \\ "', file: '@/etc/passwd' });
    const line = curlLine({ url, body });
    // The shell itself splits the line into words.
    const words = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${line}`], { encoding: 'utf8' }).split(
      '\0',
    );
    expect(words.slice(0, -1)).toEqual(['-X', 'POST', url, '-H', 'content-type: application/json', '--data-raw', body]);
  });
});
