/** A host outside of the repository, as data. */
export interface Host {
  what: string;
  /** Folder beside this file with its sources. */
  folder: string;
  /** Versions that differ from its `package.json`. */
  versions?: Readonly<Record<string, string>>;
  /** Where the administration is, if it has an address of its own; no browser without. */
  admin?: string;
  browser: boolean;
  /** Name of the variable with the provider's address. */
  addressIn?: string;
  /** Arguments of its server. */
  serve?: (port: number) => readonly string[];
}

const vite = (port: number) => ['vite', 'preview', '--port', String(port), '--strictPort'];
const viteAddress = 'VITE_IDENTITY_URL';

export const hosts: Readonly<Record<string, Host>> = {
  react: {
    what: 'Vite, React Router, its own QueryClient, Tailwind 4',
    folder: 'react',
    admin: '/admin',
    browser: true,
    addressIn: viteAddress,
    serve: vite,
  },
  react18: {
    what: 'the same on React 18.3 and the oldest versions that the ranges allow',
    folder: 'react',
    admin: '/admin',
    browser: true,
    versions: {
      react: '18.3.1',
      'react-dom': '18.3.1',
      '@types/react': '18.3.12',
      '@types/react-dom': '18.3.1',
      'react-router': '7.1.0',
      '@tanstack/react-query': '5.60.2',
      zod: '4.1.0',
      zustand: '5.0.0',
    },
    addressIn: viteAddress,
    serve: vite,
  },
  next: {
    what: 'Next, App Router',
    folder: 'next',
    admin: '/admin',
    browser: true,
    addressIn: 'NEXT_PUBLIC_IDENTITY_URL',
    serve: (port) => ['next', 'start', '--port', String(port)],
  },
  plain: {
    what: "plain page under style-src 'self' and Trusted Types",
    folder: 'plain',
    browser: true,
    addressIn: viteAddress,
    serve: vite,
  },
  vue: { what: 'Vue', folder: 'vue', browser: true, addressIn: viteAddress, serve: vite },
  node: { what: 'Node, ES modules and CommonJS', folder: 'node', browser: false },
};
