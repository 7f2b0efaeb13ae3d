import { object } from 'zod/mini';
import { CheckboxField } from '../../kit/choice-fields';
import { TextField } from '../../kit/fields';
import { Form } from '../../kit/form';
import { SwitchField } from '../../kit/switch';
import { partsOf } from './partly-done';
import { useFreshEdits } from './use-fresh-edits';
import { useSubmit } from './use-submit';

/**
 * What every form is made of: the form library, the fields of the kit, and how a change is sent. Sheets and sections with
 * a form import it, so that bundlers keep it in few files. `package.json` lists this module under `sideEffects`.
 */
const parts: readonly unknown[] = [
  CheckboxField,
  Form,
  object,
  partsOf,
  SwitchField,
  TextField,
  useFreshEdits,
  useSubmit,
];

// Without a use, bundlers would leave the imports out.
if (parts.includes(undefined)) throw new Error('A part of the forms imports itself in a circle.');
