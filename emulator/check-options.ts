import type { EmulatorOptions } from './options';
import { defaultSettings, type Settings } from './provider';

/** Every option besides the settings, so that a name that is forgotten does not compile. */
const optionNames: Readonly<Record<Exclude<keyof EmulatorOptions, keyof Settings>, true>> = {
  seed: true,
  clock: true,
  baseUrl: true,
  clients: true,
  origins: true,
  onOrigin: true,
  passwords: true,
  db: true,
  readAddress: true,
  protocolClients: true,
  verifyCaptcha: true,
  leakedPasswords: true,
  ownKey: true,
  post: true,
  webhooksTo: true,
  idpHosts: true,
  hostSettings: true,
  vendorBox: true,
  mailHost: true,
  onMessage: true,
  faultSeed: true,
};

const names = [...Object.keys(optionNames), ...Object.keys(defaultSettings)];
const settingTypes = new Map(Object.entries(defaultSettings).map(([name, value]) => [name, typeof value]));

const isWeb = (text: unknown) =>
  typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const refuse = (reason: string): never => {
  throw new TypeError(`createEmulator: ${reason}`);
};

/** @throws TypeError for an option that is unknown, such as a misspelled setting, or of the wrong type. */
export const checkOptions = (options: EmulatorOptions): void => {
  for (const [name, value] of Object.entries(options)) {
    if (!names.includes(name)) refuse(`there is no option "${name}". There are: ${names.join(', ')}.`);
    const type = settingTypes.get(name);
    if (type !== undefined && value !== undefined && typeof value !== type) refuse(`"${name}" must be a ${type}.`);
  }
  const { baseUrl, clients, origins, clock } = options;
  if (baseUrl !== undefined && !isWeb(baseUrl))
    refuse(`"baseUrl" must be a URL like http://localhost:4400: ${baseUrl}`);
  if (clients && (clients.length === 0 || !clients.every(({ id }) => typeof id === 'string' && id !== ''))) {
    refuse('"clients" must be a list of applications, each with an id. Leave it out for one with the id "portal".');
  }
  for (const { id, origins: pages, redirectUris, postLogoutRedirectUris } of clients ?? []) {
    const lists: readonly unknown[] = [pages, redirectUris, postLogoutRedirectUris];
    if (!lists.every(Array.isArray))
      refuse(`the client "${id}" needs the lists origins, redirectUris and postLogoutRedirectUris; they may be empty.`);
  }
  if (origins !== undefined && origins !== 'registered' && origins !== 'loopback')
    refuse('"origins" must be "registered" or "loopback".');
  if (clock !== undefined && typeof clock.now !== 'function')
    refuse('"clock" must have a function now() that returns milliseconds.');
};
