import { embedFault } from './errors';

/** What a native shell can be asked to do, and with what. Source: the native bridge of the wire facts. */
export interface NativeActions {
  loginWithSSO: [email: string];
  /** Replaced by `loginWithSocialLoginProvider`; older shells know only this one. */
  loginWithSocialLogin: [url: string];
  loginWithSocialLoginProvider: [provider: string];
  loginWithCustomSocialLoginProvider: [providerId: string];
  suggestSavePassword: [email: string, password: string];
}

/** Name of something that a native shell can be asked to do. */
export type NativeAction = keyof NativeActions;

interface NativeWindow {
  webkit?: { messageHandlers?: { FronteggNativeBridge?: { postMessage(message: string): void } } };
  FronteggNativeBridge?: Partial<Record<NativeAction, (...values: string[]) => void>>;
  FronteggNativeBridgeFunctions?: Partial<Record<NativeAction | 'shouldPromptSocialLoginConsent', unknown>>;
}

/** iOS takes one payload: the value itself, and for a saved password JSON inside of the JSON. */
const payloadOf = (action: NativeAction, values: readonly string[]): string | undefined => {
  if (action !== 'suggestSavePassword') return values[0];
  const [email, password] = values;
  return JSON.stringify({ email, password });
};

/**
 * Whether the mobile app that shows the page wants the user to confirm before a social provider opens.
 *
 * @param host The window that the shell prepared; default the global one.
 */
export const promptsSocialConsent = (host: object = globalThis): boolean => {
  const native: NativeWindow = host;
  return Boolean(native.FronteggNativeBridgeFunctions?.shouldPromptSocialLoginConsent);
};

/** The channel to a native shell. */
export interface NativeBridge {
  /** Whether a native shell is there and says that it knows the action. */
  knows(action: NativeAction): boolean;
  /**
   * Hands an action to the shell, to iOS first.
   * @throws IdentityError `native-bridge-missing` outside of a shell.
   */
  send<Action extends NativeAction>(action: Action, ...values: NativeActions[Action]): void;
}

/**
 * The channel to the mobile app that shows the page.
 *
 * @param host The window that the shell prepared; default the global one.
 */
export const createNativeBridge = (host: object = globalThis): NativeBridge => {
  const native: NativeWindow = host;
  const ios = () => native.webkit?.messageHandlers?.FronteggNativeBridge;
  return {
    knows: (action) =>
      (ios() ?? native.FronteggNativeBridge) !== undefined && Boolean(native.FronteggNativeBridgeFunctions?.[action]),
    send(action, ...values) {
      const handler = ios();
      if (handler) {
        handler.postMessage(JSON.stringify({ action, payload: payloadOf(action, values) }));
        return;
      }
      const bridge = native.FronteggNativeBridge;
      // Called on the bridge itself: an Android interface refuses detached methods.
      if (!bridge?.[action]) throw embedFault('native-bridge-missing');
      bridge[action](...values);
    },
  };
};
