import { fileURLToPath } from 'node:url';
import { createEmulator } from '@gatehouse/emulator';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { highlight } from '../../../demo/preview/code/highlight';
import type { Value } from '../../../demo/preview/code/print-value';
import { writeCode } from '../../../demo/preview/code/write-code';
import { createSandbox } from '../../../demo/preview/frame/provider';
import { contextOf, enter } from '../../../demo/preview/frame/samples';
import { catalog, findScreen, needsSession, type PreviewScreen, screens } from '../../../demo/preview/screens/catalog';
import { defaultSetup, type Setup } from '../../../demo/preview/state/setup';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** A folder that exists only in the program. */
const folder = `${root}demo/host/`;

const themed: Setup = {
  ...defaultSetup,
  language: 'ar',
  density: 'compact',
  mode: 'both',
  signUps: false,
  theme: {
    dark: { primary: '#b79cff' },
    metrics: { radius: '4px', font: "'Inter', sans-serif" },
    appName: 'L’Été "A"',
  },
};
const plain: Setup = { ...defaultSetup, dir: 'rtl', mode: 'dark', theme: { dark: { 'on-primary': '#000000' } } };

/** The context of every flow step, from a provider like that of the frame. */
const readKnown = async (): Promise<ReadonlyMap<string, Value>> => {
  const emulator = createEmulator({ seed: 'demo' });
  await emulator.ready;
  const provider = { emulator, users: new Map(), data: 'demo' as const, ready: emulator.ready };
  const known = new Map<string, Value>();
  for (const screen of screens) {
    if (screen.kind !== 'flow') continue;
    const hasSession = needsSession(screen);
    const { identity } = createSandbox(provider, { address: screen.address, delay: false, hasSession });
    if (hasSession) await enter({ provider, identity }, 'Admin');
    known.set(screen.id, JSON.parse(JSON.stringify(await contextOf(screen, { provider, identity }))));
    identity.dispose();
  }
  emulator.close();
  return known;
};

const known = await readKnown();
const codeOf = (screen: PreviewScreen, setup: Setup) => writeCode(screen, setup, known.get(screen.id) ?? {});

/** The first screen of every group. */
const looksAt = new Set(catalog.map((group) => group.screens[0]?.id));

/** The settings are the same for every screen of a component: one screen per component has all of them. */
const setupsFor = (screen: PreviewScreen): Setup[] =>
  looksAt.has(screen.id) ? [defaultSetup, themed, plain] : [defaultSetup];

/** All code of the panel, each text once, without its comments. */
const writeAll = (): Map<string, string> => {
  const shapes = new Set<string>();
  const files = new Map<string, string>();
  for (const screen of screens) {
    for (const { file, text } of setupsFor(screen).flatMap((setup) => codeOf(screen, setup))) {
      const shape = file + text.replace(/\/\*\*.*\*\//g, '');
      if (shapes.has(shape)) continue;
      shapes.add(shape);
      files.set(folder + (file === 'identity.ts' ? file : `${shapes.size}-${file}`), text);
    }
  }
  return files;
};

const compile = (files: ReadonlyMap<string, string>): string[] => {
  const { config } = ts.readConfigFile(`${root}tsconfig.base.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const wanted: ts.CompilerOptions = {
    ...options,
    types: ['vite/client'],
    noEmit: true,
    composite: false,
    emitDeclarationOnly: false,
    declarationMap: false,
  };
  const host = ts.createCompilerHost(wanted);
  const { fileExists, readFile, getSourceFile } = host;
  host.getCurrentDirectory = () => root;
  host.directoryExists = (name) => `${name}/` === folder || ts.sys.directoryExists(name);
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...rest) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, version, ...rest) : ts.createSourceFile(name, text, version);
  };
  const program = ts.createProgram([...files.keys()], wanted, host);
  return [...files.keys()].flatMap((name) => {
    const source = program.getSourceFile(name);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(
      ({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}\n${files.get(name)}`,
    );
  });
};

it('compiles for every screen, with React and without, in one program', () => {
  const files = writeAll();
  expect(files.size).toBeGreaterThan(200);
  const wrong = `import { LoginBox } from '@gatehouse/ui/login';\nexport const box = <LoginBox step="lost" />;\n`;
  expect(compile(new Map([...files, [`${folder}wrong.tsx`, wrong]]))).toEqual([
    expect.stringContaining(`Type '"lost"' is not assignable`),
  ]);
});

it('is complete after syntax coloring', () => {
  for (const { text } of screens.flatMap((screen) => codeOf(screen, themed))) {
    expect(
      highlight(text)
        .map((word) => word.text)
        .join(''),
    ).toBe(text);
  }
});

it('has the step, texts, theme and direction of the screen, and comments what it omits', () => {
  const screen = findScreen('login.loginWithPassword');
  if (!screen) throw new Error('no such screen');
  const texts = { de: { 'login.title': 'Willkommen' } };
  const theme = { ...themed.theme, light: { primary: '#5b3bd6' }, logo: 'data:image/png;base64,AAAA', texts };
  const [jsx, typescript] = codeOf(screen, { ...themed, mode: 'light', theme });
  for (const part of ['step="loginWithPassword"', 'dir="rtl"', "primary: '#5b3bd6'", "'/logo.png'", 'locales/ar']) {
    expect(jsx?.text).toContain(part);
  }
  expect(jsx?.text).not.toContain('base64');
  expect(jsx?.notes.join(' ')).toMatch(/picture.*vendor’s document/);
  expect(typescript?.text).toMatch(/mountLogin[\s\S]*step: 'loginWithPassword'/);
  const [both] = codeOf(screen, themed);
  expect(both?.text).toContain("import './gatehouse-theme.css'");
  expect(both?.notes.join(' ')).toContain('Export, CSS');
});

it('mounts screens that can be mounted, and drives only the flow of others', () => {
  const ways = screens.map((screen) => [screen.id, codeOf(screen, defaultSetup)[1]?.text] as const);
  const headless = ways.filter(([, text]) => text?.includes('createFlow(')).map(([id]) => id.split('.')[0]);
  expect([...new Set(headless)]).toEqual([
    'mfa',
    'registerQuickLogin',
    'chooseAccount',
    'socialCallback',
    'oidcCallback',
    'samlCallback',
    'magicLinkCallback',
  ]);
  expect(ways.every(([, text]) => /createFlow\(|mount\w+\(element/.test(text ?? ''))).toBe(true);
  expect(ways.find(([id]) => id === 'admin.subscription.checkout')?.[1]).toContain('mountCheckout(');
});
