import type { Emulator } from '../emulator';
import { escapeHtml } from '../oauth/pages';
import { codeAt, PERIOD } from '../rules/factors/one-time-passwords';
import { copyButton } from './developer-page';

export interface Authenticator {
  id: string;
  email: string;
  secret: string;
  lastStep?: number;
}

/** Returns the authenticators that are being enrolled, by signed-in users and by sign-ins that require one, newest first. */
const enrollmentsOf = ({ db, clock }: Emulator): Authenticator[] => [
  ...db.users
    .filter(({ enrolling }) => enrolling !== undefined)
    .map(({ id, email, enrolling = '' }) => ({ id: `${id}-new`, email, secret: enrolling })),
  ...db.mfaSessions
    .filter(({ enrolling, expiresAt }) => enrolling !== undefined && expiresAt > clock.now())
    .toSorted((a, b) => b.expiresAt - a.expiresAt)
    .flatMap(({ id, userId, enrolling = '' }) => {
      const user = db.users.get(userId);
      return user ? [{ id: `${userId}-${id.slice(0, 8)}`, email: user.email, secret: enrolling }] : [];
    }),
];

/** Returns all authenticators, those that are being enrolled first. */
export const authenticatorsOf = (emulator: Emulator): Authenticator[] => [
  ...enrollmentsOf(emulator),
  ...emulator.db.users
    .filter(({ authenticators }) => authenticators.length > 0)
    .flatMap(({ email, authenticators }) => authenticators.map((device) => ({ ...device, email }))),
];

/** Renders an authenticator with its current code; a code is accepted once. */
export const authenticatorHtml = ({ id, email, secret, lastStep = -1 }: Authenticator, now: number): string => {
  const step = Math.floor(now / 1000 / PERIOD);
  const place = escapeHtml(`authenticator-${id}`);
  const name = escapeHtml(email);
  return `<li id="${place}"><h3>${name}</h3><span class="about" id="${place}-used" data-text>${lastStep >= step ? 'Used' : ''}</span><code id="${place}-code" data-text>${codeAt(secret, now)}</code>${copyButton(`code of ${email}`)}</li>`;
};

/** Renders when all codes change. */
export const codesLeftHtml = (now: number): string =>
  `<p class="about" id="codes-left" data-text>New codes in ${PERIOD - (Math.floor(now / 1000) % PERIOD)} s</p>`;
