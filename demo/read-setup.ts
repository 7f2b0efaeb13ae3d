import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type SeedName, seedNames } from '@gatehouse/emulator';
import { ConfigError, type GatewayConfig, LOOPBACK, readConfig } from './gateway/runtime/config';
import { readSettings, type Settings } from './gateway/runtime/settings';

export interface Setup {
  config: GatewayConfig;
  /** Whether the identity provider is the local one. */
  local: boolean;
  portalOrigin: string;
  gatewayPort: number;
  identityPort: number;
  /** What the local provider's database is filled with when it is made. */
  identitySeed: SeedName;
  /** The folder that keeps everything between two runs; it exists and can be written. */
  folder: string;
}

/** Makes a folder and those above it. Node's own `recursive` never returns where the system refuses with "not found". */
const makeFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

const checkFolder = (folder: string, { mistake }: Settings) => {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch {
    mistake(`The folder ${folder} cannot be written. Make it writable or set DATA_DIR to another one.`);
  }
};

const checkLocal = ({ text, mistake }: Settings) => {
  if (text('NODE_ENV') === 'production') {
    mistake(
      'The local identity provider is for trying things out and does not start with NODE_ENV=production. Set IDENTITY_URL to the real provider.',
    );
  }
  if (!LOOPBACK.has(text('HOST') ?? 'localhost')) {
    mistake(
      'The local identity provider is for this machine only. Remove HOST, or set IDENTITY_URL to the real provider.',
    );
  }
};

const readSeedName = ({ text, mistake }: Settings): SeedName => {
  const given = text('IDENTITY_SEED') ?? 'demo';
  const known = seedNames.find((name) => name === given);
  if (!known) mistake(`IDENTITY_SEED must be one of ${seedNames.join(', ')}.`);
  return known ?? 'demo';
};

/** Reads everything that can be set, or throws a {@link ConfigError} with all mistakes at once. */
export const readSetup = (env: Readonly<Record<string, string | undefined>>, defaultFolder: string): Setup => {
  const mistakes: string[] = [];
  const settings = readSettings(env, (sentence) => mistakes.push(sentence));
  const { text, whole, mistake } = settings;
  const port = (name: string, fallback: number) => whole(name, fallback, { least: 1, most: 65_535 });

  const local = text('IDENTITY_URL') === undefined;
  if (local) checkLocal(settings);
  const identitySeed = readSeedName(settings);
  const portalPort = port('PORTAL_PORT', 4300);
  const identityPort = port('IDENTITY_PORT', 4400);
  if (local && portalPort === identityPort) mistake('PORTAL_PORT and IDENTITY_PORT must be two different ports.');
  // In development the page server stands at the portal's port and passes calls on to the gateway.
  const gatewayPort = port('GATEWAY_PORT', portalPort);
  const portalOrigin = `http://localhost:${portalPort}`;
  const folder = resolve(text('DATA_DIR') ?? defaultFolder);
  checkFolder(folder, settings);

  try {
    const config = readConfig({
      PUBLIC_ORIGIN: gatewayPort === portalPort ? undefined : portalOrigin,
      ...env,
      // What is wrong about the local provider in production or on an open network has been said.
      ...(local && { IDENTITY_URL: `http://localhost:${identityPort}`, NODE_ENV: undefined, HOST: undefined }),
      DATA_DIR: folder,
      PORT: String(gatewayPort),
    });
    if (mistakes.length === 0) return { config, local, portalOrigin, gatewayPort, identityPort, identitySeed, folder };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    mistakes.push(...error.mistakes);
  }
  throw new ConfigError(mistakes);
};
