/** Look of the local login: that of the portal, by the same metadata as a hosted vendor's. */
export const vendorBox = {
  themeV2: {
    loginBox: {
      palette: {
        primary: { main: '#0b5947', contrastText: '#ffffff' },
        background: { default: '#f6f6f2', paper: '#ffffff' },
        text: { primary: '#16201c' },
      },
      // In dark mode, as in the portal.
      paletteDark: {
        primary: { main: '#8fd6bd', contrastText: '#06241b' },
        background: { default: '#0e1211', paper: '#151a18' },
        text: { primary: '#ecf0ed' },
      },
      logo: { image: '/portal.svg' },
    },
  },
};
