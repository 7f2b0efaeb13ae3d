import type { MfaMethod } from '@gatehouse/sdk/flows/mfa';
import type { LucideIcon } from 'lucide-react';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Smartphone from 'lucide-react/icons/smartphone';

export const methodIcons: Record<MfaMethod, LucideIcon> = {
  authenticatorApp: Smartphone,
  sms: MessageSquareText,
  email: Mail,
  webauthn: KeyRound,
};
