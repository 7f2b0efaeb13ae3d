import { embedError } from './errors';

/** Actions of a native shell with their arguments. Source: native bridge of the specification. */
export interface NativeActions {
  loginWithSSO: [email: string];
  /** Replaced by `loginWithSocialLoginProvider`; older shells know only this one. */
  loginWithSocialLogin: [url: string];
  loginWithSocialLoginProvider: [provider: string];
  loginWithCustomSocialLoginProvider: [providerId: string];
  suggestSavePassword: [email: string, password: string];
}

/** Name of an action of a native shell. */
export type NativeAction = keyof NativeActions;

interface NativeWindow {
  webkit?: { messageHandlers?: { FronteggNativeBridge?: { postMessage(message: string): void } } };
  FronteggNativeBridge?: Partial<Record<NativeAction, (...values: string[]) => void>>;
  FronteggNativeBridgeFunctions?: Partial<Record<NativeAction | 'shouldPromptSocialLoginConsent', unknown>>;
}

/** Returns the single payload that iOS takes: the value itself, and for a saved password JSON inside of JSON. */
const payloadOf = (action: NativeAction, values: readonly string[]): string | undefined => {
  if (action !== 'suggestSavePassword') return values[0];
  const [email, password] = values;
  return JSON.stringify({ email, password });
};

/**
 * Returns whether the mobile app that embeds the page wants the user to confirm before a social provider opens.
 *
 * @param host The window that the shell prepared. Default: the global one.
 */
export const promptsSocialConsent = (host: object = globalThis): boolean => {
  const native: NativeWindow = host;
  return Boolean(native.FronteggNativeBridgeFunctions?.shouldPromptSocialLoginConsent);
};

/** The channel to a native shell. */
export interface NativeBridge {
  /** Returns whether there is a native shell that supports an action. */
  knows(action: NativeAction): boolean;
  /**
   * Sends an action to the shell, to iOS first.
   * @throws IdentityError `native-bridge-missing` outside of a shell.
   */
  send<Action extends NativeAction>(action: Action, ...values: NativeActions[Action]): void;
}

/**
 * Creates the channel to the mobile app that embeds the page.
 *
 * @param host The window that the shell prepared. Default: the global one.
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
      if (!bridge?.[action]) throw embedError('native-bridge-missing');
      bridge[action](...values);
    },
  };
};
