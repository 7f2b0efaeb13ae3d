import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorText } from '../../../../demo/research/messages';

const path = (relative: string) => new URL(`../../../../${relative}`, import.meta.url);
const manual = readFileSync(path('docs/operating.md'), 'utf8');

/** Every message that the gateway may write into its log. */
const messages = new Set(
  [
    ...readdirSync(path('demo/gateway'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `demo/gateway/${name}`),
    'demo/serve.ts',
  ]
    .map((name) => readFileSync(path(name), 'utf8'))
    .flatMap((code) => [
      ...code.matchAll(/(?<!console\.)\b(?:log(?:\.\w+)?|warn|logError|logFailure)\(\s*['`]([\w ;]+)/g),
    ])
    .map(([, message = '']) => message.trim()),
);

test('operating.md documents every log message', () => {
  expect(messages.size).toBeGreaterThan(15);
  for (const message of [...messages, errorText.syncFailed])
    expect(manual.includes(`| \`${message}`), message).toBe(true);
});

test('operating.md documents every reason of /readyz', () => {
  const [, failures = ''] =
    /const failures = \{([^}]*)\}/.exec(readFileSync(path('demo/gateway/gateway.ts'), 'utf8')) ?? [];
  const reasons = [...failures.matchAll(/(?:^|,)\s*(\w+)(?=[:,])/g)].map(([, reason]) => reason);
  expect(reasons).toHaveLength(4);
  for (const reason of reasons) expect(manual).toMatch(new RegExp(`503 otherwise.*\`${reason}\``));
});
