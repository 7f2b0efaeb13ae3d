/** A one-time code as it is sent: people copy it with the gaps that mails and apps show it with. */
export const typedCode = (code: string): string => code.replace(/[\s-]/g, '');
