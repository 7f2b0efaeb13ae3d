import type { PrototypeTexts } from '../../texts/prototype-texts';

/** The services of the sample company. */
export type ServiceId = keyof PrototypeTexts<'outage-hub'>['services'];

/** Without a `must` a service stops; without a `should` it runs with restrictions. */
type Kind = 'must' | 'should';

export interface Service {
  /** Whether a vendor runs it. */
  readonly isRented: boolean;
  readonly needs: Partial<Readonly<Record<ServiceId, Kind>>>;
}

/** Dependencies between services; without cycles. */
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

/** In board order: vendor services first. */
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
