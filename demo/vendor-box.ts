/** How the local login looks and speaks: as the portal in front of it, by the same metadata as a customer of the hosted one. */
export const vendorBox = {
  themeV2: {
    loginBox: {
      palette: {
        primary: { main: '#0b5947', contrastText: '#ffffff' },
        background: { default: '#f6f6f2', paper: '#ffffff' },
        text: { primary: '#16201c' },
      },
      logo: { image: '/portal.svg' },
    },
  },
  // The first language is that of users whose own is not among them.
  localizations: {
    en: { loginBox: { login: { title: 'Sign in to Product Research Portal' } } },
    de: { loginBox: { login: { title: 'Anmelden beim Portal für Produktforschung' } } },
    ar: { loginBox: { login: { title: 'تسجيل الدخول إلى بوابة أبحاث المنتجات' } } },
  },
};
