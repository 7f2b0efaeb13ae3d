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
  [['gh:justify-center', 'gh:justify-self-start'], 'gh:justify-center gh:justify-self-start'],
  [['gh:hover:bg-muted', 'gh:bg-surface'], 'gh:hover:bg-muted gh:bg-surface'],
  [['gh:flex gh:flex-col gh:flex-1', false, 'gh:grid'], 'gh:flex-col gh:flex-1 gh:grid'],
  [['host-class gh:h-8', 'gh:size-4'], 'host-class gh:size-4'],
  [['p-4 p-4', 'gh:p-2'], 'p-4 p-4 gh:p-2'],
  [['gh:text-sm gh:bg-muted', 'gh:text-base/6 gh:bg-muted/50'], 'gh:text-base/6 gh:bg-muted/50'],
  [['gh:ms-4', 'gh:-ms-2'], 'gh:-ms-2'],
  [['gh:[&:hover]:p-2', 'gh:[&:focus]:p-4', 'gh:[&:hover]:p-6'], 'gh:[&:focus]:p-4 gh:[&:hover]:p-6'],
  [['gh:bg-muted', 'gh:bg-[url(a:b)]', 'gh:w-[calc(100%-(1px))]'], 'gh:bg-[url(a:b)] gh:w-[calc(100%-(1px))]'],
])('%j becomes %s', (classes, joined) => {
  expect(cn(...classes)).toBe(joined);
});
