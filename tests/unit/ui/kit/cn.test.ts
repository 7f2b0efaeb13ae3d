import { expect, test } from 'vitest';
import { cn } from '../../../../ui/kit/cn';

test.each([
  [['gh:p-6', 'gh:p-0'], 'gh:p-0'],
  [['gh:px-4 gh:py-2', 'gh:p-0'], 'gh:p-0'],
  [['gh:p-4', 'gh:ps-2'], 'gh:p-4 gh:ps-2'],
  [['gh:text-sm gh:text-subtle', 'gh:text-body'], 'gh:text-sm gh:text-body'],
  [['gh:text-subtle gh:text-balance gh:text-start'], 'gh:text-subtle gh:text-balance gh:text-start'],
  [['gh:border gh:border-transparent', 'gh:border-line'], 'gh:border gh:border-line'],
  [['gh:border-t gh:border-line gh:border-b-2'], 'gh:border-t gh:border-line gh:border-b-2'],
  [['gh:gap-x-6 gh:gap-y-4'], 'gh:gap-x-6 gh:gap-y-4'],
  [['gh:hover:bg-muted', 'gh:bg-surface'], 'gh:hover:bg-muted gh:bg-surface'],
  [['gh:flex gh:flex-col gh:flex-1', false, 'gh:grid'], 'gh:flex-col gh:flex-1 gh:grid'],
  [['host-class gh:h-8', 'gh:size-4'], 'host-class gh:size-4'],
])('%j becomes %s', (classes, joined) => {
  expect(cn(...classes)).toBe(joined);
});
