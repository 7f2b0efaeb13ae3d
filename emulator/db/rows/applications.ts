import type { Row } from './row';

/** An application of the vendor. A client of the same id signs users in to it. */
export interface ApplicationRow extends Row {
  readonly name: string;
  readonly description: string;
  /** `FREE_ACCESS` is open to every user, `MANAGED_ACCESS` to assigned users. */
  readonly accessType: 'FREE_ACCESS' | 'MANAGED_ACCESS';
  readonly type: 'web' | 'mobile';
  readonly appURL: string;
  readonly loginURL: string;
  readonly logoURL?: string;
  readonly isDefault: boolean;
  readonly isActive: boolean;
  /** Accounts that have it; an application with free access needs none. */
  readonly tenantIds: readonly string[];
}

/** An application assigned to a member of an account. The id is `assignmentId(applicationId, membershipId)`. */
export interface ApplicationAssignmentRow extends Row {
  readonly applicationId: string;
  readonly membershipId: string;
  readonly userId: string;
  readonly tenantId: string;
}
