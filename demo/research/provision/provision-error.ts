/** A reason not to go on, told in sentences that say what to do. */
export class ProvisionError extends Error {
  override readonly name = 'ProvisionError';
}
