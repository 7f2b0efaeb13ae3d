import type { RegisterQuickLoginTexts } from '../../en/flows/register-quick-login';

export const texts: RegisterQuickLoginTexts = {
  title: 'Entra más rápido la próxima vez',
  text: 'En este dispositivo puedes iniciar sesión con un código por SMS, sin escribir tu correo.',
  register: 'Usar SMS aquí',
  later: 'Ahora no',
  doneTitle: 'Este dispositivo está listo',
  doneText: 'Redirigiendo…',
};
