import { chunk } from '../kit/chunk';
import { fieldsIn, type OwnFieldPlace, type OwnFields } from './own-fields';

const ownPart = chunk(() => import('./own-part'));

/** Returns the chunk of the host's additions to a form; undefined if there are none. */
export const ownPartOf = (own: OwnFields, place: OwnFieldPlace) =>
  own.terms || fieldsIn(own, place).length > 0 ? ownPart : undefined;
