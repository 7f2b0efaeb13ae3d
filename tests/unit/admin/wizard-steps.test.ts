import { describe, expect, test } from 'vitest';
import { isReachable, type StepRule, stepToOpen } from '../../../ui/admin/archetypes/wizard/wizard-steps';

interface Connection {
  name?: string;
  domain?: string;
}

const steps: readonly StepRule<Connection>[] = [
  { id: 'name', isDone: (connection) => connection?.name !== undefined },
  { id: 'domain', canSkip: true, isDone: (connection) => connection?.domain !== undefined },
  { id: 'summary', isDone: () => false },
];

describe('a step of a wizard', () => {
  test.each([
    ['name', undefined, true],
    ['domain', undefined, false],
    ['domain', { name: 'Okta' }, true],
    ['summary', { name: 'Okta' }, true],
    ['summary', { domain: 'acme.test' }, false],
    ['nowhere', { name: 'Okta' }, false],
  ])('%s after %j', (id, connection, expected) => {
    expect(isReachable(steps, id, connection)).toBe(expected);
  });
});

describe('a wizard', () => {
  test.each([
    ['starts with the first step', undefined, undefined, 'name'],
    ['continues at the first incomplete step', undefined, { name: 'Okta' }, 'domain'],
    ['opens the step of the URL', 'name', { name: 'Okta' }, 'name'],
    ['opens the first incomplete step instead of a later one', 'summary', undefined, 'name'],
    ['ends with its summary', undefined, { name: 'Okta', domain: 'acme.test' }, 'summary'],
  ])('%s', (_what, wanted, connection, expected) => {
    expect(stepToOpen(steps, wanted, connection)).toBe(expected);
  });
});
