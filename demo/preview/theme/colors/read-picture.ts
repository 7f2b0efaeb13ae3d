import { Theme } from '../theme';

/** Maximum size of a file in bytes: the URL contains it. */
const MAX_BYTES = 100_000;
/** Width and height in which the pixels are read: enough for the colors of a logo. */
const SIZE = 64;

/** Formats of a logo. */
export const PICTURES = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml';

const readFile = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

const decode = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

const UNREADABLE = 'This file could not be read. Choose another one.';

/** Reads a picture as a data URL, or returns the sentence that says why not. */
export const readPicture = async (file: File): Promise<{ address: string } | { problem: string }> => {
  if (file.size > MAX_BYTES) return { problem: 'Choose a picture of up to 100 KB.' };
  try {
    const address = await readFile(file);
    await decode(address);
    return Theme.shape.logo.safeParse(address).success ? { address } : { problem: UNREADABLE };
  } catch {
    return { problem: UNREADABLE };
  }
};

/** Returns the pixels of a picture in a data URL. @throws DOMException when it is no picture. */
export const readPixels = async (address: string): Promise<Uint8ClampedArray> => {
  const image = await decode(address);
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(image, 0, 0, SIZE, SIZE);
  return pen?.getImageData(0, 0, SIZE, SIZE).data ?? new Uint8ClampedArray();
};
