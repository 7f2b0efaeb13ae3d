/** The parts of Next that the package uses; the host has the real ones. */
declare module 'next/headers' {
  export const headers: () => Promise<Headers>;
}

declare module 'next/navigation' {
  export const notFound: () => never;
  export const redirect: (url: string) => never;
  export const useRouter: () => { refresh(): void };
}

declare module 'next/server' {
  export const NextResponse: { next(): Response; redirect(url: URL): Response };
}
