import type { Widen } from '../../widen';

/** Texts of the account page: its name, address and formats. */
export const texts = {
  text: 'Your company details, and how dates and amounts are shown.',
  tabs: { settings: 'Settings', customLogin: 'Login page' },
  company: {
    title: 'Company',
    text: 'Shown to all members, and on invoices.',
    companyName: 'Company name',
    website: 'Website',
    address: 'Address',
    logo: 'Logo',
    nameMissing: 'Enter the name of your company.',
    websiteWrong: 'Enter a full web address, such as https://example.com.',
    logoWrong: 'Enter the web address of an image, or upload one.',
    tooLong: (most: number) => `Use at most ${most} characters.`,
  },
  logo: {
    hint: 'A file of up to 10 MB (PNG, JPEG, GIF or WebP), or the address of an image.',
    alt: (company: string) => `Logo of ${company}`,
    uploaded: 'Uploaded image',
    choose: 'Upload',
    remove: 'Remove',
    unusable: 'This file cannot be used. Choose a PNG, JPEG, GIF or WebP image of up to 10 MB.',
  },
  formats: {
    title: 'Formats',
    text: 'How all members see dates, times and amounts.',
    timezone: 'Time zone',
    timezoneHint: 'Type a city or a region.',
    timezoneWrong: 'Choose a time zone from the list, such as Europe/Berlin.',
    ofDevice: 'Time zone of each device',
    currency: 'Currency',
    noCurrency: 'No preference',
    dateFormat: 'Date format',
    timeFormat: 'Time format',
    ofLanguage: 'Language of each user',
    example: 'Example',
    today: 'Today',
    invoice: 'An invoice',
    renewal: 'Next renewal',
  },
};

export type AccountTexts = Widen<typeof texts>;
