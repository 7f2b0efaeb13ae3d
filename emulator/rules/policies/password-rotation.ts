import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import { document } from '../resources/documents';

/** Periods in minutes. */
export interface PasswordRotation {
  isActive: boolean;
  rotationPeriod: number;
  notificationPeriod: number;
  vendorRotationPeriod: number;
}

const DAY = 24 * 60;
const MAX_PERIOD = 3650 * DAY;

/** The vendor requires no rotation. */
export const vendorRotation: PasswordRotation = {
  isActive: false,
  rotationPeriod: 90 * DAY,
  notificationPeriod: 14 * DAY,
  vendorRotationPeriod: 90 * DAY,
};

/** The period after which passwords have to be replaced. */
export const rotation = document<PasswordRotation>('password-rotation', vendorRotation);

const invalid = (message: string) => new ProviderError(400, 'invalid-policy', message);

const isPeriod = (minutes: number) => Number.isSafeInteger(minutes) && minutes >= 0 && minutes <= MAX_PERIOD;

export const passwordRotation = {
  get: rotation.get,
  /** The vendor's period is not the account's to change. */
  save: (call: Call, { isActive, rotationPeriod, notificationPeriod }: PasswordRotation): PasswordRotation => {
    if (!isPeriod(rotationPeriod) || !isPeriod(notificationPeriod)) throw invalid('Enter periods in whole minutes.');
    if (isActive && rotationPeriod < DAY) throw invalid('Let passwords be valid for at least one day.');
    if (isActive && notificationPeriod >= rotationPeriod) {
      throw invalid('The notification has to come before the password ends.');
    }
    const { vendorRotationPeriod } = vendorRotation;
    return rotation.save(call, { isActive, rotationPeriod, notificationPeriod, vendorRotationPeriod });
  },
};
