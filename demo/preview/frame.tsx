import type { Identity } from '@gatehouse/sdk';
import type { LoginContext } from '@gatehouse/sdk/flows/login';
import type { MfaContext } from '@gatehouse/sdk/flows/mfa';
import { IdentityProvider, TextsProvider, ThemeProvider } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import { loadAdminTexts, loadTexts } from '@gatehouse/ui/locales/load';
import { LoginBox, MfaBox } from '@gatehouse/ui/login';
import { Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { builderBridge } from './bridge';
import { openPreviewCardForm } from './card-form';
import { findScreen, type PreviewScreen } from './catalogue';
import { loginContext, mfaContext, signedInAs, signedOut } from './provider';
import { type PreviewSettings, readSettings } from './settings';

type Shown =
  | { kind: 'admin'; identity: Identity }
  | { kind: 'login'; identity: Identity; context: Partial<LoginContext> }
  | { kind: 'mfa'; identity: Identity; context: Partial<MfaContext> };

const admins = new Map<string, Promise<Shown>>();

/** The administration goes on in one identity per role; every flow starts in one of its own. */
const prepare = async (screen: PreviewScreen, role: PreviewSettings['role']): Promise<Shown> => {
  if (screen.kind === 'admin') {
    const known = admins.get(role) ?? signedInAs(role).then((identity): Shown => ({ kind: 'admin', identity }));
    admins.set(role, known);
    return known;
  }
  const identity = signedOut();
  if (screen.kind === 'login') return { kind: 'login', identity, context: await loginContext(identity, screen) };
  return { kind: 'mfa', identity, context: await mfaContext(identity, screen) };
};

const prepared = new Map<string, Promise<Shown>>();

const preparedFor = (screen: PreviewScreen, role: PreviewSettings['role']): Promise<Shown> => {
  const key = `${screen.id} ${role}`;
  const known = prepared.get(key) ?? prepare(screen, role);
  prepared.set(key, known);
  return known;
};

const finish = async () => builderBridge.left('/');

function ScreenShown({ screen, role }: { screen: PreviewScreen; role: PreviewSettings['role'] }) {
  const shown = use(preparedFor(screen, role));
  useEffect(() => builderBridge.shown());
  return (
    <IdentityProvider identity={shown.identity} load={false}>
      {screen.kind === 'admin' && (
        <AdminPortal
          page={screen.page}
          onPageChange={(page) => builderBridge.chosen(`admin.${page}`)}
          openCardForm={openPreviewCardForm}
        />
      )}
      {screen.kind === 'login' && shown.kind === 'login' && (
        <main className="preview-flow">
          <LoginBox step={screen.step} context={shown.context} onSuccess={() => void finish()} />
        </main>
      )}
      {screen.kind === 'mfa' && shown.kind === 'mfa' && (
        <main className="preview-flow">
          <MfaBox step={screen.step} context={shown.context} onFinish={finish} />
        </main>
      )}
    </IdentityProvider>
  );
}

const texts = new Map<string, ReturnType<typeof loadTexts>>();
const textsOf = (language: string, isAdmin: boolean) => {
  const key = `${language} ${isAdmin}`;
  const known = texts.get(key) ?? (isAdmin ? loadAdminTexts : loadTexts)([language]);
  texts.set(key, known);
  return known;
};

function Frame() {
  const query = useSyncExternalStore(builderBridge.onSettings, () => builderBridge.query().toString());
  const settings = readSettings(new URLSearchParams(query));
  const screen = findScreen(settings.screen);
  const spoken = use(textsOf(settings.language, screen?.kind === 'admin'));
  const dir = settings.dir === 'auto' ? spoken.direction : settings.dir;
  useEffect(() => {
    document.documentElement.lang = spoken.language;
    document.documentElement.dir = dir;
  }, [spoken, dir]);
  if (!screen) return null;
  return (
    <ThemeProvider
      theme={settings.theme}
      density={settings.density}
      dir={dir}
      variables={settings.variables}
      className="preview-page"
    >
      <TextsProvider texts={spoken}>
        <Suspense fallback={<p role="status">Loading…</p>}>
          <ScreenShown
            key={`${screen.kind} ${screen.kind === 'admin' ? settings.role : screen.id}`}
            screen={screen}
            role={settings.role}
          />
        </Suspense>
      </TextsProvider>
    </ThemeProvider>
  );
}

/** Starts what is inside of the preview's frame: the screen alone, on the emulator in this page. */
export const startFrame = (root: HTMLElement): void => {
  root.classList.remove('gh-root');
  createRoot(root).render(
    <Suspense>
      <Frame />
    </Suspense>,
  );
};
