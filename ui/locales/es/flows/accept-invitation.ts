import type { AcceptInvitationTexts } from '../../en/flows/accept-invitation';

export const texts: AcceptInvitationTexts = {
  title: 'Acepta tu invitación',
  text: 'Te unirás a la cuenta que te invitó.',
  submit: 'Aceptar',
  later: 'Ahora no',
  otherUser: (email) =>
    `Has iniciado sesión como ${email}, pero esta invitación es para otro usuario. Si la aceptas, se cerrará tu sesión.`,
  codeTitle: 'Escribe tu código',
  codeText: 'Está en el correo de invitación.',
  failedTitle: 'No se pudo verificar tu invitación',
  failedText: 'Pide una nueva a la persona que te invitó.',
  doneTitle: 'Te has unido',
  doneText:
    '¿Es tu primera vez aquí? Te hemos enviado un enlace para elegir una contraseña. Si ya tienes una, inicia sesión.',
  continue: 'Continuar',
};
