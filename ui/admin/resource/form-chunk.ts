import { object } from 'zod/mini';
import { Switch } from '../../kit/bare-switch';
import { CheckboxField } from '../../kit/choice-fields';
import { TextField } from '../../kit/fields';
import { Form } from '../../kit/form';
import { SwitchField } from '../../kit/switch';
import { partsOf } from './partly-done';
import { SectionShell } from './section-shell';
import { UnsavedScope } from './unsaved';
import { useConfirmation } from './use-confirmation';
import { useFreshEdits } from './use-fresh-edits';
import { useSubmit } from './use-submit';

/**
 * Shared modules of forms: the form library, the kit's fields, and the submission of changes. Sheets and sections with
 * a form import it, so that bundlers put the modules into few files. `package.json` lists this module under
 * `sideEffects`.
 */
const parts: readonly unknown[] = [
  Switch,
  CheckboxField,
  Form,
  object,
  partsOf,
  SectionShell,
  SwitchField,
  TextField,
  UnsavedScope,
  useFreshEdits,
  useConfirmation,
  useSubmit,
];

// Bundlers would remove unused imports.
if (parts.includes(undefined)) throw new Error('A part of the forms has a circular import.');
