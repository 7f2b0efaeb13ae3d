import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts a program of this folder and waits for its first message. */
export const startProcess = async <Ready>(program: string, order: object) => {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = fork(file, [JSON.stringify(order)], {
    execArgv: ['--conditions=source', '--import', 'tsx'],
    silent: true,
  });
  let errorOutput = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errorOutput += chunk;
  });
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready));
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}: ${errorOutput}`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill();
    });
  return { ready, stop };
};
