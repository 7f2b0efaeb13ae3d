'use client';
import type { activateFlow } from '@gatehouse/sdk/flows/activate';
import { useCustomFields } from '../form/custom-fields';
import type { ScreenProps } from '../frame/flow-box';
import { AccountForm } from './account-form';
import { CodeAlone } from './code-alone';

/** Renders the form for a password, the emailed code, or both. */
export function ActivatingForm(props: ScreenProps<typeof activateFlow, 'activatingForm'>) {
  const { requiresPassword, hasCustomFields } = props.context;
  const { terms } = useCustomFields();
  const Form = requiresPassword || terms || hasCustomFields ? AccountForm : CodeAlone;
  return <Form {...props} />;
}
