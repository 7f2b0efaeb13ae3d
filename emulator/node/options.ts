import {
  array,
  boolean,
  gte,
  int,
  lte,
  minLength,
  number,
  record,
  refine,
  string,
  union,
  unknown,
  type ZodMiniType,
} from 'zod/mini';
import { SettingsChange } from '../console/settings-change';
import { isPageScript } from '../oauth/page-scripts';
import { type SeedSource, seedNames } from '../seed/seeds';
import type { StartOptions } from './start-options';

type Shared =
  | 'port'
  | 'origins'
  | 'data'
  | 'clientId'
  | 'clientSecret'
  | 'callbackPaths'
  | 'clock'
  | 'smtp'
  | 'idpHosts'
  | 'webhooksTo'
  | 'pageScripts'
  | 'settings';

/** Content of `gatehouse.emulator.json` or `.mjs`; its paths are relative to the file. */
export interface EmulatorConfig extends Pick<StartOptions, Shared> {
  /** `empty`, `small`, `demo`, `large`, a JSON file of rows by table, or the rows themselves. Default: `demo`. */
  seed?: SeedSource | (string & {});
  /** Refuses to start without `origins`. Default: false. */
  strict?: boolean;
  /** Opens the provider's first page in the browser. Default: false. */
  open?: boolean;
  /** Prints one line of JSON for programs. Default: false. */
  json?: boolean;
}

/** Returns a configuration unchanged, for code completion in `gatehouse.emulator.mjs`. */
export const defineEmulatorConfig = (config: EmulatorConfig): EmulatorConfig => config;

export interface Option {
  schema: ZodMiniType;
  /** Valid values, as the error message lists them after the option's name. */
  must: string;
  description: string;
  /** Name on the command line. Absent: only in the file. */
  flag?: string;
  /** Placeholder of the value in the help. Absent: a switch. */
  value?: string;
  /** May be repeated; commas separate the values in an environment variable. */
  isList?: true;
}

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
const isPath = (text: string) =>
  URL.canParse(text, 'http://localhost') && new URL(text, 'http://localhost').pathname === text;
const isHost = (text: string) => URL.canParse(`https://${text}`) && new URL(`https://${text}`).hostname === text;
const isTime = (text: string) =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text) && !Number.isNaN(Date.parse(text));
const isSmtp = (text: string) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol);

const text = string().check(minLength(1));
const toggle = { schema: boolean(), must: 'must be true or false' };

/** All options, shared by the command line, the environment, the file, its schema and the help. */
export const options: Readonly<Record<keyof EmulatorConfig, Option>> = {
  port: {
    flag: 'port',
    value: '<number>',
    schema: number().check(int(), gte(1), lte(65_535)),
    must: 'must be a number from 1 to 65535',
    description: 'Port on localhost (default 4400)',
  },
  seed: {
    flag: 'seed',
    value: '<name|file>',
    schema: union([text, record(string(), unknown())]),
    must: `must be ${seedNames.join(', ')}, or a JSON file of rows by table`,
    description: `${seedNames.join(', ')}, or a JSON file of rows (default demo)`,
  },
  origins: {
    flag: 'origin',
    value: '<origin>',
    isList: true,
    schema: array(string().check(refine(isOrigin))).check(minLength(1)),
    must: 'must be an origin like http://localhost:5173, without a path',
    description: 'An application that may use it; may be repeated (default: any page of this machine)',
  },
  strict: {
    ...toggle,
    flag: 'strict',
    description: 'Refuses to start without --origin: only named origins may use it',
  },
  data: {
    flag: 'data',
    value: '<file>',
    schema: text,
    must: 'must be the path of a file, or :memory:',
    description: 'Keeps the state in an SQLite file (default: memory)',
  },
  clientId: {
    flag: 'client-id',
    value: '<id>',
    schema: text,
    must: 'must be a text',
    description: 'The client id that applications name (default local)',
  },
  clientSecret: {
    flag: 'client-secret',
    value: '<secret>',
    schema: text,
    must: 'must be a text',
    description: 'The secret that a server of the application sends (default: a public client, without one)',
  },
  callbackPaths: {
    flag: 'callback-path',
    value: '<path>',
    isList: true,
    schema: array(string().check(refine(isPath))).check(minLength(1)),
    must: 'must be a path like /oauth/callback',
    description: 'A path to which sign-ins return; may be repeated (default /oauth/callback)',
  },
  clock: {
    flag: 'clock',
    value: '<time>',
    schema: string().check(refine(isTime)),
    must: 'must be a time like 2026-06-01T12:00:00Z',
    description: 'Time at which its clock is stopped, for repeatable runs; the console can start it',
  },
  smtp: {
    flag: 'smtp',
    value: '<url>',
    schema: string().check(refine(isSmtp)),
    must: 'must be an address like smtp://localhost:1025',
    description: 'Also sends the emails of the outbox there; needs the package nodemailer',
  },
  idpHosts: {
    flag: 'idp-host',
    value: '<host>',
    isList: true,
    schema: array(string().check(refine(isHost))).check(minLength(1)),
    must: 'must be the name of a host, such as id.example.com',
    description:
      'An identity provider elsewhere that sign-ins may call; may be repeated (default: those of this machine)',
  },
  webhooksTo: {
    flag: 'webhooks-to',
    value: '<host>',
    isList: true,
    schema: array(string().check(refine(isHost))).check(minLength(1)),
    must: 'must be the name of a host, such as hooks.example.com',
    description: 'Another host that webhooks are posted to; may be repeated (default: this machine only)',
  },
  pageScripts: {
    flag: 'page-script',
    value: '<url>',
    isList: true,
    schema: array(string().check(refine(isPageScript))).check(minLength(1)),
    must: 'must be a URL that starts with https://, or with http:// on localhost',
    description: 'A script that its pages load too, which hears gatehouse:event; may be repeated (default: none)',
  },
  open: { ...toggle, flag: 'open', description: 'Opens its first page in the browser' },
  json: { ...toggle, flag: 'json', description: 'Prints one line of JSON for programs' },
  settings: {
    schema: SettingsChange,
    must: 'must be settings of the provider, as GET /_emulator/settings lists them',
    description: 'Settings of the provider, such as { "allowSignups": true }',
  },
};

/** Options by name, in the order of the help. */
export const optionEntries = Object.entries(options) as readonly (readonly [keyof EmulatorConfig, Option])[];

/** Returns the environment variable of an option, such as `GATEHOUSE_EMULATOR_PORT`; lists have the plural. */
export const variableOf = (name: keyof EmulatorConfig): string =>
  `GATEHOUSE_EMULATOR_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
