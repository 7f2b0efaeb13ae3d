import { chunk } from '../kit/chunk';
import { fieldsIn, type OwnFieldPlace, type OwnFields } from './own-fields';

const ownPart = chunk(() => import('./own-part'));

/** The code of what the host adds to a form; undefined where it adds nothing. */
export const ownPartOf = (own: OwnFields, place: OwnFieldPlace) =>
  own.terms || fieldsIn(own, place).length > 0 ? ownPart : undefined;
