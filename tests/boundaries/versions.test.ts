import { expect, it } from 'vitest';
import { outdatedFiles, withVersions } from '../docs/follow-versions';

it('names the versions of the packages in examples, hosts and documents', () => {
  const outdated = outdatedFiles().map(({ file }) => file);
  expect(outdated, 'Bring them along: node --import tsx tests/docs/follow-versions.ts').toEqual([]);
});

it('finds ranges, ranges under another name, and tarballs', () => {
  const now = withVersions('"@gatehouse/ui": "^0.0.9" npm:@gatehouse/frontegg-react@^0.0.9 gatehouse-sdk-0.0.9.tgz');
  expect(now).toBe(
    withVersions('"@gatehouse/ui": "^9.9.9" npm:@gatehouse/frontegg-react@^9.9.9 gatehouse-sdk-9.9.9.tgz'),
  );
  expect(now).not.toContain('0.0.9');
  expect(withVersions('"@other/ui": "^0.0.9" "@gatehouse/unknown": "^0.0.9"')).toBe(
    '"@other/ui": "^0.0.9" "@gatehouse/unknown": "^0.0.9"',
  );
});
