import { existsSync } from 'node:fs';

/** Possible locations of a program. */
export interface Place {
  /** Environment variable that names another file. */
  variable: string;
  files: readonly string[];
  /** Debian's package of the program. */
  debian: string;
}

/** The programs that the tests start. */
export const places = {
  firefox: { variable: 'FIREFOX_PATH', files: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], debian: 'firefox-esr' },
  webKitDriver: {
    variable: 'WEBKIT_DRIVER_PATH',
    files: ['/usr/bin/WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
  },
  screen: { variable: 'XVFB_PATH', files: ['/usr/bin/Xvfb'], debian: 'xvfb' },
  openssl: { variable: 'OPENSSL_PATH', files: ['/usr/bin/openssl'], debian: 'openssl' },
} satisfies Record<string, Place>;

interface Machine {
  variables: Readonly<Record<string, string | undefined>>;
  exists: (file: string) => boolean;
}

const thisMachine: Machine = { variables: process.env, exists: existsSync };

/**
 * Returns the path of a program.
 * @throws Error that names the package to install, or the variable whose file does not exist
 */
export const findExecutable = ({ variable, files, debian }: Place, machine = thisMachine): string => {
  const chosen = machine.variables[variable];
  if (chosen && !machine.exists(chosen)) throw new Error(`${variable} is ${chosen}, which does not exist.`);
  const found = chosen || files.find(machine.exists);
  if (found) return found;
  throw new Error(`${files.join(' or ')} is missing: run "apt-get install ${debian}", or set ${variable}.`);
};
