import type { PrototypeTexts } from '../../texts/prototype-texts';
import { timeOfDay } from '../time-of-day';
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
  /** Service of the ticket. */
  readonly service: ServiceId;
  readonly id: keyof PrototypeTexts<'outage-hub'>['tickets'];
}

/** Reports of the services in the sample hour, in order. */
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
  { at: 10, service: 'intranet', id: 'intranet-again' },
  { at: 10, service: 'vpn', id: 'vpn-password' },
  { at: 15, service: 'desk', id: 'desk-blank' },
  { at: 15, service: 'payroll', id: 'payroll-noon' },
  { at: 20, service: 'files', id: 'files-login' },
  { at: 25, service: 'phones', id: 'phones-half' },
  { at: 25, service: 'vpn', id: 'vpn-home' },
  { at: 30, service: 'phones', id: 'phones-break' },
  { at: 30, service: 'shop', id: 'shop-price' },
  { at: 40, service: 'intranet', id: 'intranet-slow' },
];

/** Returns the last report of each service up to a minute. */
export const signalsAt = (minute: number): Signals =>
  Object.fromEntries(signals.filter(({ at }) => at <= minute).map(({ service, state }) => [service, state]));

/** Returns the time of a minute of the hour, as in '09:05' for minute 5. */
export const clock = (minute: number, locale: string): string => timeOfDay(9, minute, locale);
