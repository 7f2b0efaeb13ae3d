interface Detector {
  detect(image: ImageData): Promise<{ rawValue: string }[]>;
}

// Not available in every browser, and missing in TypeScript's library.
declare const BarcodeDetector:
  | undefined
  | { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };

/** Longer side in pixels: enough for the densest code of an address. */
const SIZE = 480;
/** White border in pixels (quiet zone), added in case the picture has none. */
const MARGIN = 32;

const draw = async (address: string): Promise<ImageData | undefined> => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const { naturalWidth, naturalHeight } = picture;
  // SVG pictures may have no intrinsic size.
  const scale = SIZE / Math.max(naturalWidth, naturalHeight, 1);
  const width = Math.round(naturalWidth * scale) || SIZE;
  const height = Math.round(naturalHeight * scale) || SIZE;
  const canvas = document.createElement('canvas');
  canvas.width = width + 2 * MARGIN;
  canvas.height = height + 2 * MARGIN;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, MARGIN, MARGIN, width, height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

const detect = async (pixels: ImageData): Promise<string | undefined> => {
  if (typeof BarcodeDetector === 'undefined') return undefined;
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return undefined;
    const [code] = await new BarcodeDetector({ formats: ['qr_code'] }).detect(pixels);
    return code?.rawValue;
  } catch {
    // On some systems the detector exists but always fails.
    return undefined;
  }
};

/**
 * Reads the text of the QR code in a picture, or `undefined` if there is none. Decoding happens in the page, since the
 * picture contains a secret.
 */
export const readQrCode = async (address: string): Promise<string | undefined> => {
  const pixels = await draw(address).catch(() => undefined);
  if (!pixels) return undefined;
  const detected = await detect(pixels);
  if (detected) return detected;
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(pixels);
  } catch {
    return undefined;
  }
};
