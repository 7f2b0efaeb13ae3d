/** Parts of the kit that accept class names of the host: their `data-slot`, and what they are. */
export const kitElements = {
  primaryButton: ['button', 'the main button of a step, form or page'],
  secondaryButton: ['button', 'an outlined button'],
  ghostButton: ['button', 'a button without a border'],
  dangerButton: ['button', 'a button of a destructive action'],
  link: ['button', 'a link below the form, or beside a label'],
  field: ['field', 'label, input, hint and error'],
  label: ['label', 'the label of a field'],
  hint: ['hint', 'the hint below a field'],
  fieldError: ['field-error', 'the error of a field'],
  input: ['input', 'a text input'],
  textarea: ['textarea', 'a text field of several lines'],
  select: ['select', 'a list to choose from'],
  checkbox: ['checkbox', 'a checkbox'],
  switch: ['switch', 'a switch'],
  code: ['otp', 'the six-digit code input'],
  alert: ['alert', 'a message in the page, or above a form'],
  badge: ['badge', 'a short state or label'],
  card: ['card', 'a framed section of a page; in a box, the card around the step'],
  dialog: ['dialog', 'the panel of a dialog'],
  drawer: ['drawer', 'the panel of a side sheet'],
  menu: ['menu', 'the list of a menu'],
  tab: ['tabs-trigger', 'a tab'],
  table: ['table', 'the table of a list'],
  tableRow: ['table-row', 'a row of a list'],
  pageHeader: ['page-header', 'title, description and actions of a page'],
  navigation: ['navigation', 'the list of pages beside a page of the administration'],
  navigationItem: ['navigation-item', 'one page in it'],
} as const satisfies Record<string, readonly [slot: string, what: string]>;

/** Name of a part of {@link kitElements}. */
export type KitElement = keyof typeof kitElements;
