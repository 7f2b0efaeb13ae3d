/** Error that stops provisioning; its message says what to do. */
export class ProvisionError extends Error {
  override readonly name = 'ProvisionError';
}
