import type { MfaMethod } from '@gatehouse/sdk/flows/mfa';
import { KeyRound, type LucideIcon, Mail, MessageSquareText, Smartphone } from 'lucide-react';

export const methodIcons: Record<MfaMethod, LucideIcon> = {
  authenticatorApp: Smartphone,
  sms: MessageSquareText,
  email: Mail,
  webauthn: KeyRound,
};
