/** Feature flags as the provider sends them. */
export type Flags = Readonly<Record<string, string>>;

/** Whether a flag is on; unknown flags and names of object members are off. */
export const isFlagOn = (flags: Flags | undefined, name: string): boolean =>
  flags !== undefined && Object.hasOwn(flags, name) && flags[name] === 'on';
