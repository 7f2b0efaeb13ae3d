'use client';
import * as groups from '@gatehouse/sdk/groups';
import { boolean, object } from 'zod/mini';
import { SwitchField } from '../../kit/form/switch';
import { useCapability } from '../../react/capability';
import { FormSheet } from '../archetypes/form/form-sheet';
import { useAdminTexts } from '../texts';

const Settings = object({ enabled: boolean(), rolesEnabled: boolean() });

/** Returns whether groups, and the roles that they grant, are enabled. Missing values mean enabled. */
export const settingsOf = ({ enabled = true, rolesEnabled = true }: groups.GroupConfiguration = {}) => ({
  enabled,
  rolesEnabled,
});

interface SettingsSheetProps {
  open: boolean;
  onClose: () => void;
  configuration: groups.GroupConfiguration | undefined;
}

/** Renders the form that enables and disables groups, or their roles. */
export function SettingsSheet({ open, onClose, configuration }: SettingsSheetProps) {
  const texts = useAdminTexts('groups').configuration;
  const { configuration: read, saveConfiguration } = useCapability(groups);
  const before = settingsOf(configuration);
  return (
    <FormSheet
      item={open ? (configuration ?? {}) : undefined}
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      schema={Settings}
      toInput={settingsOf}
      confirmation={({ enabled, rolesEnabled }) =>
        before.enabled && before.rolesEnabled && !(enabled && rolesEnabled)
          ? { title: texts.question, text: texts.questionText, confirm: texts.confirm, tone: 'danger' }
          : undefined
      }
      submitLabel={texts.confirm}
      mutation={saveConfiguration()}
      latest={() => read()}
      toVariables={(values) => values}
      toast={() => texts.saved}
    >
      <SwitchField name="enabled" label={texts.enabled} hint={texts.enabledHint} />
      <SwitchField name="rolesEnabled" label={texts.rolesEnabled} hint={texts.rolesEnabledHint} />
    </FormSheet>
  );
}
