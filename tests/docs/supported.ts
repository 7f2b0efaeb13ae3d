/** Writes docs/supported.md from the contracts and the rules of access: `npm run docs`. */
import { fileURLToPath } from 'node:url';
import { type Supported, supportedOperations } from '../../emulator/supported';

export const supportedFile = fileURLToPath(new URL('../../docs/supported.md', import.meta.url));

const NOTHING = '–';
const code = (text: string) => `\`${text}\``;

const callers: Readonly<Record<Supported['caller'], string>> = {
  none: 'public',
  user: 'user',
  ticket: 'sign-in that waits for its second factor',
  cookie: 'cookie or refresh token',
};

const row = ({ operation, state, caller, permissions, stepUp, audit, event }: Supported): string => {
  const needs = [callers[caller], ...(stepUp === undefined ? [] : [`sign-in of the last ${stepUp} s`])].join(', ');
  const cells = [
    code(operation),
    state,
    state === 'page' ? NOTHING : needs,
    permissions.map(code).join('<br>') || NOTHING,
    audit ?? NOTHING,
    event ? code(event) : NOTHING,
  ];
  return `| ${cells.join(' | ')} |`;
};

/** The text of docs/supported.md. */
export const supportedText = (): string => {
  const all = supportedOperations();
  const answered = all.filter(({ state }) => state === 'answered').length;
  return `# What the local provider supports

<!-- Written by \`npm run docs\` from the contracts and emulator/access. Changes made here are lost. -->

${answered} of ${all.length} operations are answered by a handler; the other ${all.length - answered} are pages that the browser goes to. Each operation is
run by tests/contract/emulator/conformance.test.ts. \`npx @gatehouse/emulator supported\` prints the same.

- Of several permissions any one is enough.
- Audit is the action in the audit log, event the key for webhooks and notification channels.

| Operation | State | Caller | Permission | Audit | Event |
| --- | --- | --- | --- | --- | --- |
${all.map(row).join('\n')}
`;
};
