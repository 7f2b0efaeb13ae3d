import { expect, it } from 'vitest';
import { findExecutable } from '../../browsers/find-executable';

const place = { variable: 'FOX_PATH', files: ['/usr/bin/fox-esr', '/usr/bin/fox'], debian: 'fox-esr' };
const machine = (files: string[], variables = {}) => ({ variables, exists: (file: string) => files.includes(file) });

it('returns the first existing file', () => {
  expect(findExecutable(place, machine(['/usr/bin/fox', '/usr/bin/fox-esr']))).toBe('/usr/bin/fox-esr');
  expect(findExecutable(place, machine(['/usr/bin/fox']))).toBe('/usr/bin/fox');
});

it('prefers the path of the environment variable', () => {
  const named = machine(['/usr/bin/fox', '/opt/fox'], { FOX_PATH: '/opt/fox' });
  expect(findExecutable(place, named)).toBe('/opt/fox');
});

it('does not fall back when that path does not exist', () => {
  const named = machine(['/usr/bin/fox'], { FOX_PATH: '/opt/fox' });
  expect(() => findExecutable(place, named)).toThrow('FOX_PATH is /opt/fox, which does not exist.');
});

it('names the package to install and the variable in its error', () => {
  expect(() => findExecutable(place, machine([]))).toThrow(/"apt-get install fox-esr", or set FOX_PATH/);
});
