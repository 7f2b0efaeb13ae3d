'use client';
import * as tokens from '@gatehouse/sdk/tokens';
import { useState } from 'react';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../resource/confirm-dialog';
import { SecretDialog } from '../resource/secret-dialog';
import { useAdminTexts } from '../texts';
import { AddTokenDialog } from './add-token-dialog';
import { tokenName } from './token-name';

/** What a person is about to do; nothing keeps the dialogs closed. */
export type TokenTask = { do: 'add' } | { do: 'remove'; token: tokens.ApiToken } | undefined;

export interface TokenDialogsProps {
  task: TokenTask;
  onClose: () => void;
  type: tokens.TokenType;
  /** Owners for whom this person may add a token. */
  owners: readonly tokens.TokenOwner[];
}

interface CreatedSecret {
  description: string;
  id: string;
  secret: string;
}

/** Adding a token, its secret, and deleting one. */
export default function TokenDialogs({ task, onClose, type, owners }: TokenDialogsProps) {
  const texts = useAdminTexts('tokens');
  const { remove } = useCapability(tokens);
  const [created, setCreated] = useState<CreatedSecret>();

  return (
    <>
      <AddTokenDialog
        open={task?.do === 'add'}
        onOpenChange={(open) => !open && onClose()}
        type={type}
        owners={owners}
        onCreated={(token, description) =>
          setCreated({ description, id: token.clientId ?? token.id ?? '', secret: token.secret ?? '' })
        }
      />
      <SecretDialog
        secrets={
          created && [
            { label: type === 'AccessToken' ? texts.tokenId : texts.id, value: created.id },
            { label: texts.secret, value: created.secret },
          ]
        }
        onClose={() => setCreated(undefined)}
        title={texts.createdTitle}
        description={created && texts.createdText(created.description)}
        fileName={texts.fileName}
      />
      <ConfirmDialog
        item={task?.do === 'remove' ? task.token : undefined}
        onClose={onClose}
        title={(token) => texts.removeTitle(tokenName(token, texts))}
        description={texts.removeText}
        confirmLabel={texts.removeConfirm}
        mutation={remove()}
        toast={(token) => texts.removedToast(tokenName(token, texts))}
      />
    </>
  );
}
