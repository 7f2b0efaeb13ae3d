import { startChild } from './child';
import { findExecutable, places } from './find-executable';

/** File descriptor to which the display writes its number. */
const TOLD_AT = 3;

/** Starts a virtual display; `display` is the value of `DISPLAY`. */
export const startScreen = async (): Promise<{ display: string; stop: () => Promise<void> }> => {
  const args = ['-displayfd', String(TOLD_AT), '-screen', '0', '1440x960x24', '-nolisten', 'tcp'];
  const { child, stop } = startChild(findExecutable(places.screen), {
    args,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve) => {
    child.once('exit', () => resolve(''));
    child.stdio[TOLD_AT]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  if (number === '') throw new Error('The screen (Xvfb) did not start.');
  return { display: `:${number}`, stop };
};
