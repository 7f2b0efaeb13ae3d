'use client';
import * as users from '@gatehouse/sdk/users';
import { useMemo } from 'react';
import { object, string } from 'zod/mini';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { FormSheet } from '../archetypes/form/form-sheet';
import { useFormats } from '../archetypes/formats/formats';
import { useAdminTexts } from '../texts';
import { secondsUntil } from './access-end';
import { EndFields } from './end-fields';
import { userName } from './user-state';

interface EndSheetProps {
  user: users.ListedUser | undefined;
  onClose: () => void;
}

/** Renders the form for the end of a user's access. */
export function EndSheet({ user, onClose }: EndSheetProps) {
  const texts = useAdminTexts('users');
  const { environment } = useIdentity();
  const { timeZone } = useFormats();
  const { setExpiration } = useCapability(users);
  const schema = useMemo(
    () =>
      object({ ends: string(), lastDay: string() }).check(({ value, issues }) => {
        if (secondsUntil(value, environment.now(), timeZone) !== undefined) return;
        issues.push({ code: 'custom', path: ['lastDay'], message: texts.endDateWrong, input: value.lastDay });
      }),
    [texts, environment, timeZone],
  );
  return (
    <FormSheet
      item={user}
      onClose={onClose}
      title={(temporary) => texts.endTitle(userName(temporary))}
      schema={schema}
      toInput={() => ({ ends: '30', lastDay: '' })}
      submitLabel={texts.save}
      mutation={setExpiration()}
      toVariables={(end, { item }) => ({
        userId: item.id,
        expirationInSeconds: secondsUntil(end, environment.now(), timeZone) ?? 0,
      })}
      toast={(_end, temporary) => texts.endSaved(userName(temporary))}
    >
      <EndFields offersNever={false} />
    </FormSheet>
  );
}
