import { spawn } from 'node:child_process';

const commands: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens a page in the browser of this machine; does nothing without a browser. */
export const openPage = (url: string): void => {
  const [command, ...args] = commands[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => console.error(`No browser was found here. Open ${url} by hand.`));
  child.unref();
};
