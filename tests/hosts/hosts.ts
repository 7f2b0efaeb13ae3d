/** A host outside of the repository, as data. */
export interface Host {
  what: string;
  /** Folder beside this file with its sources. */
  folder: string;
  /** Installs the lowest versions that the ranges of the packages allow. */
  isLowest?: boolean;
  /** Versions that differ from its `package.json`. */
  versions?: Readonly<Record<string, string>>;
  /** Name of the variable with the provider's address. */
  addressIn: string;
  /** How a browser goes through it; without, its `npm start` is the journey. */
  browser?: {
    /** Arguments of its server. */
    serve: (port: number) => readonly string[];
    /** Whether it signs in at the provider's page, has a login box on a page of its own, and an administration beside its list. */
    hasPages: boolean;
    /** Whether it opens the checkout. */
    hasCheckout?: boolean;
  };
}

const vite = (port: number) => ['vite', 'preview', '--port', String(port), '--strictPort'];
const viteAddress = 'VITE_IDENTITY_URL';

export const hosts: Readonly<Record<string, Host>> = {
  react: {
    what: 'Vite, React Router, its own QueryClient, Tailwind 4',
    folder: 'react',
    addressIn: viteAddress,
    browser: { serve: vite, hasPages: true },
  },
  react18: {
    what: 'the same on React 18.3 and the lowest versions that the ranges allow',
    folder: 'react',
    isLowest: true,
    versions: { '@types/react': '18.3.0', '@types/react-dom': '18.3.0', 'react-router': '7.1.0' },
    addressIn: viteAddress,
    browser: { serve: vite, hasPages: true },
  },
  next: {
    what: 'Next, App Router',
    folder: 'next',
    addressIn: 'NEXT_PUBLIC_IDENTITY_URL',
    browser: { serve: (port) => ['next', 'start', '--port', String(port)], hasPages: true },
  },
  plain: {
    what: "plain page under style-src 'self' and Trusted Types, with login box, administration and checkout mounted",
    folder: 'plain',
    addressIn: viteAddress,
    browser: { serve: vite, hasPages: false, hasCheckout: true },
  },
  vue: { what: 'Vue', folder: 'vue', addressIn: viteAddress, browser: { serve: vite, hasPages: false } },
  node: {
    what: 'Node without the DOM library, ES modules and CommonJS',
    folder: 'node',
    addressIn: 'IDENTITY_URL',
  },
};
