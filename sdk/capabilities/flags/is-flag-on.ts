/** Feature flags as the provider sends them. */
export type Flags = Readonly<Record<string, string>>;

/** Returns whether a flag is on. Unknown flags and names of `Object.prototype` members are off. */
export const isFlagOn = (flags: Flags | undefined, name: string): boolean =>
  flags !== undefined && Object.hasOwn(flags, name) && flags[name] === 'on';
