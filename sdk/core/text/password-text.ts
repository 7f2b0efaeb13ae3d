/**
 * Returns the one form in which a password is hashed and compared: composed (NFC), every kind of space as a space.
 * Keyboards and password managers send the same letters in different forms.
 * @see https://www.rfc-editor.org/rfc/rfc8265#section-4.2
 */
export const canonicalPassword = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
