'use client';
import type { activateFlow } from '@gatehouse/sdk/flows/activate';
import type { ScreenProps } from '../flow-box';
import { lazyScreen, lazyScreenOf } from '../lazy-screen';
import { useOwnFields } from '../own-fields';

/** Password, terms and fields of the host: activations by code alone have none of them. */
const AccountForm = lazyScreen(() => import('./account-form'));
const CodeAlone = lazyScreenOf(
  () => import('./codes'),
  (codes) => codes.CodeAlone,
);

/** Asks for a password, for the code of the mail, or for both. */
export function ActivatingForm(props: ScreenProps<typeof activateFlow, 'activatingForm'>) {
  const { asksPassword, asksMore } = props.context;
  const { terms } = useOwnFields();
  const Form = asksPassword || terms || asksMore ? AccountForm : CodeAlone;
  return <Form {...props} />;
}
