'use client';
import * as tokens from '@gatehouse/sdk/tokens';
import { useState } from 'react';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../resource/confirm-dialog';
import { SecretDialog } from '../resource/secret-dialog';
import type { TaskProps } from '../resource/tasks';
import { useAdminTexts } from '../texts';
import { AddTokenSheet } from './add-token-sheet';
import { tokenName } from './token-name';

/** Dialog to open for a token. */
export type TokenTask = { do: 'add' } | { do: 'remove'; token: tokens.ApiToken };

export interface TokenDialogsProps {
  type: tokens.TokenType;
  /** Owners for whom the user may add a token. */
  owners: readonly tokens.TokenOwner[];
}

interface CreatedSecret {
  description: string;
  id: string;
  secret: string;
}

/** Renders the dialogs that add a token, render its secret, and delete one. */
export default function TokenDialogs({ task, onClose, type, owners }: TaskProps<TokenTask> & TokenDialogsProps) {
  const texts = useAdminTexts('tokens');
  const { remove } = useCapability(tokens);
  const [created, setCreated] = useState<CreatedSecret>();

  return (
    <>
      <AddTokenSheet
        open={task?.do === 'add'}
        {...{ onClose, type, owners }}
        onCreated={(token, description) =>
          setCreated({ description, id: token.clientId ?? token.id ?? '', secret: token.secret ?? '' })
        }
      />
      <SecretDialog
        secrets={
          created && [
            { label: type === 'AccessToken' ? texts.tokenId : texts.id, value: created.id, isPublic: true },
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
        toVariables={(token) => token}
        toast={(token) => texts.removedToast(tokenName(token, texts))}
      />
    </>
  );
}
