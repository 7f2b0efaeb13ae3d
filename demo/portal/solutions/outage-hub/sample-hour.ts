import type { Signals, State } from './impact';
import type { ServiceId } from './services';

/** Minutes between two steps. */
export const STEP = 5;
/** The last step of the hour; the first is 0. */
export const LAST_STEP = 12;

interface Signal {
  /** Minutes after nine. */
  readonly at: number;
  readonly service: ServiceId;
  readonly state: State;
}

export interface Ticket {
  /** Minutes after nine. */
  readonly at: number;
  /** The service it was opened for. */
  readonly service: ServiceId;
  readonly text: string;
}

/** What the services reported in the sample hour, in order. */
export const signals: readonly Signal[] = [
  { at: 5, service: 'identity', state: 'slow' },
  { at: 10, service: 'identity', state: 'down' },
  { at: 20, service: 'line', state: 'slow' },
  { at: 35, service: 'identity', state: 'slow' },
  { at: 45, service: 'identity', state: 'up' },
  { at: 55, service: 'line', state: 'up' },
];

/** Tickets of the sample hour, in order. */
export const tickets: readonly Ticket[] = [
  { at: 10, service: 'intranet', text: 'Intranet asks me to sign in again and again' },
  { at: 10, service: 'vpn', text: 'VPN does not accept my password' },
  { at: 15, service: 'desk', text: 'Ticket page is blank, I am writing from my phone' },
  { at: 15, service: 'payroll', text: 'Payroll does not open, wages go out at noon' },
  { at: 20, service: 'files', text: 'Shared folders want a login, colleagues are fine' },
  { at: 25, service: 'phones', text: 'Callers hear half of what I say' },
  { at: 25, service: 'vpn', text: 'Thrown out of the VPN at home' },
  { at: 30, service: 'phones', text: 'Calls break off after a minute' },
  { at: 30, service: 'shop', text: 'Wrong price on the blue folder' },
  { at: 40, service: 'intranet', text: 'Intranet works again, but takes its time' },
];

/** What each service last reported up to a minute. */
export const signalsAt = (minute: number): Signals =>
  Object.fromEntries(signals.filter(({ at }) => at <= minute).map(({ service, state }) => [service, state]));

/** '09:05' for minute 5. */
export const clock = (minute: number): string =>
  `${String(9 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
