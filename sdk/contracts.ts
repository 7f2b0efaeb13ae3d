/** Every contract by capability, as data: for emulators, conformance tests and generated documentation. */
import { contract as configurations } from './configurations/contract';
import { contract as entitlements } from './entitlements/contract';
import { contract as flags } from './flags/contract';
import { contract as metadata } from './metadata/contract';
import { contract as mfa } from './mfa/contract';
import { contract as passwordless } from './passwordless/contract';
import { contract as roles } from './roles/contract';
import { contract as session } from './session/contract';
import { contract as tokens } from './tokens/contract';
import { contract as users } from './users/contract';

export const contracts = {
  configurations,
  entitlements,
  flags,
  metadata,
  mfa,
  passwordless,
  roles,
  session,
  tokens,
  users,
} as const;

export type Contracts = typeof contracts;
export type { Contract, Endpoint, Input, Method, Output, Wire } from './core/contract';
