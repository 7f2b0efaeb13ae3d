import type { PrototypeTexts } from '../../texts/prototype-texts';

/** Decisions about a contract before its notice date. */
export type Decision = 'keep' | 'renegotiate' | 'leave';

export interface Alternative {
  readonly name: string;
  /** US dollars per year. */
  readonly spend: number;
  /** Days from today until the migration is complete. */
  readonly moveDays: number;
}

export interface Contract {
  readonly id: string;
  readonly vendor: string;
  /** Current US dollars per year. */
  readonly spend: number;
  /** Days from today to the end of the term, when it renews automatically. */
  readonly endsIn: number;
  /** Days before the end of the term by which notice must arrive. */
  readonly noticeDays: number;
  /** Price increase at renewal, as a fraction: 0.07 for 7%. */
  readonly rise: number;
  /** Whether work stops without it and there is no other supplier. */
  readonly singleSupplier: boolean;
  readonly alternative?: Alternative;
  /** Days since the last incident that affected users. */
  readonly lastIncident?: number;
}

/** A sample contract; the name of its service is in the texts. */
export interface SampleContract extends Contract {
  readonly id: keyof PrototypeTexts<'vendor-hub'>['services'];
}

/**
 * Fictional contracts of a company of 260 employees; all days count from today, so the sample does not become outdated.
 */
export const sampleContracts: readonly SampleContract[] = [
  {
    id: 'halden',
    vendor: 'Halden Fibre',
    spend: 38_400,
    endsIn: 52,
    noticeDays: 30,
    rise: 0.04,
    singleSupplier: true,
    alternative: { name: 'Corran Telecom', spend: 34_900, moveDays: 63 },
    lastIncident: 12,
  },
  {
    id: 'harbour',
    vendor: 'Mail Harbour',
    spend: 62_400,
    endsIn: 118,
    noticeDays: 60,
    rise: 0.09,
    singleSupplier: true,
    lastIncident: 140,
  },
  {
    id: 'kestrel',
    vendor: 'Kestrel Vault',
    spend: 27_600,
    endsIn: 97,
    noticeDays: 90,
    rise: 0.07,
    singleSupplier: true,
    alternative: { name: 'Stonewell', spend: 24_300, moveDays: 28 },
    lastIncident: 34,
  },
  {
    id: 'quillfold',
    vendor: 'Quillfold',
    spend: 18_900,
    endsIn: 86,
    noticeDays: 30,
    rise: 0.12,
    singleSupplier: false,
    alternative: { name: 'Queueline', spend: 14_200, moveDays: 42 },
  },
  {
    id: 'orrin',
    vendor: 'Orrin Identity',
    spend: 31_200,
    endsIn: 240,
    noticeDays: 90,
    rise: 0.05,
    singleSupplier: true,
    lastIncident: 61,
  },
  {
    id: 'tallow',
    vendor: 'Tallow Print',
    spend: 11_700,
    endsIn: 26,
    noticeDays: 30,
    rise: 0.03,
    singleSupplier: false,
    alternative: { name: 'Pagewell', spend: 8_900, moveDays: 20 },
  },
  {
    id: 'ironmoor',
    vendor: 'Ironmoor',
    spend: 44_800,
    endsIn: 133,
    noticeDays: 60,
    rise: 0.06,
    singleSupplier: true,
    alternative: { name: 'Sentrel', spend: 41_500, moveDays: 56 },
  },
  {
    id: 'larkvoice',
    vendor: 'Larkvoice',
    spend: 22_500,
    endsIn: 310,
    noticeDays: 90,
    rise: 0.02,
    singleSupplier: false,
    alternative: { name: 'Tern Mobile', spend: 21_800, moveDays: 45 },
    lastIncident: 15,
  },
  {
    id: 'fellrack',
    vendor: 'Fellrack',
    spend: 96_000,
    endsIn: 200,
    noticeDays: 60,
    rise: 0,
    singleSupplier: true,
    lastIncident: 120,
  },
  {
    id: 'paperlane',
    vendor: 'Paperlane',
    spend: 9_600,
    endsIn: 41,
    noticeDays: 30,
    rise: 0.15,
    singleSupplier: false,
    alternative: { name: 'Sealmark', spend: 6_300, moveDays: 14 },
  },
];
