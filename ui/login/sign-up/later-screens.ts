/** Screens of rare sign-ups, and the last screen. */

export { default as ContinueAs } from './continue-as';
export { default as PhonePart } from './phone-part';
export { default as SignedUp } from './signed-up';
