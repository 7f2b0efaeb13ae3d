'use client';
import { acceptInvitationDeps, type acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { type CustomFields, CustomFieldsProvider } from '../form/custom-fields';
import { Box, type BoxSettings } from '../frame/box';
import { useNavigation } from '../frame/use-navigation';
import { acceptInvitationView } from './screens';

export interface AcceptInvitationBoxProps
  extends BoxSettings<typeof acceptInvitationFlow>,
    Pick<CustomFields, 'fields'> {
  /** Called for a signed-in user instead of navigating to the page after sign-in. */
  onSuccess?: () => void;
}

/** Accepts an invitation by its emailed link, read from the page's URL, or on the code route by its code. */
export default function AcceptInvitationBox({ onSuccess, fields, ...settings }: AcceptInvitationBoxProps) {
  const identity = useIdentity();
  const given = useMemo(() => acceptInvitationDeps(identity), [identity]);
  const deps = useNavigation(given, onSuccess);
  const own = useMemo(() => ({ fields }), [fields]);
  return (
    <CustomFieldsProvider value={own}>
      <Box view={acceptInvitationView} {...settings} deps={deps} />
    </CustomFieldsProvider>
  );
}
