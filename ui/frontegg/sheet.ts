/** Text of `unlayered.css`, which outranks the rules of a host. The build writes it; from source, the host has the styles. */
export const sheet: string = '';
