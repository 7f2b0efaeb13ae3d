import { button, field, heading, menuItem, question } from './query';
import type { User } from './user';

export interface Credentials {
  email: string;
  password: string;
}

/** A password that meets every rule. */
export const NEW_PASSWORD = 'A-longer-Passphrase-7';

/** The last digit of a code submits it. */
export const code = field('Code');
export const password = field('Password');
export const welcome = heading(/^Welcome/);
export const mailIsOnItsWay = heading('Check your email');

export const giveEmail = async (user: User, email: string): Promise<void> => {
  await user.fill(field('Email'), email);
  await user.press(button('Continue'));
};

/** Fills in the hosted login, from the email to the password. */
export const enter = async (user: User, { email, password: secret }: Credentials): Promise<void> => {
  await giveEmail(user, email);
  await user.fill(password, secret);
  await user.press(button('Sign in'));
};

/** Opens a page of the portal and signs in first. */
export const signIn = async (user: User, address: string, credentials: Credentials): Promise<void> => {
  await user.open(address);
  await enter(user, credentials);
};

/** Selects an action of a row. */
export const chooseAction = async (user: User, row: string, action: string): Promise<void> => {
  await user.press(button(`Actions for ${row}`));
  await user.press(menuItem(action));
};

/** Presses the button of the open confirmation. */
export const confirm = async (user: User, answer: string): Promise<void> => {
  await user.press(button(answer, question));
  await user.seesNoMore(question);
};

export const logOut = async (user: User): Promise<void> => {
  await user.press(button(/^Your account/));
  await user.press(menuItem('Logout'));
};
