'use client';
import * as provisioning from '@gatehouse/sdk/provisioning';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { CopyField } from '../../kit/display/copy-field';
import { Alert } from '../../kit/feedback/alert';
import { Spinner } from '../../kit/feedback/spinner';
import { Dialog, DialogClose, DialogFooter } from '../../kit/overlay/dialog';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { useFormats } from '../archetypes/formats/formats';
import { useAdminTexts } from '../texts';
import { nameOf, sourceOf } from './connection-name';

/** Poll interval in milliseconds until the directory sends its first request. */
const PAUSE = 5000;

/** Renders the setup instructions for the directory, and polls until its first user arrives. */
export function WaitingDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const texts = useAdminTexts('provisioning');
  const { moment } = useFormats();
  const kit = useKitTexts();
  const identity = useIdentity();
  const last = useRef(id);
  if (id !== undefined) last.current = id;
  const hasArrived = ({ lastSync, userCount }: provisioning.CountedConnection) => Boolean(lastSync) && userCount !== 0;
  const find = (all: readonly provisioning.CountedConnection[] | undefined) =>
    all?.find((connection) => connection.id === last.current);
  const { data, error } = useQuery({
    ...useCapability(provisioning).list(),
    refetchInterval: (query) => {
      const connection = find(query.state.data);
      return id !== undefined && connection && !hasArrived(connection) ? PAUSE : false;
    },
  });
  const connection = find(data);
  if (!connection) return null;
  const { lastSync, userCount = 0 } = connection;

  return (
    <Dialog
      open={id !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={nameOf(connection, texts)}
      description={texts.waitText}
    >
      <ol className="gh:list-decimal gh:space-y-1 gh:ps-5 gh:text-sm">
        {texts.steps[sourceOf(connection)].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CopyField label={texts.endpoint} value={provisioning.scimAddress(identity, connection.id)} />
      <div role="status">
        {error ? (
          <Alert tone="danger">{kit.describeError(error)}</Alert>
        ) : lastSync ? (
          <Alert tone="success" title={userCount > 0 ? texts.arrived(userCount) : texts.called}>
            {texts.lastRequest(moment(lastSync))}
          </Alert>
        ) : (
          <p className="gh:flex gh:items-center gh:gap-2 gh:text-sm gh:text-subtle">
            <Spinner />
            {texts.waiting}
          </p>
        )}
      </div>
      <p className="gh:text-xs gh:text-subtle">{texts.tokenLost}</p>
      <DialogFooter>
        <DialogClose>{texts.done}</DialogClose>
      </DialogFooter>
    </Dialog>
  );
}
