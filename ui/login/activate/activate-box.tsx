'use client';
import { activateDeps, type activateFlow } from '@gatehouse/sdk/flows/activate';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { type CustomFields, CustomFieldsProvider, fieldsIn } from '../form/custom-fields';
import { Box, type BoxSettings } from '../frame/box';
import { useNavigation } from '../frame/use-navigation';
import { activateView } from './screens';

export interface ActivateBoxProps extends BoxSettings<typeof activateFlow>, Pick<CustomFields, 'fields' | 'terms'> {
  /** Called instead of navigating to the page after sign-in. */
  onSuccess?: () => void;
}

/** Activates a user by an emailed link, read from the page's URL, or on the code route by its code. */
export default function ActivateBox({ onSuccess, fields, terms, context, ...settings }: ActivateBoxProps) {
  const identity = useIdentity();
  const given = useMemo(() => activateDeps(identity), [identity]);
  const deps = useNavigation(given, onSuccess);
  const own = useMemo(() => ({ fields, terms }), [fields, terms]);
  const start = { hasCustomFields: fieldsIn(own, 'activate').length > 0, ...context };
  return (
    <CustomFieldsProvider value={own}>
      <Box view={activateView} {...settings} deps={deps} context={start} />
    </CustomFieldsProvider>
  );
}
