import type { StepUpTexts } from '../../en/flows/step-up';

export const texts: StepUpTexts = {
  title: 'Confirma que eres tú para continuar',
  dialogTitle: 'Verificación en dos pasos',
  dialogText: 'Esta acción requiere una confirmación reciente. Lo que escribiste se conserva.',
  cancel: 'Cancelar',
  doneTitle: 'Identidad confirmada',
  doneText: 'Volviendo…',
};
