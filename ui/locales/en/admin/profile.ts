import type { Widen } from '../../widen';

const signIns: Readonly<Record<string, string>> = {
  google: 'Google',
  github: 'GitHub',
  microsoft: 'Microsoft',
  facebook: 'Facebook',
  slack: 'Slack',
};

/** Texts of the profile page. */
export const texts = {
  text: 'How others see you, and how we reach you.',
  detailsTitle: 'About you',
  detailsText: 'Your name appears wherever you work with others.',
  email: 'Email',
  name: 'Name',
  jobTitle: 'Job title',
  address: 'Address',
  nameMissing: 'Enter your name.',
  tooLong: (most: number) => `Use at most ${most} characters.`,
  /** By the way the user signs in. */
  emailKeeper: (provider: string, isAdministrator: boolean) => {
    if (provider === 'local')
      return `You sign in with it. ${isAdministrator ? 'It cannot be changed here.' : 'Ask an administrator to change it.'}`;
    if (provider === 'scim2') return 'Managed by your company’s directory. Ask its administrator to change it.';
    if (provider === 'saml') return 'Comes from SSO. Change it at your identity provider.';
    return `Comes from your ${signIns[provider] ?? provider} account. Change it there.`;
  },
  keptByDirectory: 'Managed by your company’s directory. Ask its administrator to change it.',
  keptByAdministrator: (isAdministrator: boolean) =>
    isAdministrator ? 'It cannot be changed here.' : 'Managed by your administrators. Ask one of them to change it.',
  phoneHint: 'With + and the country code.',
  phoneInvalid: 'Enter a phone number with + and the country code.',
  sentTo: (number: string) => `Enter the code we sent to \u2068${number}\u2069.`,
  sentByEmail: 'This number was never confirmed, so we sent the code to your email.',
  picture: {
    title: 'Picture',
    text: 'Shown beside your name.',
    upload: 'Upload picture',
    change: 'Change picture',
    remove: 'Remove',
    hint: 'Or drop or paste one here. PNG, JPEG, GIF, WebP, AVIF or BMP, up to 30 MB.',
    problems: {
      type: 'This file is not a picture we can show. Choose a PNG, JPEG, GIF, WebP, AVIF or BMP.',
      size: 'This picture is larger than 30 MB. Choose a smaller one.',
      unreadable: 'This picture could not be opened. Choose another one.',
    },
    cropTitle: 'Crop your picture',
    cropText: 'Move and zoom until it fits.',
    preview: 'Your picture, cropped',
    keys: 'Drag it, or use the arrow keys.',
    zoom: 'Zoom',
    save: 'Use this picture',
    saved: 'Picture saved',
    removeTitle: 'Remove your picture?',
    removeText: 'Others see your initials again.',
    removed: 'Picture removed',
  },
  own: {
    title: 'Phone',
    text: 'We use it to confirm it is you.',
    label: 'Phone number',
    none: 'No phone number',
    add: 'Add',
    change: 'Change',
    changeTitle: 'Change your phone number',
    changeText: 'We send a code to the new number. Until you confirm it, the old one stays.',
    confirm: 'Confirm number',
    changed: 'Phone number changed',
  },
  numbers: {
    title: 'Other phone numbers',
    text: 'More numbers for codes and alerts.',
    number: 'Number',
    status: 'Status',
    verified: 'Confirmed',
    unverified: 'Not confirmed',
    add: 'Add number',
    verify: 'Confirm',
    confirm: 'Confirm number',
    remove: 'Remove number',
    addTitle: 'Add a phone number',
    addText: 'We send it a code to confirm it is yours.',
    added: 'Phone number added',
    verifyTitle: (number: string) => `Confirm \u2068${number}\u2069?`,
    verifyText: 'We send a code to this number.',
    confirmed: (number: string) => `\u2068${number}\u2069 confirmed`,
    removeTitle: (number: string) => `Remove \u2068${number}\u2069?`,
    removeText: 'We send a code to this number first. It then gets no more codes and alerts.',
    removeUnverifiedText: 'We send a code to your email first.',
    removed: (number: string) => `\u2068${number}\u2069 removed`,
    emptyTitle: 'No other phone numbers',
    empty: 'Add one to get codes and alerts there.',
  },
};

export type ProfileTexts = Widen<typeof texts>;
