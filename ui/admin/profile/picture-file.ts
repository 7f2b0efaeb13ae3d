/** Maximum file size in bytes; browsers take too long to decode larger files. */
const MAX_SIZE = 30 * 1024 * 1024;

/** Picture types that browsers decode and that cannot contain scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp'];

/** Reason why a file is rejected. */
export type PictureProblem = 'type' | 'size';

export const pictureProblem = ({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | undefined => {
  if (!pictureTypes.includes(type)) return 'type';
  return size > MAX_SIZE ? 'size' : undefined;
};

/** Returns the first file of a drop or paste. */
export const fileOf = (data: Pick<DataTransfer, 'files'> | null): File | undefined => data?.files[0] ?? undefined;

/** Returns whether a paste is meant for a part of the page: the host beside it, and fields for text, keep their own. */
export const isOurPaste = (target: EventTarget | null, ours: Element | null | undefined): boolean =>
  target instanceof Element &&
  Boolean(ours?.contains(target)) &&
  !target.closest('input, textarea, [contenteditable]:not([contenteditable=false])');
