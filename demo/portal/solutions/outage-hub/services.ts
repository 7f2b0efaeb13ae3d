/** The services of the sample company. */
export type ServiceId =
  | 'identity'
  | 'mail'
  | 'cloud'
  | 'line'
  | 'vpn'
  | 'intranet'
  | 'desk'
  | 'files'
  | 'shop'
  | 'payroll'
  | 'phones';

/** Without a `must` a service stops; without a `should` it goes on, but not as usual. */
type Kind = 'must' | 'should';

export interface Service {
  readonly name: string;
  /** Whether a vendor runs it. */
  readonly isRented: boolean;
  readonly needs: Partial<Readonly<Record<ServiceId, Kind>>>;
}

/** What depends on what; nothing depends on itself, not even by way of others. */
export const services: Readonly<Record<ServiceId, Service>> = {
  identity: { name: 'Identity provider', isRented: true, needs: {} },
  mail: { name: 'Mail service', isRented: true, needs: {} },
  cloud: { name: 'Cloud region', isRented: true, needs: {} },
  line: { name: 'Office line', isRented: true, needs: {} },
  vpn: { name: 'VPN', isRented: false, needs: { identity: 'must', line: 'must' } },
  intranet: { name: 'Intranet', isRented: false, needs: { identity: 'must', cloud: 'must' } },
  desk: { name: 'Ticket desk', isRented: false, needs: { identity: 'must', mail: 'should' } },
  files: { name: 'File store', isRented: false, needs: { cloud: 'must', identity: 'should' } },
  shop: { name: 'Web shop', isRented: false, needs: { cloud: 'must', mail: 'should' } },
  payroll: { name: 'Payroll', isRented: false, needs: { vpn: 'must' } },
  phones: { name: 'Phone system', isRented: false, needs: { line: 'must' } },
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
