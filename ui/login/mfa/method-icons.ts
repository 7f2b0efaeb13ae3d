import type { MfaMethod } from '@gatehouse/sdk/flows/mfa';
import type { Icon } from '../../kit/icon';
import KeyRound from '../../kit/icons/key-round';
import Mail from '../../kit/icons/mail';
import MessageSquareText from '../../kit/icons/message-square-text';
import Smartphone from '../../kit/icons/smartphone';

export const methodIcons: Record<MfaMethod, Icon> = {
  authenticatorApp: Smartphone,
  sms: MessageSquareText,
  email: Mail,
  webauthn: KeyRound,
};
