import type { Identity } from '@gatehouse/sdk';
import type { Texts } from '@gatehouse/ui/locales/en';
import { loadAdminTexts, loadTexts } from '@gatehouse/ui/locales/load';
import type { ComponentType } from 'react';
import { findScreen, needsSession, type PreviewScreen } from '../screens/catalog';
import type { FlowContext, FlowId } from '../screens/flow-names';
import { readSetup, type Setup } from '../state/setup';
import type { BoxTexts } from './box-texts';
import { injectFailures } from './configure';
import type { PortalProps } from './portal';
import { createSandbox, providerFor } from './provider';
import { contextOf, enter, queryOf, type Scene } from './samples';

interface PreparedScreen {
  identity: Identity;
  context?: FlowContext<FlowId>;
  boxTexts?: BoxTexts;
}

/** A prepared view of the builder's URL. */
export interface View {
  /** A new key resets the screen. */
  key: string;
  screen: PreviewScreen;
  setup: Setup;
  texts: Texts;
  prepared: PreparedScreen;
  /** Renders a screen of the portal. A box does not wait for it. */
  Portal: ComponentType<PortalProps> | undefined;
}

/** Values that require a new provider, user or state; all else changes in place. */
const stateOf = ({ screen, language, dir, density, vision, mode, width, zoom, theme, ...state }: Setup) =>
  JSON.stringify(state);

/** Loads the format of the texts on demand: most views have none, and it brings the color formats along. */
const boxTextsOf = async (scene: Scene, { texts }: Setup['theme']): Promise<BoxTexts | undefined> =>
  texts && (await import('./box-texts')).readBoxTexts(scene, texts);

const prepare = async (screen: PreviewScreen, setup: Setup): Promise<PreparedScreen> => {
  const startsAnew = screen.kind === 'portal' && screen.dialog?.startsAnew === true;
  const provider = await providerFor(setup, startsAnew);
  provider.emulator.faults.clear();
  const address = screen.kind === 'flow' ? screen.address + queryOf(screen.flow) : screen.address;
  const hasSession = needsSession(screen);
  const sandbox = createSandbox(provider, { address, delay: setup.delay, hasSession });
  const scene = { provider, identity: sandbox.identity };
  if (hasSession) await enter(scene, setup.role);
  const context = screen.kind === 'flow' ? await contextOf(screen, scene) : undefined;
  const boxTexts = screen.kind === 'flow' ? await boxTextsOf(scene, setup.theme) : undefined;
  injectFailures(provider.emulator, setup);
  sandbox.open();
  return { identity: sandbox.identity, ...(context && { context }), ...(boxTexts && { boxTexts }) };
};

/** Sequential: the faults of one screen must not affect the preparation of the next. */
let last: { key: string; prepared: Promise<PreparedScreen> } | undefined;

const preparedFor = (key: string, screen: PreviewScreen, setup: Setup): Promise<PreparedScreen> => {
  if (last?.key === key) return last.prepared;
  const before = last?.prepared.catch(() => undefined);
  const prepared = Promise.resolve(before).then(() => prepare(screen, setup));
  last = { key, prepared };
  return prepared;
};

const texts = new Map<string, Promise<Texts>>();
const textsFor = (language: string, isPortal: boolean): Promise<Texts> => {
  const key = `${language} ${isPortal}`;
  const promise = texts.get(key) ?? (isPortal ? loadAdminTexts : loadTexts)([language]);
  texts.set(key, promise);
  return promise;
};

/** Parses the URL of the builder and prepares its view. */
export const viewOf = async (query: string): Promise<View | undefined> => {
  const parsed = readSetup(new URLSearchParams(query));
  const screen = findScreen(parsed.screen);
  if (!screen) return undefined;
  const isPortal = screen.kind === 'portal';
  const setup = { ...parsed, ...(isPortal && screen.dialog?.needs) };
  // A dialog opens over a new page; input of the previous one is discarded.
  const viewId = isPortal && !screen.dialog ? 'portal' : screen.id;
  const isShared = isPortal && !screen.dialog?.startsAnew;
  const place = isShared ? 'portal' : `${screen.id} ${JSON.stringify(setup.theme.texts ?? {})}`;
  const preparedKey = `${place} ${stateOf(setup)}`;
  const [loadedTexts, prepared, portal] = await Promise.all([
    textsFor(setup.language, isPortal),
    preparedFor(preparedKey, screen, setup),
    isPortal ? import('./portal') : undefined,
  ]);
  return { key: `${viewId} ${preparedKey}`, screen, setup, texts: loadedTexts, prepared, Portal: portal?.Portal };
};
