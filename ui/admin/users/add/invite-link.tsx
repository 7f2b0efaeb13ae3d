'use client';
import * as inviteLinks from '@gatehouse/sdk/invite-links';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../kit/button/button';
import { daysLeft } from '../../../kit/dates/date-range';
import { CopyField } from '../../../kit/display/copy-field';
import { Alert } from '../../../kit/feedback/alert';
import { RetryButton } from '../../../kit/feedback/retry-button';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { Select } from '../../../kit/form/select';
import { DialogClose, DialogFooter } from '../../../kit/overlay/dialog';
import { useKitTexts } from '../../../kit/texts';
import { useCapability } from '../../../react/capability';
import { useIdentity } from '../../../react/identity';
import { useSubmit } from '../../archetypes/form/use-submit';
import { useFormats } from '../../archetypes/formats/formats';
import { useRights } from '../../archetypes/page/use-rights';
import { useAdminTexts } from '../../texts';

const DAY_MINUTES = 1440;
/** Selectable lifetimes of a link in days from now. */
const lifetimes = [1, 7, 30, 90] as const;

/** Renders the account's invite link, with actions to create, renew, mail and delete it. */
export function InviteLink() {
  const texts = useAdminTexts('users').link;
  const kit = useKitTexts();
  const may = useRights('users');
  const { environment, routes } = useIdentity();
  const { timeZone } = useFormats();
  const { get, configuration, create, update, remove } = useCapability(inviteLinks);
  const linkQuery = useQuery(get());
  const { data: settings } = useQuery(configuration());
  const sends = { create: useSubmit(create()), update: useSubmit(update()), remove: useSubmit(remove()) };
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [days, setDays] = useState(30);
  const lifetimeId = useId();
  const expiresInMinutes = days * DAY_MINUTES;
  const run = async (send: () => Promise<unknown>) => {
    setError(undefined);
    setIsBusy(true);
    try {
      await send();
    } catch (thrown) {
      setError(kit.describeError(thrown));
    } finally {
      setIsBusy(false);
    }
  };

  const link = linkQuery.data;
  const left = link?.expires ? daysLeft(Date.parse(link.expires), environment.now(), timeZone) : undefined;
  const address = link && new URL(routes.signUpUrl, location.origin);
  address?.searchParams.set('invitationToken', link?.token ?? '');
  const isAllowed = settings?.tenantInvitationsAllowed !== false;
  const canCreate = isAllowed && !linkQuery.isPending && !linkQuery.error;

  return (
    <>
      {linkQuery.error ? (
        <Alert tone="danger" actions={<RetryButton error={linkQuery.error} onRetry={linkQuery.refetch} />}>
          {texts.failed}
        </Alert>
      ) : linkQuery.isPending ? (
        <Skeleton className="gh:h-control" />
      ) : !isAllowed ? (
        <p>{texts.notAllowed}</p>
      ) : address ? (
        <div className="gh:grid gh:gap-3">
          <CopyField label={texts.label} value={address.href} />
          {left !== undefined && (
            <p className="gh:text-sm gh:text-subtle">{left > 0 ? texts.daysLeft(left) : texts.expired}</p>
          )}
          <div className="gh:flex gh:flex-wrap gh:gap-2">
            <Button
              variant="secondary"
              size="sm"
              disabled={isBusy}
              onClick={() => void run(() => sends.update({ expiresInMinutes }))}
            >
              {texts.renew(days)}
            </Button>
            {settings?.emailsEnabled && link?.shouldSendEmail !== true && (
              <Button
                variant="secondary"
                size="sm"
                disabled={isBusy}
                onClick={() => void run(() => sends.update({ shouldSendEmail: true }))}
              >
                {texts.mail}
              </Button>
            )}
            {may.deleteLink && (
              <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => void run(() => sends.remove())}>
                {texts.remove}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <p>{texts.none}</p>
      )}
      {canCreate && (
        <div className="gh:grid gh:gap-1.5">
          <label htmlFor={lifetimeId} className="gh:text-sm gh:font-medium">
            {texts.lifetime}
          </label>
          <Select
            id={lifetimeId}
            aria-describedby={link ? `${lifetimeId}-hint` : undefined}
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
          >
            {lifetimes.map((count) => (
              <option key={count} value={count}>
                {texts.lifetimeDays(count)}
              </option>
            ))}
          </Select>
          {link && (
            <p id={`${lifetimeId}-hint`} className="gh:text-xs gh:text-subtle">
              {texts.lifetimeHint}
            </p>
          )}
        </div>
      )}
      <div role="alert">{error && <Alert tone="danger">{error}</Alert>}</div>
      <DialogFooter>
        <DialogClose>{kit.close}</DialogClose>
        {canCreate && (
          <Button disabled={isBusy} onClick={() => void run(() => sends.create({ expiresInMinutes }))}>
            {link ? texts.replace : texts.create}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
