import type { Point } from './tab';

/** Escape, as WebDriver names it. */
export const ESCAPE = '\uE00C';

/** Body of the command that clicks with the mouse. */
export const clickAt = ({ x, y }: Point) => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
});

/** Body of the command that presses the keys of a text. */
export const typeText = (text: string) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
});
