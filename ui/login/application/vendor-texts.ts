import type { FlowTexts } from '../../locales/en';

type Setters = {
  readonly [Part in keyof FlowTexts]?: Readonly<
    Record<string, (texts: FlowTexts[Part], text: string) => FlowTexts[Part]>
  >;
};

/**
 * Setters of the vendor's texts by text part; names are paths below `localizations.<language>.loginBox` of the
 * metadata.
 */
const setters: Setters = {
  box: {
    'login.email': (texts, label) => ({ ...texts, email: { ...texts.email, label } }),
    'login.password': (texts, label) => ({ ...texts, password: { ...texts.password, label } }),
    'login.passkey': (texts, passkey) => ({ ...texts, passkey }),
    'login.back': (texts, toLogin) => ({ ...texts, toLogin }),
  },
  login: {
    'login.subtitle': (texts, text) => ({ ...texts, preLogin: { ...texts.preLogin, text } }),
    'login.signup': (texts, signUp) => ({ ...texts, preLogin: { ...texts.preLogin, signUp } }),
    'login.or': (texts, or) => ({ ...texts, social: { ...texts.social, or } }),
    'login.passwordTitle': (texts, title) => ({ ...texts, password: { ...texts.password, title } }),
    'login.submit': (texts, submit) => ({ ...texts, password: { ...texts.password, submit } }),
    'login.forgotPassword': (texts, forgot) => ({ ...texts, password: { ...texts.password, forgot } }),
  },
  signUp: {
    'signup.title': (texts, title) => ({ ...texts, title }),
    'signup.submit': (texts, submit) => ({ ...texts, submit }),
    'signup.login': (texts, toLogin) => ({ ...texts, toLogin }),
    'signup.successTitle': (texts, sentTitle) => ({ ...texts, sentTitle }),
  },
  forgotPassword: {
    'forgotPassword.title': (texts, title) => ({ ...texts, title }),
    'forgotPassword.submit': (texts, submit) => ({ ...texts, submit }),
  },
  resetPassword: {
    'resetPassword.title': (texts, title) => ({ ...texts, title }),
    'resetPassword.submit': (texts, submit) => ({ ...texts, submit }),
  },
  activate: {
    'activateAccount.title': (texts, title) => ({ ...texts, title }),
    'activateAccount.submit': (texts, submit) => ({ ...texts, submit }),
  },
};

/** Whether a screen uses the text; `login.title` is read separately, since it contains the application's name by default. */
const isSupported = (name: string): boolean =>
  name === 'login.title' || Object.values(setters).some((names) => Object.hasOwn(names, name));

/** Returns the names of vendor texts that no screen uses. */
export const unknownVendorTexts = (texts: Readonly<Record<string, string>>): string[] =>
  Object.keys(texts).filter((name) => !isSupported(name));

/** Returns a function that applies the vendor's overrides to the texts of a language. */
export const retextBy = (vendorTexts: Readonly<Record<string, Readonly<Record<string, string>>>>) => {
  const done = new WeakMap<object, object>();
  return <Part extends keyof FlowTexts>(language: string, part: Part, texts: FlowTexts[Part]): FlowTexts[Part] => {
    const overrides = vendorTexts[language];
    const names: Setters[Part] = setters[part];
    if (!overrides || !names) return texts;
    const before = done.get(texts);
    // Cached by the original texts.
    if (before) return before as FlowTexts[Part];
    const after = Object.entries(names).reduce((result, [name, set]) => {
      const text = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
      return text === undefined ? result : set(result, text);
    }, texts);
    done.set(texts, after);
    return after;
  };
};
