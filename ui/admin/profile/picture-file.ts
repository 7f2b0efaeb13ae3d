/** Maximum file size in bytes; larger files take browsers too long to decode. */
const LARGEST = 30 * 1024 * 1024;

/** Pictures that browsers open and that cannot carry a script. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp'];

/** Reason why a file is rejected. */
export type PictureProblem = 'type' | 'size';

export const pictureProblem = ({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | undefined => {
  if (!pictureTypes.includes(type)) return 'type';
  return size > LARGEST ? 'size' : undefined;
};

/** The first file of a drop or of a paste. */
export const fileOf = (data: Pick<DataTransfer, 'files'> | null): File | undefined => data?.files[0] ?? undefined;
