import { expect, it } from 'vitest';
import { findExecutable } from '../../browsers/find-executable';

const place = { variable: 'FOX_PATH', files: ['/usr/bin/fox-esr', '/usr/bin/fox'], debian: 'fox-esr' };
const machine = (files: string[], variables = {}) => ({ variables, exists: (file: string) => files.includes(file) });

it('takes the first file that is there', () => {
  expect(findExecutable(place, machine(['/usr/bin/fox', '/usr/bin/fox-esr']))).toBe('/usr/bin/fox-esr');
  expect(findExecutable(place, machine(['/usr/bin/fox']))).toBe('/usr/bin/fox');
});

it('takes the one that the environment names before any other', () => {
  const named = machine(['/usr/bin/fox', '/opt/fox'], { FOX_PATH: '/opt/fox' });
  expect(findExecutable(place, named)).toBe('/opt/fox');
});

it('does not take another when the one that the environment names is not there', () => {
  const named = machine(['/usr/bin/fox'], { FOX_PATH: '/opt/fox' });
  expect(() => findExecutable(place, named)).toThrow('FOX_PATH is /opt/fox, which is not there.');
});

it('names the package to install, and the variable', () => {
  expect(() => findExecutable(place, machine([]))).toThrow(/"apt-get install fox-esr", or set FOX_PATH/);
});
