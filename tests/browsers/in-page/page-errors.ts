const errors: string[] = [];

const { error: report } = console;
console.error = (...values: unknown[]) => {
  errors.push(values.map(String).join(' '));
  report.apply(console, values);
};
addEventListener('error', ({ message }) => void errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => void errors.push(`unhandled: ${reason}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  errors.push(`refused by the policy: ${violatedDirective} ${blockedURI}`);
});

/** Returns the errors of the page since the last call. Not all drivers report them. */
export const takeErrors = (): string[] => errors.splice(0);
