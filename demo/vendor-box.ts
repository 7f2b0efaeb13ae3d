/** How the local login looks: as the portal in front of it, by the same metadata as a customer of the hosted one. */
export const vendorBox = {
  themeV2: {
    loginBox: {
      palette: {
        primary: { main: '#0b5947', contrastText: '#ffffff' },
        background: { default: '#f6f6f2', paper: '#ffffff' },
        text: { primary: '#16201c' },
      },
      // In the dark, as the portal's own colors are.
      paletteDark: {
        primary: { main: '#8fd6bd', contrastText: '#06241b' },
        background: { default: '#0e1211', paper: '#151a18' },
        text: { primary: '#ecf0ed' },
      },
      logo: { image: '/portal.svg' },
    },
  },
};
