import { accountLimits } from '@gatehouse/sdk/contracts/account-settings';
import { decodePicture } from '../../kit/browser';

/** Maximum file size in bytes, checked before a file is read. */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

/** Maximum length of the longer side in pixels. */
const MAX_SIDE = 320;

const { max: MAX_LENGTH } = accountLimits.logo;

/** Returns the side lengths that fit into a square, with the same aspect ratio. */
export const fitted = (width: number, height: number, maxSide = MAX_SIDE): { width: number; height: number } => {
  const scale = Math.min(1, maxSide / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * Reads a picture and scales it down to the size limit of the settings.
 * @returns a data URL, or undefined if the file is not a picture or too large.
 */
export const shrinkPicture = async (file: Blob): Promise<string | undefined> => {
  if (file.size > MAX_FILE_SIZE) return undefined;
  try {
    const bitmap = await decodePicture(file);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitted(bitmap.width, bitmap.height));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const png = canvas.toDataURL('image/png');
    const small = png.length <= MAX_LENGTH ? png : canvas.toDataURL('image/webp', 0.85);
    return small.length <= MAX_LENGTH ? small : undefined;
  } catch {
    return undefined;
  }
};
