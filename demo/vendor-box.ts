/** How the local login looks: as the portal in front of it, by the same metadata as a customer of the hosted one. */
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
};
