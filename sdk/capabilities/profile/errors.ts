import { createErrors } from '../../core/errors';

/** Errors of pictures with their default English texts. */
export const imageErrorTexts = {
  'invalid-image': 'This is not an image that can be used. Choose a PNG, JPEG, GIF or WebP picture.',
} as const;

/** Creates such an error, with the text of its code. */
export const imageError = createErrors(imageErrorTexts);
