import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockFolder } from '../../../../demo/gateway/runtime/folder-lock';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder is used by one process at a time', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    `The file ${join(folder, 'in-use')} is in use by another process. Stop that process, or set DATA_DIR to another folder.`,
  );
  // It writes nothing, since the disk may be full.
  expect(readdirSync(folder)).toEqual(['in-use']);
  expect(statSync(join(folder, 'in-use')).size).toBe(0);
  release();
  lockFolder(folder)();
  expect((statSync(join(folder, 'in-use')).mode & 0o777).toString(8)).toBe('600');
});
