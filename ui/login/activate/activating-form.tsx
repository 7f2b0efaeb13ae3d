'use client';
import type { activateFlow } from '@gatehouse/sdk/flows/activate';
import { useCustomFields } from '../custom-fields';
import type { ScreenProps } from '../flow-box';
import { lazyScreen, lazyScreenOf } from '../lazy-screen';

/**
 * Form with password, terms and fields of the host; loaded on demand, since activation by code alone has none of them.
 */
const AccountForm = lazyScreen(() => import('./account-form'));
const CodeAlone = lazyScreenOf(
  () => import('./codes'),
  (codes) => codes.CodeAlone,
);

/** Renders the form for a password, the emailed code, or both. */
export function ActivatingForm(props: ScreenProps<typeof activateFlow, 'activatingForm'>) {
  const { requiresPassword, hasCustomFields } = props.context;
  const { terms } = useCustomFields();
  const Form = requiresPassword || terms || hasCustomFields ? AccountForm : CodeAlone;
  return <Form {...props} />;
}
