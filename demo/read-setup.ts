import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { SeedName } from '@gatehouse/emulator';
import { configOf, type GatewayConfig, readSettings } from './gateway/runtime/config';
import type { Environment } from './gateway/runtime/environment';

export interface Setup {
  config: GatewayConfig;
  local: boolean;
  portalOrigin: string;
  gatewayPort: number;
  identityPort: number;
  identitySeed: SeedName;
  /** Hosts that the local provider may call besides this machine. */
  webhooksTo: readonly string[];
  idpHosts: readonly string[];
  /** Folder of all persistent data; it exists and is writable. */
  folder: string;
}

/** Creates a folder and its parents. Node's own `recursive` never returns when the system refuses with "not found". */
const makeFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

const folderMistakes = (folder: string): string[] => {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return [];
  } catch {
    return [`The folder ${folder} cannot be written. Make it writable or set DATA_DIR to another one.`];
  }
};

/**
 * Reads all settings.
 * @throws ConfigError that lists all mistakes.
 */
export const readSetup = (env: Environment, defaultFolder: string): Setup => {
  const folder = resolve(env.DATA_DIR?.trim() || defaultFolder);
  const settings = readSettings({ ...env, DATA_DIR: folder }, folderMistakes(folder));
  const { PORTAL_PORT, IDENTITY_PORT, IDENTITY_SEED, IDENTITY_URL } = settings;
  const { IDENTITY_WEBHOOKS_TO = [], IDENTITY_IDP_HOSTS = [] } = settings;
  const config = configOf(settings);
  return {
    config,
    local: IDENTITY_URL === undefined,
    portalOrigin: `http://localhost:${PORTAL_PORT}`,
    gatewayPort: config.port,
    identityPort: IDENTITY_PORT,
    identitySeed: IDENTITY_SEED,
    webhooksTo: IDENTITY_WEBHOOKS_TO,
    idpHosts: IDENTITY_IDP_HOSTS,
    folder,
  };
};
