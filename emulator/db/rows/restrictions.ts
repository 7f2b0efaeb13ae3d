import type { Row } from './row';

type Strategy = 'ALLOW' | 'BLOCK';

export interface IpRestrictionRow extends Row {
  readonly tenantId: string;
  /** An IP address or range. */
  readonly ip: string;
  readonly strategy: Strategy;
  readonly isActive: boolean;
  readonly description: string;
}

export interface DomainRestrictionRow extends Row {
  readonly tenantId: string;
  /** Lower case. */
  readonly domain: string;
  readonly type: Strategy;
}
