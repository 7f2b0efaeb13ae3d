import { chunk } from '../kit/chunk';
import { type CustomFieldPlace, type CustomFields, fieldsIn } from './custom-fields';

const customFieldsPart = chunk(() => import('./custom-fields-part'));

/** Returns the chunk of the host's additions to a form; undefined if there are none. */
export const customFieldsPartOf = (own: CustomFields, place: CustomFieldPlace) =>
  own.terms || fieldsIn(own, place).length > 0 ? customFieldsPart : undefined;
