import type { PrototypeTexts } from '../../texts/prototype-texts';

/** The services of the sample company. */
export type ServiceId = keyof PrototypeTexts<'outage-hub'>['services'];

/** Without a `must` a service stops; without a `should` it goes on, but not as usual. */
type Kind = 'must' | 'should';

export interface Service {
  /** Whether a vendor runs it. */
  readonly isRented: boolean;
  readonly needs: Partial<Readonly<Record<ServiceId, Kind>>>;
}

/** What depends on what; nothing depends on itself, not even by way of others. */
export const services: Readonly<Record<ServiceId, Service>> = {
  identity: { isRented: true, needs: {} },
  mail: { isRented: true, needs: {} },
  cloud: { isRented: true, needs: {} },
  line: { isRented: true, needs: {} },
  vpn: { isRented: false, needs: { identity: 'must', line: 'must' } },
  intranet: { isRented: false, needs: { identity: 'must', cloud: 'must' } },
  desk: { isRented: false, needs: { identity: 'must', mail: 'should' } },
  files: { isRented: false, needs: { cloud: 'must', identity: 'should' } },
  shop: { isRented: false, needs: { cloud: 'must', mail: 'should' } },
  payroll: { isRented: false, needs: { vpn: 'must' } },
  phones: { isRented: false, needs: { line: 'must' } },
};

/** In the order of the board: rented ones first. */
export const serviceIds: readonly ServiceId[] = [
  'identity',
  'mail',
  'cloud',
  'line',
  'vpn',
  'intranet',
  'desk',
  'files',
  'shop',
  'payroll',
  'phones',
];
